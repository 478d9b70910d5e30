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

/** Phrases that replace Decap's, under the same keys. */
const phrases = {
  always: {
    auth: { loginWithForgejo: "Entrar com o Forgejo" },
    app: { header: { content: "Conteúdo", media: "Fotos" } },
    collection: {
      sidebar: { collections: "Conteúdo", searchAll: "Pesquisar" },
      collectionTop: { viewAsList: "Ver como lista", viewAsGrid: "Ver como quadros" },
      entries: { loadingEntries: "Carregando…", cachingEntries: "Carregando…", noEntries: "Nada aqui" },
    },
    editor: {
      editorControl: { field: { widgetLabel: "Campo" } },
      editorControlPane: {
        widget: {
          required: "%{fieldLabel}: preencha este campo.",
        },
      },
      editor: {
        loadingEntry: "Carregando…",
        onLeavePage: "O que você escreveu aqui ainda não foi gravado. Sair mesmo assim?",
        confirmLoadBackup: "Este navegador guardou o que você escreveu aqui e não gravou. Continuar de onde parou?",
      },
      editorInterface: { togglePreview: "Mostrar ou esconder a página" },
      editorToolbar: {
        backCollection: "Voltar a %{collectionLabel}",
        deployButtonLabel: "Ver a página",
        deployPreviewPendingButtonLabel: "Procurar a página",
      },
      editorWidgets: {
        image: {
          choose: "Escolher uma foto",
          chooseDifferent: "Escolher outra foto",
          chooseUrl: "Usar um endereço",
          replaceUrl: "Usar um endereço",
          promptUrl: "Cole o endereço da foto. Ele começa com https://",
          remove: "Tirar a foto",
        },
        object: { expand: "Abrir", collapse: "Fechar" },
      },
    },
    mediaLibrary: {
      mediaLibrary: { onDelete: "Apagar esta foto?" },
      mediaLibraryModal: {
        mediaAssets: "Fotos",
        images: "Fotos",
        noResults: "Nenhuma foto com esse nome.",
        noAssetsFound: "Nenhuma foto ainda.",
        noImagesFound: "Nenhuma foto ainda.",
        upload: "Enviar foto",
        download: "Baixar",
        deleting: "Apagando…",
        deleteSelected: "Apagar a escolhida",
        chooseSelected: "Usar a escolhida",
        close: "Fechar",
      },
    },
    ui: {
      settingsDropdown: { account: "Conta" },
      toast: {
        onFailToPersist: "Nada foi gravado. %{details}",
        onFailToLoadEntries: "Não foi possível ler o arquivo: %{details}",
        onFailToDelete: "Não foi possível apagar: %{details}",
        missingRequiredField: "Falta preencher um campo obrigatório.",
      },
    },
  },
  /** A save is published. */
  hosted: {
    editor: { editorToolbar: { unsavedChanges: "Mudanças por publicar", changesSaved: "Nada por publicar" } },
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
        unsavedChanges: "Mudanças por gravar",
        changesSaved: "Nada por gravar",
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
    missingAddress: (backend: string) =>
      `Falta CMS_BASE_URL, o endereço do serviço (CMS_BACKEND=${backend}), por exemplo: CMS_BASE_URL=https://git.suaempresa.com.br`,
    badAddress: (variable: string) => `${variable} não é um endereço válido. Ele começa com https://`,
  },

  /** Terminal output of `npm run cms`. */
  terminal: {
    wrongNode: (version: string) =>
      `O editor precisa do Node 24, e este computador tem o ${version}. Instale o 24 em https://nodejs.org/pt/download, abra outro terminal e escreva de novo: npm run cms`,
    started: (address: string) => `Editor pronto: abra ${address} no navegador. Para encerrar: Ctrl+C.`,
    siteStarting: (address: string) => `O site abre em cerca de um minuto em ${address} e acompanha o que você salvar.`,
    siteRunning: (address: string) => `O site já está aberto em ${address} e acompanha o que você salvar.`,
    ready: (editor: string, site: string) =>
      `\nTudo pronto. Editor: ${editor}  Site: ${site}  Para encerrar: Ctrl+C.\n`,
    portTaken: (port: number) =>
      `A porta ${port} já está em uso. Se o editor já está aberto em outra janela, feche-a (Ctrl+C) e tente de novo. Se não, escolha outra porta: CMS_PORT=${port + 10} npm run cms`,
  },

  phrases,

  signIn: {
    local:
      "Aperte “Entrar”: não há senha, porque só este computador alcança o editor. O que você gravar fica aqui até ser enviado.",
    hosted: (repository: string) =>
      `Entre com a sua conta: a que pode gravar no repositório ${repository}. O que você publicar vai ao ar em poucos minutos.`,
  },
  /** Shown in place of the page. */
  preview: {
    loading: "Carregando a página… Se ela não aparecer em um minuto, recarregue com F5.",
    failed:
      "A página aparece aqui quando o conteúdo não tiver problemas. Corrija o que os campos apontam; se nenhum aponta nada, recarregue com F5.",
  },

  saving: {
    keptOtherVersion:
      "O arquivo continua como estava. O seu texto ainda está no formulário; para ver a outra versão, recarregue a página.",
    notConfirmed: "Você não confirmou. O seu texto continua no formulário.",
    hasProblems: (count: number) =>
      count === 1
        ? "Corrija o problema apontado e tente de novo."
        : `Corrija os ${count} problemas apontados e tente de novo.`,
    cannotBeWritten:
      "Um dos textos tem uma sequência de sinais que o arquivo não consegue guardar. Reescreva o trecho.",
    notReadBack:
      "Não foi possível confirmar a gravação. Copie o que escreveu, recarregue a página e confira se a mudança está lá.",
    photoInUse: (name: string) => `A foto “${name}” está em uso. Antes de apagá-la, ponha outra no lugar dela.`,
  },
  panel: {
    label: "Atalhos do editor",
    examplesButton: "Dados de exemplo",
    examples: (count: number) => (count === 1 ? "1 dado de exemplo" : `${count} dados de exemplo`),
    noExamples: "Nenhum dado de exemplo ficou para trás.",
    examplesIntro: "Estes campos ainda têm dados de exemplo. Aperte um para preencher com o dado real.",
    changes: "O que mudou",
    changesSince: {
      commit:
        "Estas mudanças estão gravadas só neste computador e ainda não foram enviadas: o site no ar continua como antes.",
      start: "Estas mudanças foram gravadas desde que o editor foi aberto.",
    },
    noChanges: "Nada mudou.",
    unreadable: (file: string) =>
      `Não foi possível ler “${file}”. Corrija o arquivo e abra esta lista de novo; npm run check:content diz em que linha está o erro.`,
    unusedPhotos: (names: string) => `Fotos que nenhuma página usa: ${names}. Para apagar, vá a “Fotos”.`,
    publication: "Andamento da publicação",
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
    empty: "Preencha este campo.",
  },
  table: { field: "Campo", before: "Antes", after: "Depois", nothing: "(nada)", yes: "sim", no: "não" },
};
