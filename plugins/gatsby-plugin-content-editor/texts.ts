/** The editor's own texts, in pt-BR, apart from Decap's and from the content model's names and messages. */

/** Phrases that replace Decap's, by their keys: where its translation lacks them, or says what is not so here. */
export const phrases = {
  always: {
    "collection.collectionTop.viewAsList": "Ver como lista",
    "collection.collectionTop.viewAsGrid": "Ver como quadros",
    "editor.editorControl.field.widgetLabel": "Campo",
    "editor.editor.onLeavePage": "O que você escreveu aqui ainda não foi gravado. Sair mesmo assim?",
    "editor.editorToolbar.backCollection": "Voltar a %{collectionLabel}",
    "editor.editorToolbar.deployButtonLabel": "Ver a página",
    "editor.editorWidgets.object.expand": "Abrir",
    "editor.editorWidgets.object.collapse": "Fechar",
    "mediaLibrary.mediaLibraryModal.close": "Fechar",
    "ui.settingsDropdown.account": "Conta",
    "ui.toast.entrySaved": "Publicado: o site muda em poucos minutos.",
    "ui.toast.onFailToLoadEntries": "%{details}",
    "ui.toast.onFailToPersist": "Nada foi gravado. %{details}",
    "ui.toast.missingRequiredField": "Nada foi gravado. Corrija os campos marcados em vermelho.",
  },
  /** A save only writes the file on this computer. */
  local: {
    "editor.editorToolbar.publish": "Gravar",
    "editor.editorToolbar.publishNow": "Gravar neste computador",
    "editor.editorToolbar.publishing": "Gravando…",
    "editor.editorToolbar.published": "Gravado",
    "ui.toast.entrySaved": "Gravado neste computador.",
  },
};

/** English in Decap's script that it does not let translate: what a screen reader says of messages, and of a list whose items can be dragged. */
export const untranslated = {
  'ariaLabel:r="close"': 'ariaLabel:r="Fechar"',
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

/** What the form says beside the fields. */
export const formTexts = {
  listEntry: "item",
  photo: "JPG, PNG ou WebP, de até 15 MB; ou o endereço de uma foto de um serviço de imagens.",
  facts: "Um nome entre chaves é trocado pelo dado da empresa: {servedArea}, {brand}, {emergencyHours}…",
  slots: (names: string) => `${names.includes(",") ? "Aqui entram" : "Aqui entra"} também ${names}.`,
};

/** Why nothing was saved, opened or uploaded. */
export const savingTexts = {
  keptOtherVersion:
    "O arquivo continua como estava. O seu texto ainda está no formulário; para ver a outra versão, recarregue a página.",
  hasProblems: "Corrija o que a lista aponta e tente de novo.",
  cannotBeWritten: "Um dos textos tem uma sequência de sinais que o arquivo não consegue guardar. Reescreva o trecho.",
  unreadable: (problems: string) =>
    `O arquivo foi mudado fora do editor e não pode ser lido. ${problems} Depois de corrigir, recarregue a página.`,
  notPhoto: (name: string) =>
    `“${name}” não foi enviada: o site mostra fotos em JPG, PNG ou WebP. No iPhone, escolha Ajustes → Câmera → Formatos → Mais Compatível, tire a foto de novo e envie.`,
};

/** The dialogs of a save. */
export const dialogTexts = {
  problems: "Nada foi gravado: há o que corrigir",
  empty: "Preencha este campo.",
  close: "Fechar",
  conflict: (file: string) =>
    `${file}: o arquivo mudou enquanto você escrevia. Nada foi gravado ainda; escolha com qual versão ficar.`,
  versions: (field: string, theirs: string, mine: string) =>
    `${field}\nNo arquivo agora: ${theirs}\nNo seu formulário: ${mine}`,
  nothing: "(nada)",
  keepMine: "Gravar a minha",
  keepTheirs: "Não gravar a minha",
};

/** Build errors for incomplete environment variables. */
export const backendTexts = {
  unknownBackend: (name: string, known: string) =>
    `CMS_BACKEND é “${name}”, mas o editor só conhece: ${known}. Corrija ou apague a variável.`,
  missingRepository: "Falta CMS_REPO, o repositório do site, por exemplo: CMS_REPO=sua-conta/seu-site",
  missingApplication:
    "Falta CMS_APP_ID, o código do aplicativo que você cadastrou no serviço (CMS_BACKEND=gitlab). Veja docs/editor.md.",
  badAddress: "CMS_BASE_URL não é um endereço válido. Ele começa com https://",
};
