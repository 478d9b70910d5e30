import type { ContentFile } from "../content/model/content-files";

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

/** Phrases that replace Decap's, under the same keys: where its translation lacks them, or says what is not so here. */
const phrases = {
  always: {
    app: { header: { content: "Conteúdo", media: "Fotos" } },
    collection: {
      sidebar: { collections: "Conteúdo" },
      collectionTop: { viewAsList: "Ver como lista", viewAsGrid: "Ver como quadros" },
    },
    editor: {
      editorControl: { field: { widgetLabel: "Campo" } },
      editorControlPane: {
        widget: { required: "%{fieldLabel}: preencha este campo." },
      },
      editor: { onLeavePage: "O que você escreveu aqui ainda não foi gravado. Sair mesmo assim?" },
      editorToolbar: { backCollection: "Voltar a %{collectionLabel}", deployButtonLabel: "Ver a página" },
      editorWidgets: {
        image: { chooseDifferent: "Escolher outra foto", replaceUrl: "Usar um endereço" },
        object: { expand: "Abrir", collapse: "Fechar" },
      },
    },
    mediaLibrary: { mediaLibraryModal: { upload: "Enviar foto", chooseSelected: "Usar a escolhida" } },
    ui: {
      settingsDropdown: { account: "Conta" },
      toast: {
        onFailToPersist: "Nada foi gravado. %{details}",
        missingRequiredField: "Nada foi gravado. Corrija os campos marcados em vermelho.",
      },
    },
  },
  /** A save is published. */
  hosted: {
    editor: { editorToolbar: { unsavedChanges: "Mudanças a publicar", changesSaved: "Nada a publicar" } },
    ui: { toast: { entrySaved: "Publicado: o site muda em poucos minutos." } },
  },
  /** A save only writes the file on this computer. */
  local: {
    editor: {
      editorToolbar: {
        publish: "Gravar",
        publishNow: "Gravar neste computador",
        publishing: "Gravando…",
        published: "Gravado",
        unsavedChanges: "Mudanças a gravar",
        changesSaved: "Nada a gravar",
      },
    },
    ui: { toast: { entrySaved: "Gravado neste computador." } },
  },
};

/** The editor's texts, apart from Decap's own and the content model's names and messages. */
export const editorTexts = {
  page: (business?: { brand: string; tagline: string }) => ({
    title: ["Editor do site", business && `${business.brand} ${business.tagline}`].filter(Boolean).join(": "),
    language: "pt-BR",
    icon: "/favicon.svg",
  }),
  /** Folder of uploaded photos, below `data/`. */
  photoFolder: "fotos",
  groups: { site: "Conteúdo do site", pages: "Páginas" },
  files,
  form: {
    listEntry: "item",
    photo:
      "“Escolher outra foto” abre as suas fotos e envia uma nova: JPG, PNG ou WebP, de até 15 MB. “Usar um endereço” é para uma foto de um serviço de imagens.",
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
    badAddress: (variable: string) => `${variable} não é um endereço válido. Ele começa com https://`,
  },

  phrases,

  saving: {
    keptOtherVersion:
      "O arquivo continua como estava. O seu texto ainda está no formulário; para ver a outra versão, recarregue a página.",
    hasProblems: "Corrija o que a lista aponta e tente de novo.",
    cannotBeWritten:
      "Um dos textos tem uma sequência de sinais que o arquivo não consegue guardar. Reescreva o trecho.",
  },
  conflict: {
    title: (file: string) => `${file}: o arquivo mudou enquanto você escrevia`,
    intro:
      "Outra janela, outro programa ou outra pessoa mudou estes mesmos campos. Nada foi gravado ainda. Compare e escolha com qual ficar.",
    field: "Campo",
    theirs: "No arquivo agora",
    mine: "No seu formulário",
    nothing: "(nada)",
    keepTheirs: "Não gravar a minha",
    keepMine: "Gravar a minha",
  },
  problems: {
    title: "Nada foi gravado: há o que corrigir",
    empty: "Preencha este campo.",
    close: "Fechar",
  },
};
