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
  page: { title: "Editor do site", language: "pt-BR", icon: "/favicon.svg" },
  /** Said by a build whose environment asks for an editor in a way that cannot be followed. */
  backend: {
    unknownBackend: (name: string, known: string) =>
      `CMS_BACKEND é “${name}”, mas o editor só conhece: ${known}. Corrija ou apague a variável.`,
    missingRepository: "Falta CMS_REPO, o repositório do site, por exemplo: CMS_REPO=sua-conta/seu-site",
    missingApplication: (backend: string) =>
      `Falta CMS_APP_ID, o código do aplicativo que você cadastrou no serviço (CMS_BACKEND=${backend}). Veja docs/editor.md.`,
    missingAddress: (backend: string) =>
      `Falta CMS_BASE_URL, o endereço do serviço (CMS_BACKEND=${backend}), por exemplo: CMS_BASE_URL=https://git.suaempresa.com.br`,
    badAddress: (variable: string) => `${variable} não é um endereço válido. Ele começa com https://`,
  },
  groups: { site: "Conteúdo do site", pages: "Páginas" },
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
