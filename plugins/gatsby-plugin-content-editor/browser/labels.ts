import { rootOf, withChildren } from "../../gatsby-plugin-content-model/fields";
import { labelTexts as words } from "../texts";
import { nameOf } from "./config";
import { readDrafts } from "./draft-store";
import type { EditorSite } from "./site";

/** Shows the drawings of choices beside their names, where one is chosen. */
export function showPictures({ model }: EditorSite): void {
  const fields = Object.values(model.files).flatMap((schema) => withChildren(rootOf(schema)));
  const drawn = fields.filter(({ typeName = "" }) => typeName in SETTINGS.pictures);
  const rules = drawn.flatMap(({ options, optionTitles = {} }) =>
    options.map((value) => {
      const picture = `url(/admin/pictures/${value.replaceAll("_", "-")}.svg)`;
      return `.option [data-label=${JSON.stringify(optionTitles[value] ?? value)}]::before { content: ""; background-image: ${picture} }`;
    }),
  );
  document.head.appendChild(document.createElement("style")).textContent = rules.join("\n");
}

/** Writes, in the styles, what Sveltia CMS does not say on a phone: above a form, which it is; in the list of forms, which have a draft. */
export function showLabels({ files }: EditorSite): () => Promise<void> {
  const style = document.head.appendChild(document.createElement("style"));
  return async () => {
    const [, group, name] = /^#\/collections\/(\w+)(?:\/entries\/([\w-]+))?/.exec(location.hash) ?? [];
    const drafts = await readDrafts();
    const forms = files.filter((each) => each.group === group);
    const title = forms.find(({ file }) => nameOf(file) === name)?.label ?? "";
    const marked = [...forms.entries()].flatMap(([index, { file }]) => {
      const isHere = drafts.get(`${group}/${nameOf(file)}`);
      return isHere === undefined ? [] : [[index + 1, isHere ? words.draft : words.draftElsewhere] as const];
    });
    style.textContent = [
      `.content-editor > [role="toolbar"] .spacer::before { content: ${JSON.stringify(title)} }`,
      ...marked.map(
        ([place, mark]) =>
          `.list-container [role="row"]:nth-child(${place}) .title::after { content: ${JSON.stringify(mark)} }`,
      ),
    ].join("\n");
  };
}
