import { describe, expect, it } from "@jest/globals";
import { graphqlTypes } from "../../plugins/gatsby-plugin-content-model/model/graphql-types";
import { drawings } from "../ui/Icon.drawings";
import { derivedFields } from "./derived/derived-fields";
import { contentFiles } from "./model";

const noPhotos = () => {
  throw new Error("Types do not need photos");
};
const definitions = graphqlTypes(contentFiles, derivedFields(noPhotos)).split("\n\n");

/** First line and fields of a definition. */
function definitionOf(name: string): { head: string; fields: string[] } {
  const [head = "", ...lines] = definitions.find((text) => text.split(" ")[1] === name)?.split("\n") ?? [];
  return { head, fields: lines.slice(0, -1).map((line) => line.trim()) };
}

describe("the GraphQL types of the content", () => {
  it("are closed to inference, so that the schema does not depend on the content", () => {
    for (const text of definitions.filter((definition) => definition.startsWith("type "))) {
      expect(text.split("\n")[0]).toContain("@dontInfer");
    }
  });

  it("require every field that the model does not mark as optional", () => {
    expect(definitionOf("Plan").fields).toContain("warrantyDays: Int!");
    expect(definitionOf("Plan").fields).toContain("popular: Boolean!");
    expect(definitionOf("LegalSection").fields).toContain("items: [String!] @interpolate");
    expect(definitionOf("Photo").fields).toContain("width: Int");
  });

  it("mark the interpolated texts, and no others", () => {
    expect(definitionOf("Step").fields).toEqual([
      "number: String!",
      "title: String! @interpolate",
      "description: String! @interpolate",
    ]);
    expect(definitionOf("Service").fields).toContain("features: [String!]! @interpolate");
    expect(definitionOf("Business").fields).toContain("legalName: String!");
  });

  it("declare enumerations with their values", () => {
    expect(definitionOf("IconName").head).toBe("enum IconName {");
    expect(definitionOf("IconName").fields).toEqual(Object.keys(drawings));
    expect(definitionOf("SubjectValue").fields).toEqual([
      "manutencao",
      "instalacao",
      "emergencia",
      "orcamento",
      "outros",
    ]);
  });
});
