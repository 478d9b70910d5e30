import { rootOf, withChildren } from "../../gatsby-plugin-content-model/fields";
import { labelTexts as words } from "../texts";
import { nameOf } from "./config";
import { readDrafts } from "./draft-store";
import type { EditorSite } from "./site";

/** Styles that show the drawings of choices beside their names, where one is chosen. */
export function pictureStyles({ model }: Pick<EditorSite, "model">, pictures: object): string {
  const fields = Object.values(model.files).flatMap((schema) => withChildren(rootOf(schema)));
  const drawn = fields.filter(({ typeName = "" }) => typeName in pictures);
  const rules = drawn.flatMap(({ options, optionTitles = {} }) =>
    options.map((value) => {
      const picture = `url(/admin/pictures/${value.replaceAll("_", "-")}.svg)`;
      return `.option [data-label=${JSON.stringify(optionTitles[value] ?? value)}]::before { content: ""; background-image: ${picture} }`;
    }),
  );
  return rules.join("\n");
}

/**
 * Styles that say what Sveltia CMS does not: above a form, on a phone, which it is; in the list of forms, which have a draft; in the list of groups, how many have;
 * in the list of photos, that there is none.
 *
 * @param drafts forms that have one, by group and name, `site/plans`, and whether it is this tab's
 * @param hash address of what is open: `#/collections/site/entries/plans`
 */
export function labelStyles(
  { files, groups }: Pick<EditorSite, "files" | "groups">,
  drafts: ReadonlyMap<string, boolean>,
  hash: string,
): string {
  const [, group, name] = /^#\/collections\/(\w+)(?:\/entries\/([\w-]+))?/.exec(hash) ?? [];
  const formsOf = (key: string) =>
    files
      .filter((each) => each.group === key)
      .map(({ file, label }) => ({ name: nameOf(file), label, draft: drafts.get(`${key}/${nameOf(file)}`) }));
  const rule = (selector: string, text: string) => `${selector} { content: ${JSON.stringify(text)} }`;
  const forms = formsOf(group ?? "");
  const title = forms.find((each) => each.name === name)?.label ?? "";
  const rows = forms.flatMap(({ draft }, index) => {
    const mark = draft ? words.draft : words.draftElsewhere;
    return draft === undefined
      ? []
      : [rule(`.list-container [role="row"]:nth-child(${index + 1}) .title::after`, mark)];
  });
  const counts = Object.entries(groups).flatMap(([key, label]) => {
    const count = formsOf(key).filter(({ draft }) => draft !== undefined).length;
    return count === 0
      ? []
      : [rule(`[role="treeitem"][data-label=${JSON.stringify(label)}] .label::after`, words.drafts(count))];
  });
  // Of the files, what is no photo is hidden (`admin.css`).
  const noPhoto =
    '[role="grid"][aria-label="Fotos"] [role="rowgroup"]:not(:has([role="row"]:not([aria-label$=".md"])))';
  return [
    rule('.content-editor > [role="toolbar"] .spacer::before', title),
    rule(`${noPhoto}::after`, words.noPhotos),
    ...rows,
    ...counts,
  ].join("\n");
}

const addStyle = () => document.head.appendChild(document.createElement("style"));

/** Adds the drawings of choices, and what is said of forms and drafts, which the returned function renews. */
export function showLabels(site: EditorSite): () => Promise<void> {
  addStyle().textContent = pictureStyles(site, SETTINGS.pictures);
  const style = addStyle();
  return async () => {
    style.textContent = labelStyles(site, await readDrafts(), location.hash);
  };
}
