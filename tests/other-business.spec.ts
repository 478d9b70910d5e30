import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { addedRoute, ownPhoto } from "./support/other-business";
import { isUpright } from "./support/photos";
import { expect, mainHeading, test, visit, widthFrom } from "./support/site";

/* What only the site of another business has: its own photo, and what the recipes of CONTRIBUTING.md add. */

test("The owner's photo comes as WebP and JPEG in several widths, upright, in the colours of a screen", async ({
  page,
  site,
}) => {
  const fileAt = (address: string) => path.join(site.folder, "public", decodeURI(address));
  await page.goto("/");
  const photo = page.getByRole("img", { name: ownPhoto.alt });
  const offered = await page
    .locator("picture", { has: photo })
    .locator("[srcset]")
    .evaluateAll((all) =>
      all.map((one) => (one.getAttribute("srcset") ?? "").split(/,\s*/).map((part) => part.split(" ")[0] ?? "")),
    );
  expect(offered.map(([address = ""]) => path.extname(address))).toEqual([".webp", ".jpg"]);
  for (const addresses of offered) {
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) expect(existsSync(fileAt(address)), address).toBe(true);
  }
  await expect(photo).toHaveAttribute("width", "900");
  await expect(photo).toHaveAttribute("height", "1200");
  const file = fileAt((await photo.getAttribute("src")) ?? "");
  expect(await sharp(file).metadata()).toMatchObject({ width: 900, height: 1200, space: "srgb" });
  expect(await isUpright(file)).toBe(true);
});

test("A photo of a common phone, with a scan header of its own, is on the page", async ({ page, site }) => {
  await page.goto("/");
  const photo = page.getByRole("img", { name: site.homePage.technician?.photo?.alt });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("The map of the state is drawn, from a file of its own", async ({ page }) => {
  await page.goto("/");
  const outline = page.getByRole("main").locator("use");
  await expect.poll(() => outline.evaluate((one: SVGGraphicsElement) => one.getBBox().width)).toBeGreaterThan(400);
});

test("The section of the recipe stands among the others, with the facts in its text and the field of the recipe", async ({
  page,
  site,
}) => {
  await page.goto("/");
  const team = page.getByRole("main").getByRole("region", { name: "Quem atende" });
  await expect(team.getByText(`O dono, ${site.business.legalName}, vem em pessoa.`)).toBeVisible();
  await expect(team.getByRole("link", { name: "LinkedIn" })).toHaveAttribute("href", /^https:\/\/www\.linkedin/);
});

test("The page of the recipe opens from the header, which stays one row, and from the footer", async ({ page }) => {
  await page.setViewportSize({ width: widthFrom("desktop"), height: 900 });
  await visit(page, "/");
  for (const part of ["contentinfo", "banner"] as const) {
    await page.getByRole(part).getByRole("link", { name: "Trabalhos" }).click();
    await expect(page).toHaveURL(addedRoute);
    await expect(mainHeading(page)).toHaveText("O que já consertamos");
  }
});
