import { readFile } from "node:fs/promises";
import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test, visit } from "./support/site";

test("The contact can be saved as a card that address books read", async ({ page, site }) => {
  await visit(page, "/contato");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: site.contactPage.details.saveLabel }).click();
  expect((await download).suggestedFilename()).toBe("contato.vcf");

  const card = (await readFile(await (await download).path(), "utf8")).replaceAll("\r\n ", "").split("\r\n");
  const name = `${site.business.brand} · ${site.business.tagline.replaceAll(",", "\\,")}`;
  expect(card.find((line) => /^FN\b/.test(line))?.split(":")[1]).toBe(name);
  expect(card).toContain(`TEL;TYPE=work:+55${site.business.phone.replace(/\D/g, "")}`);
  expect(card).toContain(`EMAIL;TYPE=work:${site.business.email}`);
  expect(card.find((line) => /^NOTE\b/.test(line))).toContain("Emergência");
});

test("On paper, and only there, a code leads a camera to the chat", async ({ page, site }) => {
  await visit(page, "/contato");
  const code = page.getByRole("img", { name: site.contactPage.details.codeCaption, includeHidden: true });
  await expect(code).toBeAttached();
  await expect(code).toBeHidden();

  await page.emulateMedia({ media: "print" });
  await expect(code).toBeVisible();
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(site.chat.split("?")[0]);
});
