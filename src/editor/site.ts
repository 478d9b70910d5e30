import type { EditorSite } from "../../plugins/gatsby-plugin-content-editor/browser/site";
import { contentModel } from "../content/content-model";
import type { ContentFile } from "../content/model/content-files";
import { routes } from "../content/routes";

/** Names of the other files in the editor's menu. */
const labels: Record<Exclude<ContentFile, `pages/${string}`>, string> = {
  "business.yaml": "Dados da empresa",
  "services.yaml": "Serviços",
  "plans.yaml": "Planos de manutenção",
  "steps.yaml": "Etapas do atendimento",
  "interface.yaml": "Cabeçalho, rodapé, menu e avisos",
  "statements.yaml": "Frases que o site escolhe",
};

/** This site's configuration of the content editor; bundled into the editor's page only. */
const site: EditorSite = {
  model: contentModel,
  groups: { site: "Conteúdo do site", pages: "Páginas" },
  files: [
    ...Object.entries(labels).map(([file, label]) => ({ file, label, group: "site" as const, page: undefined })),
    ...routes.map(({ file, label, path }) => ({ file, label, group: "pages" as const, page: path })),
  ],
};

export default site;
