import { describe, expect, it } from "@jest/globals";
import jsQR from "jsqr";
import sharp from "sharp";
import { chatCode } from "./chat-code";

/** What a reader of QR codes sees in path data, drawn as on the page. */
async function read({ size, path }: ReturnType<typeof chatCode>): Promise<string | undefined> {
  const side = size + 8;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side * 8}" height="${side * 8}" viewBox="-4 -4 ${side} ${side}" shape-rendering="crispEdges"><rect x="-4" y="-4" width="${side}" height="${side}" fill="#fff"/><path d="${path}" stroke="#000"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe("the code of the chat", () => {
  it("is read by a camera as the address of the conversation", async () => {
    expect(await read(chatCode("(87) 91234-5678"))).toBe("https://wa.me/5587912345678");
  });

  it("weighs little in the page: less than 2 kB", () => {
    expect(chatCode("(87) 91234-5678").path.length).toBeLessThan(2048);
  });
});
