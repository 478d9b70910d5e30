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

/** Phrases that replace Decap's, by their keys: where its translation lacks them, or says what is not so here. */
const phrases = {
  always: {
    "app.header.content": "Conteúdo",
    "app.header.media": "Fotos",
    "collection.sidebar.collections": "Conteúdo",
    "collection.collectionTop.viewAsList": "Ver como lista",
    "collection.collectionTop.viewAsGrid": "Ver como quadros",
    "editor.editorControl.field.widgetLabel": "Campo",
    "editor.editorControlPane.widget.required": "%{fieldLabel}: preencha este campo.",
    "editor.editor.onLeavePage": "O que você escreveu aqui ainda não foi gravado. Sair mesmo assim?",
    "editor.editorToolbar.backCollection": "Voltar a %{collectionLabel}",
    "editor.editorToolbar.deployButtonLabel": "Ver a página",
    "editor.editorWidgets.image.chooseDifferent": "Escolher outra foto",
    "editor.editorWidgets.image.replaceUrl": "Usar um endereço",
    "editor.editorWidgets.object.expand": "Abrir",
    "editor.editorWidgets.object.collapse": "Fechar",
    "mediaLibrary.mediaLibraryModal.images": "Fotos",
    "mediaLibrary.mediaLibraryModal.upload": "Enviar foto",
    "mediaLibrary.mediaLibraryModal.download": "Baixar",
    "mediaLibrary.mediaLibraryModal.chooseSelected": "Usar a escolhida",
    "ui.settingsDropdown.account": "Conta",
    "ui.toast.onFailToLoadEntries": "%{details}",
    "ui.toast.onFailToPersist": "Nada foi gravado. %{details}",
    "ui.toast.missingRequiredField": "Nada foi gravado. Corrija os campos marcados em vermelho.",
  },
  /** A save is published. */
  hosted: {
    "editor.editorToolbar.unsavedChanges": "Mudanças a publicar",
    "editor.editorToolbar.changesSaved": "Nada a publicar",
    "ui.toast.entrySaved": "Publicado: o site muda em poucos minutos.",
  },
  /** A save only writes the file on this computer. */
  local: {
    "editor.editorToolbar.publish": "Gravar",
    "editor.editorToolbar.publishNow": "Gravar neste computador",
    "editor.editorToolbar.publishing": "Gravando…",
    "editor.editorToolbar.published": "Gravado",
    "editor.editorToolbar.unsavedChanges": "Mudanças a gravar",
    "editor.editorToolbar.changesSaved": "Nada a gravar",
    "ui.toast.entrySaved": "Gravado neste computador.",
  },
};

/** What a screen reader says of a list whose items can be dragged: texts in Decap's script, and ours. */
const untranslated = {
  'roleDescription:"sortable"': 'roleDescription:"arrastável"',
  "To pick up a draggable item, press the space bar.": "Para mudar a ordem, arraste com o mouse ou com o dedo.",
  "While dragging, use the arrow keys to move the item.": "",
  "Press space again to drop the item in its new position, or press escape to cancel.": "",
  "Dragging was cancelled. Draggable item ": "Cancelado. Item ",
  "Picked up draggable item ": "Arrastando o item ",
  "Draggable item ": "Item ",
  " was moved over droppable area ": " está sobre ",
  " is no longer over a droppable area.": " está fora da lista.",
  " was dropped over droppable area ": " foi solto sobre ",
  " was dropped.": " foi solto.",
};

/** The editor's texts, apart from Decap's own and the content model's names and messages. */
export const editorTexts = {
  page: (business?: { brand: string; tagline: string }) => ({
    title: ["Editor do site", business && `${business.brand} ${business.tagline}`].filter(Boolean).join(": "),
    language: "pt-BR",
    icon: "/favicon.svg",
    untranslated,
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
    unreadable: (problems: string) =>
      `O arquivo foi mudado fora do editor e não pode ser lido. ${problems} Depois de corrigir, recarregue a página.`,
    notPhoto: (name: string) =>
      `“${name}” não foi enviada: o site mostra fotos em JPG, PNG ou WebP. No iPhone, escolha Ajustes → Câmera → Formatos → Mais Compatível, tire a foto de novo e envie.`,
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
