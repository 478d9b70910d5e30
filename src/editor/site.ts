import type { EditorSite } from "../../plugins/gatsby-plugin-content-editor/browser/site";
import { contentModel } from "../content/content-model";
import type { ContentFile } from "../content/model/content-files";
import { routes } from "../content/routes";

/** Names of the files in the editor's menu. */
const labels: Record<ContentFile, string> = {
  "business.yaml": "Dados da empresa",
  "services.yaml": "Serviços",
  "plans.yaml": "Planos de manutenção",
  "steps.yaml": "Etapas do atendimento",
  "interface.yaml": "Cabeçalho, rodapé, menu e avisos",
  "statements.yaml": "Frases que o site escolhe",
  "pages/home.yaml": "Página inicial",
  "pages/services.yaml": "Página de serviços",
  "pages/contact.yaml": "Página de contato",
  "pages/terms.yaml": "Termos de Uso",
  "pages/privacy.yaml": "Política de Privacidade",
};

/** This site's configuration of the content editor; bundled into the editor's page only. */
const site: EditorSite = {
  model: contentModel,
  groups: { site: "Conteúdo do site", pages: "Páginas" },
  files: Object.entries(labels).map(([file, label]) => ({
    file,
    label,
    group: file.startsWith("pages/") ? "pages" : "site",
    page: routes.find((route) => route.file === file)?.path,
  })),
};

export default site;
