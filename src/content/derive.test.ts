import { describe, expect, it } from "@jest/globals";
import { z } from "zod";
import { graphqlTypes } from "../../plugins/gatsby-plugin-content-model/graphql-types";
import { photosIn } from "../../plugins/gatsby-plugin-content-model/photos";
import { isUrl, valueAt } from "../../plugins/gatsby-plugin-content-model/values";
import { now, validContent } from "../../tests/support/edited-content";
import { derive } from "./derive";
import { type Derived, derivedFields } from "./derived/derived-fields";
import { contentFiles } from "./model/content-files";
import { routes } from "./routes";

const content = validContent();
const derived = derive(content, now);

/** An object with what `derive` has added to it. */
const added = <Name extends keyof typeof derivedFields>(_: Name, object: object | undefined) => object as Derived<Name>;
const business = added("Business", derived["business.yaml"]);
const messageOf = (url: string) => new URL(url).searchParams.get("text");

describe("what the pages show", () => {
  it("follows a fact into all texts that quote it, and into the links", () => {
    const changed = structuredClone(content);
    changed["business.yaml"].servedArea = "na Zona da Mata";
    changed["business.yaml"].phone = "(87) 3761-9999";
    const texts = JSON.stringify(derive(changed, now));
    expect(texts).not.toContain(content["business.yaml"].servedArea);
    expect(texts).toContain("na Zona da Mata");
    expect(added("Business", derive(changed, now)["business.yaml"]).phoneUrl).toBe("tel:+558737619999");
  });

  it("leaves the content as it was", () => {
    const before = structuredClone(content);
    derive(content, now);
    expect(content).toEqual(before);
  });

  it("is the same for the same content and moment", () => {
    expect(derive(content, now)).toEqual(derived);
  });
});

it("A day that is closed each year is so in a site that nobody has built again for nine years", () => {
  const changed = structuredClone(content);
  changed["business.yaml"].closedOn = ["25/12"];
  const { closures } = added("Business", derive(changed, now)["business.yaml"]);
  const from = `${now.getFullYear() + 9}-12-25`;
  expect(closures).toContainEqual({ from, to: from, written: "25/12" });
});

it("The clock is that of the state, unless the business names another", () => {
  const zone = (state: "PE" | "AM", timeZone?: "America/Noronha") => {
    const changed = structuredClone(content);
    const { address, ...rest } = changed["business.yaml"];
    changed["business.yaml"] = { ...rest, address: { ...address, state }, timeZone };
    return added("Business", derive(changed, now)["business.yaml"]).timeZone;
  };
  expect([zone("PE"), zone("AM"), zone("PE", "America/Noronha")]).toEqual([
    "America/Recife",
    "America/Manaus",
    "America/Noronha",
  ]);
});

it("Days may go from one week into the next: Sunday to Thursday", () => {
  const changed = structuredClone(content);
  changed["business.yaml"].openingHours = [{ firstDay: "domingo", lastDay: "quinta", opens: "8h", closes: "12h" }];
  const shown = derive(changed, now)["business.yaml"];
  expect(added("OpeningHours", shown.openingHours?.[0]).days).toEqual([6, 0, 1, 2, 3]);
  expect(added("Business", shown).openingHoursText).toBe("Domingo a quinta, 8h–12h");
});

it("The menu of small screens has the phone, unless the business gives it another number", () => {
  const menu = (menuPhone?: string) => {
    const changed = structuredClone(content);
    changed["business.yaml"].menuPhone = menuPhone;
    const { menuPhone: shown, menuPhoneUrl } = added("Business", derive(changed, now)["business.yaml"]);
    return [shown, menuPhoneUrl];
  };
  expect(menu()).toEqual(["(87) 3761-2345", "tel:+558737612345"]);
  expect(menu("(81) 99123-4567")).toEqual(["(81) 99123-4567", "tel:+5581991234567"]);
});

it("Each photo of an image service has an image, wherever it stands", () => {
  const changed = structuredClone(content);
  const { teaser, technician } = changed["pages/home.yaml"];
  const [photo] = teaser.photos ?? [];
  if (technician) technician.photo = photo;
  const shown = derive(changed, now);
  const photos = photosIn(contentFiles, shown).filter(({ name }) => isUrl(name));
  expect(photos.map(({ path }) => path.slice(0, -1).join("."))).toContain("technician.photo");
  for (const { file, path } of photos)
    expect(valueAt(shown, [file, ...path.slice(0, -1)])).toHaveProperty("image.images.fallback");
});

it("A chat begins with the greeting, and names the plan or the service", () => {
  const { chatPhone = "" } = content["business.yaml"];
  expect(business.chatUrl).toMatch(new RegExp(`^https://wa\\.me/55${chatPhone.replace(/\D/g, "")}\\?text=`));
  for (const plan of derived["plans.yaml"].plans ?? []) {
    expect(messageOf(added("Plan", plan).chatUrl)).toContain(plan.name);
    expect(added("Plan", plan).warranty).toBe(`${plan.warrantyDays} dias`);
  }
  for (const service of derived["services.yaml"].services) {
    const message = messageOf(added("Service", service).chatUrl);
    expect(message).toContain(service.title);
    expect(message?.startsWith(messageOf(business.chatUrl) ?? "?")).toBe(true);
    if (service.urgent) expect(business.emergencyChatUrl).toBe(added("Service", service).chatUrl);
  }
});

it("Every page knows its path and its URL, and the legal ones have no structured data", () => {
  const pages = routes.map(({ file }) => added("Page", derived[file]));
  expect(pages.map(({ path }) => path)).toEqual(routes.map(({ path }) => path));
  expect(pages[0]?.url).toBe(`${content["business.yaml"].siteUrl}/`);
  const withData = routes.filter((_, index) => pages[index]?.structuredData).map(({ template }) => template);
  expect(withData).toEqual(["home", "services", "contact"]);
});

it("What is added has the types that GraphQL is told", () => {
  const page = derived["pages/home.yaml"];
  const samples: [keyof typeof derivedFields, object | undefined][] = [
    ["Business", derived["business.yaml"]],
    ["Address", derived["business.yaml"].address],
    ["OpeningHours", derived["business.yaml"].openingHours?.[0]],
    ["Plan", derived["plans.yaml"].plans?.[0]],
    ["Service", derived["services.yaml"].services[0]],
    ["Symptom", page.hero.triage?.symptoms[0]],
    ["Photo", page.teaser.photos?.find(({ url }) => url.startsWith("https://"))],
    ["Page", page],
  ];
  expect(samples.map(([name]) => name).sort()).toEqual(Object.keys(derivedFields).sort());
  for (const [name, sample] of samples) expect(() => z.object(derivedFields[name]).parse(sample)).not.toThrow();
});

it("GraphQL has objects with named fields, and an interface what its types share", () => {
  const types = graphqlTypes(contentFiles, derivedFields);
  expect(types).toMatch(/^type Business .*\{[^}]*^ {2}closures: \[Closure!\]!$/m);
  expect(types).toMatch(/^type Closure @dontInfer \{\n {2}from: String!\n {2}to: String!\n {2}written: String!\n\}$/m);
  expect(types).toMatch(/^interface LegalPage implements Node \{[^}]*^ {2}path: String!$/m);
});
