import { describe, expect, it } from "@jest/globals";
import { formOf } from "../../plugins/gatsby-plugin-content-editor/browser/forms";
import { checkSources } from "../../plugins/gatsby-plugin-content-model/check-sources";
import { graphqlTypes } from "../../plugins/gatsby-plugin-content-model/graphql-types";
import { contentWith, messages, now, validSource } from "../../tests/support/corpus";
import { contentModel } from "./content-model";
import { contentFiles } from "./model/content-files";
import { url } from "./rules/formats";

/* Adds one field to the model, and nothing else. */
const before = contentFiles["business.yaml"];
const business = before
  .extend({ linkedin: url("LinkedIn", "Página da empresa no LinkedIn.").optional() })
  .meta(before.meta() ?? {});
const files = { ...contentFiles, "business.yaml": business };

/** The problems of `business.yaml` with this line added. */
const problemsWith = (line: string) => {
  const source = `${validSource("business.yaml").trimEnd()}\n${line}\n`;
  const { problems } = checkSources({ ...contentModel, files }, contentWith({ "business.yaml": source }), now);
  return problems.map(({ field, message }) => [field, message]);
};

describe("a field that is added to the content model", () => {
  it("has a type in GraphQL", () => {
    // Closed to inference, so that the schema does not depend on the content.
    expect(graphqlTypes(files, {})).toMatch(/^type Business .*@dontInfer [^}]*^ {2}linkedin: String$/m);
  });

  it("is in the content editor's form", () => {
    expect(formOf(business).at(-1)).toMatchObject({
      name: "linkedin",
      label: "LinkedIn",
      required: false,
      hint: expect.stringMatching(/^Opcional\. Página da empresa no LinkedIn\. Ele começa com https/),
    });
  });

  it("may be set or omitted", () => {
    expect(problemsWith("linkedin: https://www.linkedin.com/company/ws")).toEqual([]);
    expect(problemsWith("# linkedin")).toEqual([]);
  });

  it("is named in messages, and suggested if misspelt", () => {
    expect(problemsWith("linkedin: ws")).toEqual([["LinkedIn (linkedin)", messages.url()]]);
    expect(problemsWith("linkdin: https://www.linkedin.com/company/ws")).toEqual([
      [undefined, messages.unknownField("linkdin", messages.didYouMean("linkedin"))],
    ]);
  });
});
