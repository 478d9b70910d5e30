import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "@jest/globals";
import { exampleBusiness } from "../../../tests/jest/example-business";
import { socialImagePath } from "../routes";
import { writeSocialImages } from "./social-images";

const directory = mkdtempSync(path.join(tmpdir(), "social-"));
afterAll(() => rmSync(directory, { recursive: true }));

const file = path.join(directory, socialImagePath("/contato"));

/** Draws the image of a page with this title. */
async function pictureOf(title: string): Promise<Buffer> {
  const page = { path: "/contato", title };
  await writeSocialImages(directory, exampleBusiness(), [page], { "address.city": "Garanhuns" });
  return readFileSync(file);
}

it("A social image shows the fact that its title quotes, not the placeholder", async () => {
  const written = await pictureOf("Frio em Garanhuns");

  expect((await pictureOf("Frio em {address.city}")).equals(written)).toBe(true);
  expect((await pictureOf("Frio em Caruaru")).equals(written)).toBe(false);
}, 30_000);
