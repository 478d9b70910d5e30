import type { ContentModel } from "../../plugins/gatsby-plugin-content-model/options";
import { interpolate } from "../../plugins/gatsby-plugin-content-model/placeholders";
import type { FieldProblem } from "../../plugins/gatsby-plugin-content-model/problems";
import { closingsOf, todayIn } from "./derived/closed-days";
import { factsOf, factTitles } from "./facts";
import { type Content, type ContentFile, contentFiles } from "./model/content-files";
import { routes } from "./routes";
import { isExample } from "./rules/examples";
import { messages } from "./rules/messages";

/** This site's model for `gatsby-plugin-content-model`. */
export const contentModel: ContentModel<typeof contentFiles> = {
  files: contentFiles,
  facts: { of: factsOf, titles: factTitles },
  *rules(content) {
    yield* duplicateTitles(content);
    yield* warnings(content);
  },
  isExample,
};

/** Page titles are unique, also once interpolated. */
function* duplicateTitles(content: Content): Generator<FieldProblem> {
  const facts = factsOf(content);
  const titles = new Map<string, ContentFile>();
  for (const { file } of routes) {
    const title = interpolate(content[file].title, facts).normalize("NFC").replace(/\s+/g, " ").trim();
    const other = titles.get(title);
    if (other) yield { file, path: ["title"], message: messages.duplicateTitle(`data/${other}`) };
    titles.set(title, file);
  }
}

/** What the owner should know, but may want so: a form that delivers nothing, closed days that are over. */
function* warnings(content: Content): Generator<FieldProblem> {
  const warning = (file: ContentFile, path: FieldProblem["path"], message: string): FieldProblem => ({
    severity: "warning",
    file,
    path,
    message,
  });
  const { "business.yaml": business, "pages/contact.yaml": contact } = content;
  if (contact.form.delivery === "nenhuma")
    yield warning("pages/contact.yaml", ["form", "delivery"], messages.noDelivery);
  const today = todayIn(business.timeZone);
  for (const [index, days] of business.closedOn?.entries() ?? []) {
    const isOver = closingsOf([days], today).length === 0;
    if (isOver) yield warning("business.yaml", ["closedOn", index], messages.pastDays);
  }
}
