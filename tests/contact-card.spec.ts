import { readFile } from "node:fs/promises";
import jsQR from "jsqr";
import sharp from "sharp";
import { content, expect, test, visit } from "./support/site";

const business = content("business.yaml");
const { details } = content("pages/contact.yaml");
const digits = `55${business.phone.replace(/\D/g, "")}`;

test("The contact can be saved as a card that address books read", async ({ page }) => {
  await visit(page, "/contato");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: details.saveLabel }).click();
  expect((await download).suggestedFilename()).toBe("contato.vcf");

  const card = (await readFile(await (await download).path(), "utf8")).replaceAll("\r\n ", "").split("\r\n");
  expect(card).toContain(`FN:${business.brand} ${business.tagline}`);
  expect(card).toContain(`TEL;TYPE=work:+${digits}`);
  expect(card).toContain(`EMAIL;TYPE=work:${business.email}`);
  expect(card.find((line) => line.startsWith("NOTE:"))).toContain(business.emergencyHours);
});

test("On paper, and only there, a code leads a camera to the chat", async ({ page }) => {
  await visit(page, "/contato");
  const code = page.getByRole("img", { name: details.codeCaption, includeHidden: true });
  await expect(code).toBeHidden();

  await page.emulateMedia({ media: "print" });
  await expect(code).toBeVisible();
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(`https://wa.me/${digits}`);
});
