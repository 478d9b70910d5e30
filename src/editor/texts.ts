import type { ContentFile } from "../content/model";

const files: Record<ContentFile, string> = {
  "business.yaml": "Dados da empresa",
  "services.yaml": "Serviços",
  "plans.yaml": "Planos de manutenção",
  "steps.yaml": "Etapas do atendimento",
  "interface.yaml": "Cabeçalho, rodapé, menu e avisos",
  "pages/home.yaml": "Página inicial",
  "pages/services.yaml": "Página de serviços",
  "pages/contact.yaml": "Página de contato",
  "pages/terms.yaml": "Termos de Uso",
  "pages/privacy.yaml": "Política de Privacidade",
};

/** What the owner reads in the editor beside Decap's own words and the content model's names and messages. */
export const editorTexts = {
  title: "Editor do site",
  collections: { site: "Conteúdo do site", pages: "Páginas" },
  files,
  listEntry: "item",
  factsHint: "Um nome entre chaves é trocado pelo dado da empresa: {address.city}, {brand}, {emergencyHours}…",
  slotsHint: (slots: string) => `Aqui entram também ${slots}.`,
  photoHint:
    "Envie uma foto sua ou use um endereço: um dos dois, e só um. Para trocar um pelo outro, apague o que havia.",
  started: (address: string) => `Editor pronto: abra ${address} no navegador. Para encerrar: Ctrl+C.`,
  siteStarting: (address: string) => `O site abre em cerca de um minuto em ${address} e acompanha o que você salvar.`,
  siteRunning: (address: string) => `O site já está aberto em ${address} e acompanha o que você salvar.`,
  ready: (editor: string, site: string) => `\nTudo pronto. Editor: ${editor}  Site: ${site}  Para encerrar: Ctrl+C.\n`,
  portTaken: (port: number) =>
    `A porta ${port} já está em uso. O editor está aberto em outra janela? Se não, escolha outra: CMS_PORT=${port + 10} npm run cms`,
  /** In the place of Decap's own phrases, under the same keys. */
  phrases: {
    editor: { editorControlPane: { widget: { regexPattern: "%{pattern}" } } },
    ui: { toast: { onFailToPersist: "Nada foi gravado. %{details}" } },
  },
};
