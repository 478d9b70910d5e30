import type { EditorSite } from "../../plugins/gatsby-plugin-content-editor/app/site";
import { contentModel } from "../content/content-model";
import type { ContentFile } from "../content/model/content-files";
import { routes } from "../content/routes";

/** Names of the other files in the editor's menu, and the page that shows most of each. */
const others: Record<Exclude<ContentFile, `pages/${string}`>, { label: string; page: string }> = {
  "business.yaml": { label: "Dados da empresa", page: "/contato" },
  "services.yaml": { label: "Serviços", page: "/servicos" },
  "plans.yaml": { label: "Planos de manutenção", page: "/servicos" },
  "steps.yaml": { label: "Etapas do atendimento", page: "/servicos" },
  "interface.yaml": { label: "Cabeçalho, rodapé, menu e avisos", page: "/" },
  "statements.yaml": { label: "Frases que o site escolhe", page: "/politica-de-privacidade" },
};

/** This site's configuration of the content editor; bundled into the editor's page only. */
const site: EditorSite = {
  model: contentModel,
  groups: { site: "Conteúdo do site", pages: "Páginas" },
  files: [
    ...Object.entries(others).map(([file, shown]) => ({ file, ...shown, group: "site" as const })),
    ...routes.map(({ file, label, path }) => ({ file, label, group: "pages" as const, page: path })),
  ],
};

export default site;
