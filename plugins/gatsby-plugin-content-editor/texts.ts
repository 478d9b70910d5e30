/** The editor's own texts, in pt-BR, apart from Sveltia's and from the content model's names and messages. */

/** Name of the editor. */
export const editorTitle = "Editor do site";

/** Labels of the form's button, by which the page knows that a save is under way. */
export const savingState = { idle: "Salvar", busy: "Salvando…" };

/** Begins the labels of buttons that add an entry, and of boxes of groups. */
const include = "Incluir";

/** Name of the list of a form's earlier versions, where Sveltia CMS has its panel of the history. */
const versions = "Versões anteriores";

/** Name of the list of all photos. */
const photos = "Fotos do site";

/** Phrases that Sveltia's translation lacks, or that say more here, by their keys in `locales/pt-BR.json`. */
export const phrases = {
  sign_in_using_access_token: "Entrar com o código de acesso",
  sign_in_with_link: "Entrar pelo código QR",
  sign_in_with_link_confirmation: "Entrar no {$service} como {$account}? Só continue se foi você que mostrou o código.",
  entry_saved: "Salvo.",
  entry_parse_errors: "Um arquivo tem um erro e não pode ser mudado aqui.",
  cannot_delete_referenced_assets:
    "Esta foto está em uso no site e não pode ser apagada. Troque-a primeiro no formulário que ela, aberta, mostra em “Usada em”.",
  used_in: "Usada em",
  insert: "Usar esta foto",
  "entry_sidebar.history.title": versions,
  save: savingState.idle,
  saving: savingState.busy,
  saving_entry: {
    error: { title: "O que você escreveu continua aqui", description: "O que houve:" },
  },
  // It names a box that may be ticked, too.
  add_x: `${include} {$name}`,
  restore_backup_title: "O que você mudou está guardado",
  restore_backup_description: "Você mudou este formulário e não salvou ({$datetime}). Trazer de volta?",
  draft_backup_saved: "O rascunho fica neste aparelho.",
  draft_backup_restored: "O formulário está como você escolheu. Para ir ao site, ele precisa ser salvo.",
  draft_backup_deleted: "O rascunho foi apagado.",
  show_errors: "Mostrar os erros",
  "entry_sidebar.validation.no_errors_found":
    "O que falta, ou está errado, aparece em amarelo abaixo do campo, e ao salvar.",
  replace_image: "Trocar a imagem",
  remove_image: "Tirar a imagem",
  collections: "Formulários",
  preview: "Ver a página",
  view_on_live_site: "Ver no site",
  live_site: "Ver o site",
  assets: "Fotos",
  asset_library: "Fotos",
  asset_list: "Lista de fotos",
  asset_folder_list: "Pastas de fotos",
  back_to_asset_folder_list: "Voltar para Fotos",
  asset_folder_not_found: "Pasta não encontrada.",
  x_asset_folder: "Fotos em {$folder}",
  viewing_asset_folder_list: "Fotos.",
  viewing_x_asset_folder:
    ".input {$count :integer} .match $count 0 {{Nenhuma foto.}} one {{{$count} foto.}} * {{{$count} fotos.}}",
  x_assets: ".input {$count :integer} .match $count 0 {{Nenhuma foto}} one {{{$count} foto}} * {{{$count} fotos}}",
  search_placeholder_assets: "Pesquisar fotos…",
  search_placeholder_all: "Pesquisar conteúdo e fotos…",
  all_assets: photos,
  global_assets: photos,
  "assets_dialog.folder.global": photos,
  "assets_dialog.enter_url": "Endereço de uma foto",
  "assets_dialog.enter_image_url": "Endereço da foto num serviço de imagens:",
  "assets_dialog.unsaved": "Ainda não salva",
  "asset_location.repository": "No site",
  "asset_location.external": "Fora do site",
  upload_assets: "Enviar foto",
  assets_saved:
    ".input {$count :integer} .match $count one {{Foto salva. Para aparecer no site, escolha-a num formulário.}} * {{Fotos salvas. Para aparecer no site, escolha-as num formulário.}}",
  assets_renamed: ".input {$count :integer} .match $count one {{Foto renomeada.}} * {{Fotos renomeadas.}}",
  assets_deleted: ".input {$count :integer} .match $count one {{Foto excluída.}} * {{Fotos excluídas.}}",
  delete_assets: ".input {$count :integer} .match $count one {{Excluir foto}} * {{Excluir fotos}}",
  delete_selected_assets:
    ".input {$count :integer} .match $count one {{Excluir a foto escolhida}} * {{Excluir as fotos escolhidas}}",
  confirm_deleting_this_asset: "Excluir esta foto do site?",
  confirm_deleting_selected_assets:
    ".input {$count :integer} .match $count one {{Excluir esta foto do site?}} * {{Excluir estas {$count} fotos do site?}}",
  confirm_deleting_all_assets: "Excluir todas as fotos do site?",
  rename_asset: "Renomear foto",
  enter_new_name_for_asset:
    ".input {$count :integer} .match $count 0 {{Novo nome do arquivo:}} * {{Novo nome do arquivo, que muda também onde ela aparece:}}",
  "enter_new_name_for_asset_error.duplicate": "Outra foto já tem este nome.",
  asset_info: "Sobre a foto",
  select_asset_show_info: "Escolha uma foto.",
  viewing_x_asset_details: "Foto “{$name}”.",
  public_urls: "Endereço no site",
  clipboard_access_denied:
    "O navegador não deixou colar. Permita a área de transferência nas permissões desta página, ou guarde a foto no aparelho e toque em Enviar.",
  confirm_uploading_files:
    ".input {$count :integer} .match $count one {{Guardar esta foto no site?}} * {{Guardar estas {$count} fotos no site?}}",
  list_item_options: "Opções do item",
  folders: "Pastas",
  folder_options: "Opções da pasta",
  show_folder_options: "Mostrar opções da pasta",
  new_folder: "Nova pasta",
  folder_deleted: "Pasta excluída.",
  folder_renamed: "Pasta renomeada.",
  delete_folder: "Excluir pasta",
  deleting_folder_failed: "A pasta não foi excluída.",
  rename_folder: "Renomear pasta",
  renaming_folder: "Renomeando…",
  renaming_folder_failed: "A pasta não foi renomeada.",
  enter_new_name_for_folder: "Novo nome da pasta:",
  more_folders: "Mais pastas",
  folder_path: "Caminho da pasta",
  folder_contents: "O que há nela",
  x_folders: ".input {$count :integer} .match $count 0 {{Nenhuma pasta}} one {{{$count} pasta}} * {{{$count} pastas}}",
  select_item: "Selecionar {$name}",
  file_unavailable: "Sem imagem",
  file_unavailable_description: "A imagem não pôde ser mostrada aqui.",
  entry_validation_errors: "Há campos a corrigir. Nada foi salvo.",
  save_conflict: {
    title: "O site mudou desde que você abriu este formulário",
    modified: "Este arquivo mudou depois que você o abriu.",
    modified_by: "A última mudança deste arquivo no site foi salva por {$name}.",
    overwrite_warning:
      "O que você mudou é juntado ao que já está lá. Se as mudanças são no mesmo lugar, o editor pergunta qual vale.",
    deleted: "Este arquivo foi apagado do site depois que você o abriu.",
    recreate_warning: "Ao salvar, ele volta, com o que está no seu formulário.",
    save_anyway: "Juntar e salvar",
    branch_moved: "Nada foi salvo. O site mudou neste instante. Salve de novo.",
  },
  remote_change: {
    reload_entry: "Abrir a versão nova",
    confirm_reloading_entry: "Abrir a versão nova? O que você escreveu e não salvou se perde.",
  },
};

/** What the form says beside the fields. */
export const formTexts = {
  include,
  listEntry: (list: string) => `item em “${list}”`,
  optional: "Opcional",
  photo: "Uma foto sua, ou o endereço de uma foto de um serviço de imagens.",
  facts: "Um nome entre chaves é trocado pelo dado da empresa: {servedArea}, {brand}, {emergencyHours}…",
  slots: (names: string) => `${names.includes(",") ? "Aqui entram" : "Aqui entra"} também ${names}.`,
};

/** What the editor adds to Sveltia's bars and lists. */
export const labelTexts = {
  draft: "Rascunho não salvo",
  draftElsewhere: "Rascunho em outra aba",
  noPhotos:
    "Nenhuma foto guardada no site. As de um serviço de imagens não aparecem aqui: são trocadas no seu formulário.",
  drafts: (count: number) => (count === 1 ? "1 rascunho não salvo" : `${count} rascunhos não salvos`),
};

/** What stands around the preview of a page. */
export const previewTexts = {
  page: "Página",
  wide: "Computador",
  night: "Noite",
  back: "Voltar ao formulário",
  warnings: (count: number) => `${count} avisos sobre este formulário`,
  /** Sveltia's name of the form's ←. */
  leave: "Cancelar Edição",
  invalid: "O formulário tem um erro: a página está como antes dele.",
};

/** Texts in a value, for the owner. */
const textsOf = (value: unknown): string[] =>
  value instanceof Object ? Object.values(value).flatMap(textsOf) : [String(value)];

/** Formats a value for the owner. */
const inWords = (value: unknown) => {
  if (typeof value === "boolean") return value ? "sim" : "não";
  return value === undefined ? "(nada)" : textsOf(value).join(" · ") || "(nada)";
};

/** Why nothing was saved, and what a save asks. */
export const savingTexts = {
  commit: (form: string) => `Muda “${form}”`,
  /** Sveltia's name of the button × of a list entry. */
  remove: "Remover",
  confirmRemoval: (name?: string) => `Remover ${name ? `“${name}”` : "este item"}?`,
  confirmEmptying: (name: string) =>
    `Remover “${name}”, com tudo o que está aí?\nAté salvar, Reverter Alterações, nos três pontinhos, traz de volta.`,
  /** Sveltia's names of items of menus. */
  signOut: /^Sair$/,
  revert: /^Reverter/,
  confirmRevert: "Voltar ao que está salvo? O que você escreveu aqui e não salvou se perde.",
  undo: "Voltar",
  confirmSignOut: (forms: string[]) =>
    `Você escreveu e ainda não salvou em:\n${forms.map((form) => `“${form}”`).join("\n")}\n\nSair apaga isto deste aparelho. Para salvar antes, toque em Cancelar.`,
  deleteAndSignOut: "Apagar e sair",
  confirmDiscard: "Apagar o que você escreveu aqui e não salvou?",
  delete: "Apagar",
  /** Sveltia's name of the button that discards a draft. */
  discard: "Descartar",
  empty: "Preencha este campo.",
  emptyList: "Inclua ao menos um item.",
  problems: (problems: string[]) => `Nada foi salvo. Corrija:\n\n${problems.join("\n\n")}`,
  conflict: (field: string, theirs: unknown, mine: unknown) =>
    `${field}\nJá salvo: ${inWords(theirs)}\nNo seu formulário: ${inWords(mine)}`,
  conflicts: (fields: string[]) =>
    `Desde que você abriu este formulário, o site mudou no mesmo lugar:\n\n${fields.join("\n\n")}\n\nO que vale aí? O resto do que você mudou é salvo também.`,
  keepTheirs: "Ficar com o salvo",
  replaceTheirs: "Salvar o meu",
  fieldless: (texts: string[]) =>
    `O site mudou, e este formulário já não tem campo para isto, que você tinha escrito:\n\n${texts.join("\n")}\n\nSalvar o resto?`,
  saveWithout: "Salvar o resto",
  nothingSaved: "Nada foi salvo. O que já estava no site continua lá, e o seu, no formulário.",
  unreadable: (problems: string[]) =>
    `Um arquivo tem um erro, e não pode ser salvo pelo editor até que seja corrigido no GitHub:\n\n${problems.join("\n")}`,
  noPhoto: (names: string[]) =>
    `Nada foi salvo. Aqui entram só fotos (JPEG, PNG, WebP ou HEIC), e não: ${names.join(", ")}.`,
};

/** What is said after a save, until the site is online. */
export const publishingTexts = {
  saved: "Está salvo. No ar ainda está a versão de antes.",
  /** Until the site has answered. */
  asked: "Está salvo. Vendo se já está no ar…",
  late: "Está salvo, há mais de dez minutos, e no ar ainda está a versão de antes. O relatório da hospedagem diz o que houve.",
  online: "Está no ar.",
  unknown: "Está salvo. Não dá para saber se já está no ar: o site ou o GitHub não respondeu.",
  stopped: (errors: readonly string[]) =>
    `Está salvo, mas o site só muda depois que isto for corrigido:\n\n${errors.join("\n\n")}`,
  warnings: (warnings: readonly string[]) => `Confira, para o site dizer o certo:\n\n${warnings.join("\n\n")}`,
  see: "Ver no site",
  close: "Fechar",
};

/** What stands in the list of a form's earlier versions. */
export const historyTexts = {
  title: versions,
  loading: "Procurando no GitHub…",
  none: "Nenhuma das últimas versões deste arquivo pôde ser lida.",
  version: (date: string, author: string) => `${date}, por ${author}`,
  change: (field: string, before: unknown, after: unknown) => `${field}: ${inWords(before)} → ${inWords(after)}`,
  order: (list: string) => `${list}: outra ordem`,
  /** Of a file that came with this save. */
  first: "A primeira versão.",
  present: "É como está agora.",
  back: "Voltar a esta versão",
  confirm: (date: string, changes: readonly string[], hasDraft: boolean) =>
    `O formulário fica como em ${date}:\n\n${changes.join("\n\n")}\n\n${
      hasDraft ? "O que você mudou aqui e não salvou fica guardado. " : ""
    }O site só muda quando você salvar.`,
  agree: "Usar esta versão",
  close: "Fechar",
  /** Sveltia's name of the button that fills a form with its draft. */
  restore: "Restaurar",
};

/** What is said of drafts. */
export const draftTexts = {
  noRoom:
    "Este aparelho não tem espaço para guardar o rascunho: o que você escreveu neste formulário se perde se você sair sem salvar.",
};

/** What GitHub's answers mean, and what the owner can do. */
export const githubTexts = {
  offline: "O GitHub não respondeu. Veja se o aparelho está com internet e tente de novo.",
  network:
    "A rede deste aparelho respondeu no lugar do GitHub. Se for a rede de um hotel, de uma loja ou de um aeroporto, abra outro site para entrar nela, e tente de novo aqui.",
  fault: (status: number) => `O GitHub está com um problema (erro ${status}). Espere um minuto e tente de novo.`,
  invalidToken:
    "O código de acesso não vale: ele venceu, foi apagado ou não veio inteiro. Abra esta página de novo e entre com ele inteiro, ou com outro, que se cria no GitHub. O que você escreveu num formulário e não salvou continua guardado neste aparelho.",
  limit: (end?: Date) =>
    `O GitHub pediu uma pausa, por ter recebido pedidos demais. Tente de novo ${
      end ? `depois das ${end.toLocaleTimeString("pt-BR", { hour: "2-digit", minute: "2-digit" })}` : "daqui a uma hora"
    }.`,
  /** Of a save of which it is certain. */
  notSaved: (reason: string) => `Nada foi salvo. ${reason}`,
  moved: "O site mudou neste instante. Salve de novo.",
  rule: (reason: string) =>
    `O repositório tem uma regra que não deixa o editor salvar. Mostre a quem cuida dele o que o GitHub respondeu: “${reason}”`,
  noRight:
    "O código de acesso não tem direito a isto. Crie outro no GitHub, com os direitos Contents (Read and write) e Metadata neste repositório, saia e entre com ele.",
  notFound:
    "O GitHub não mostra o repositório do site a este código de acesso: ou ele tem outro nome agora, ou o código não foi feito para ele. Pergunte a quem cuida do site, ou crie outro código.",
  refused: (status: number, reason: string) =>
    `O GitHub recusou o pedido (erro ${status}). Se continuar assim, mostre a quem cuida do site o que ele respondeu: “${reason}”`,
  unknown:
    "O GitHub não respondeu, e não dá para saber se o que você salvou chegou. Quando a internet voltar, salve de novo: o que já chegou não se repete.",
  /** An error of GitHub's that does not say whether it has done what was asked. */
  untyped: (reason: string) =>
    `O GitHub respondeu com um erro. Espere um minuto e tente de novo.${
      reason && ` Se continuar assim, mostre a quem cuida do site o que ele respondeu: “${reason}”`
    }`,
  /** A refusal that is not for the lack of a right. */
  refusal: (reason: string) =>
    reason
      ? `O GitHub recusou o pedido. Mostre a quem cuida do site o que ele respondeu: “${reason}”`
      : "O GitHub recusou o pedido, e não disse por quê. Mostre isto a quem cuida do site.",
  noBranch: (branch: string) =>
    `O repositório do site já não tem o ramo “${branch}”, em que o conteúdo está. Mostre isto a quem cuida dele.`,
  noFolder: "O repositório do site já não tem a pasta data, em que o conteúdo está. Mostre isto a quem cuida dele.",
  notSupported: "Esta mudança não é feita pelo editor. Mude o texto no formulário dele.",
};

/** Buttons of the editor's own dialogs. */
export const dialogTexts = { cancel: "Cancelar", close: "OK" };

/** What the page says until the owner has signed in. */
export const signInTexts = {
  token: "Código de acesso (token)",
  user: "Repositório",
  submit: "Entrar",
  create: "Ainda não tem o código? Crie um no GitHub",
  rights: "Ele precisa de dois direitos no repositório do site: Contents (Read and write) e Metadata.",
  loading: "O editor está abrindo…",
  trying: "Entrando…",
  invalid: (hasDrafts: boolean) =>
    `O código de acesso não vale: ele venceu, foi apagado ou não veio inteiro. Cole-o inteiro, ou crie outro no GitHub.${
      hasDrafts ? " O que você escreveu e não salvou está guardado: a lista marca os formulários." : ""
    }`,
  forgotten:
    "Se você já entrou por este navegador e não saiu, o código deixou de valer, ou o navegador o apagou: o Safari faz isso depois de sete dias sem uso. Um gerenciador de senhas o guarda.",
};

/** Build error for a wrong environment variable. */
export const notRepository = (name: string) =>
  `CMS_REPO é “${name}”, mas deve ser o nome do repositório do site, por exemplo: CMS_REPO=sua-conta/seu-site`;
