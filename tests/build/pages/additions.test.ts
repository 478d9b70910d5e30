import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "@jest/globals";
import { within } from "@testing-library/dom";
import sharp from "sharp";
import { builtAt, namesOf, readContent } from "../../support/built-content";
import { hrefOf, openPage } from "../../support/built-page";
import { otherBusinessSite, ownPhoto } from "../../support/other-business";
import { isUpright } from "../../support/photos";

/* What only the site of another business has: its own photo, and what the recipes of CONTRIBUTING.md add. */

const site = namesOf(readContent(otherBusinessSite, builtAt(otherBusinessSite)));
const fileAt = (address: string) => path.join(otherBusinessSite, "public", decodeURI(address));

it("The owner's photo comes as WebP and JPEG in several widths, upright, in the colours of a screen", async () => {
  const photo = openPage(otherBusinessSite, "/").getByRole("img", { name: ownPhoto.alt });
  const offered = [...(photo.closest("picture")?.querySelectorAll("[srcset]") ?? [])].map((source) =>
    (source.getAttribute("srcset") ?? "").split(/,\s*/).map((part) => part.split(" ")[0] ?? ""),
  );
  expect(offered.map(([address = ""]) => path.extname(address))).toEqual([".webp", ".jpg"]);
  for (const addresses of offered) {
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.filter((address) => !existsSync(fileAt(address)))).toEqual([]);
  }
  expect([photo.getAttribute("width"), photo.getAttribute("height")]).toEqual(["900", "1200"]);
  const file = fileAt(photo.getAttribute("src") ?? "");
  expect(await sharp(file).metadata()).toMatchObject({ width: 900, height: 1200, space: "srgb" });
  expect(await isUpright(file)).toBe(true);
});

it("The section of the recipe stands among the others, with the facts in its text and the field of the recipe", () => {
  const team = within(openPage(otherBusinessSite, "/").getByRole("region", { name: "Quem atende" }));
  team.getByText(`O dono, ${site.business.legalName}, vem em pessoa.`);
  expect(hrefOf(team.getByRole("link", { name: "LinkedIn" }))).toMatch(/^https:\/\/www\.linkedin/);
});
