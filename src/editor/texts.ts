import type { ContentFile } from "../content/model";

const files: Record<ContentFile, string> = {
  "business.yaml": "Dados da empresa",
  "services.yaml": "Serviços",
  "plans.yaml": "Planos de manutenção",
  "steps.yaml": "Etapas do atendimento",
  "interface.yaml": "Cabeçalho, rodapé, menu e avisos",
  "statements.yaml": "Frases sobre as fotos e o formulário",
  "pages/home.yaml": "Página inicial",
  "pages/services.yaml": "Página de serviços",
  "pages/contact.yaml": "Página de contato",
  "pages/terms.yaml": "Termos de Uso",
  "pages/privacy.yaml": "Política de Privacidade",
};

/** The editor's texts, apart from Decap's own and the content model's names and messages. */
export const editorTexts = {
  page: { title: "Editor do site", language: "pt-BR", icon: "/favicon.svg" },
  groups: { site: "Conteúdo do site", pages: "Páginas" },
  files,
  form: {
    listEntry: "item",
    facts: "Um nome entre chaves é trocado pelo dado da empresa: {address.city}, {brand}, {emergencyHours}…",
    slots: (names: string) => `${names.includes(",") ? "Aqui entram" : "Aqui entra"} também ${names}.`,
  },

  /** Build errors for incomplete environment variables. */
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

  /** Terminal output of `npm run cms`. */
  terminal: {
    started: (address: string) => `Editor pronto: abra ${address} no navegador. Para encerrar: Ctrl+C.`,
    siteStarting: (address: string) => `O site abre em cerca de um minuto em ${address} e acompanha o que você salvar.`,
    siteRunning: (address: string) => `O site já está aberto em ${address} e acompanha o que você salvar.`,
    ready: (editor: string, site: string) =>
      `\nTudo pronto. Editor: ${editor}  Site: ${site}  Para encerrar: Ctrl+C.\n`,
    portTaken: (port: number) =>
      `A porta ${port} já está em uso. Se o editor já está aberto em outra janela, feche-a (Ctrl+C) e tente de novo. Se não, escolha outra porta: CMS_PORT=${port + 10} npm run cms`,
  },

  /** Phrases that replace Decap's, under the same keys. */
  phrases: {
    editor: { editorControlPane: { widget: { regexPattern: "%{pattern}" } } },
    ui: { toast: { onFailToPersist: "Nada foi gravado. %{details}" } },
  },

  saving: {
    keptOtherVersion:
      "O arquivo continua como estava. O seu texto ainda está no formulário; para ver a outra versão, recarregue a página.",
    notConfirmed: "Você não confirmou. O seu texto continua no formulário.",
    hasProblems: (count: number) =>
      count === 1
        ? "Corrija o problema apontado e publique de novo."
        : `Corrija os ${count} problemas apontados e publique de novo.`,
    cannotBeWritten:
      "Um dos textos tem uma sequência de sinais que o arquivo não consegue guardar. Reescreva o trecho.",
    notReadBack:
      "Não foi possível confirmar a gravação. Copie o que escreveu, recarregue a página e confira se a mudança está lá.",
    photoInUse: (name: string) =>
      `A foto “${name}” está em uso. Antes de apagá-la, escolha outra no lugar dela e publique.`,
  },
  panel: {
    label: "Atalhos do editor",
    examplesButton: "Dados de exemplo",
    examples: (count: number) => (count === 1 ? "1 dado de exemplo" : `${count} dados de exemplo`),
    noExamples: "Nenhum dado de exemplo ficou para trás.",
    examplesIntro: "Estes campos ainda têm dados de exemplo. Aperte um para preencher com o dado real.",
    changes: "O que mudou",
    changesTitle: "O que mudou",
    changesSince: {
      commit: "Estas mudanças estão gravadas neste computador e ainda não foram enviadas (commit).",
      start: "Estas mudanças foram gravadas desde que o editor foi aberto.",
    },
    noChanges: "Nada mudou.",
    unusedPhotos: (names: string) => `Fotos que nenhuma página usa: ${names}. Para apagar, vá a “Mídia”.`,
    publication: "Andamento da publicação",
    site: "Ver o site",
    close: "Fechar",
  },
  conflict: {
    title: (file: string) => `${file}: o arquivo mudou enquanto você escrevia`,
    intro:
      "Outra janela, outro programa ou outra pessoa gravou uma versão nova. Nada foi gravado ainda. Compare as duas e escolha com qual ficar.",
    theirs: "No arquivo agora",
    mine: "No seu formulário",
    keepTheirs: "Não gravar a minha",
    keepMine: "Gravar a minha por cima",
  },
  confirm: {
    title: "O que vai mudar no site",
    intro: "Ao publicar, a hospedagem refaz o site em poucos minutos.",
    publish: "Publicar",
    cancel: "Voltar ao formulário",
  },
  problems: {
    title: "Nada foi gravado: há o que corrigir",
    elsewhere: "Gravado. Mas o site só será publicado quando isto, em outro lugar, for corrigido",
  },
  table: { field: "Campo", before: "Antes", after: "Depois", nothing: "(nada)", yes: "sim", no: "não" },
};
