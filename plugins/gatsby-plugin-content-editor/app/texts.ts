/** The editor's words, in pt-BR, beside the content model's names and messages. */

/** A moment as the owner says it: `hoje, 15:20`. */
function moment(date: Date): string {
  const time = date.toLocaleTimeString("pt-BR", { hour: "2-digit", minute: "2-digit" });
  const isToday = date.toDateString() === new Date().toDateString();
  return `${isToday ? "hoje" : date.toLocaleDateString("pt-BR", { day: "numeric", month: "long" })}, ${time}`;
}

/** Texts in a value. */
const textsOf = (value: unknown): string[] =>
  value instanceof Object ? Object.values(value).flatMap(textsOf) : [String(value ?? "")];

/** A value as the owner reads it. */
export const inWords = (value: unknown): string => textsOf(value).filter(Boolean).join(" · ") || "(nada)";

/** What the page says until the owner has signed in. */
export const startTexts = {
  loading: "O editor está abrindo…",
  opening: "Abrindo…",
  token: "Código de acesso (token)",
  user: "Repositório",
  submit: "Entrar",
  why: "Cole o código que você criou no GitHub. Ele fica guardado neste aparelho até você sair.",
  create: "Criar um código no GitHub",
  rights: "Ele precisa de dois direitos no repositório do site: Contents (Read and write) e Metadata.",
  noCode: "Ainda não tem o código?",
  forgotten: "O código sumiu?",
  forgottenWhy:
    "O navegador pode tê-lo apagado: o Safari faz isso depois de sete dias sem uso. Um gerenciador de senhas o guarda.",
  notKept:
    "Este navegador não deixa guardar nada: ao fechar a página, você precisa entrar de novo, e o que não foi salvo se perde.",
  again: "Tentar de novo",
  notLoaded: "Uma parte do editor não carregou. Veja se o aparelho está com internet e tente de novo.",
  ended: "O editor parou",
  endedWhy: (cause: string) =>
    `O que você escreveu está guardado neste aparelho. Abra de novo; se voltar a parar, mostre isto a quem cuida do site: “${cause}”`,
  open: "Abrir de novo",
};

/** The list of forms. */
export const homeTexts = {
  site: "Ver o site",
  signOut: "Sair",
  search: "Procurar um campo",
  searchHint: "Por exemplo: preço, telefone, férias",
  nothing: (words: string) => `Nenhum campo se chama “${words}”. Tente outra palavra.`,
  draft: (changed: string) => `Rascunho de ${moment(new Date(changed))}`,
  broken: "Com erro",
  examples: (count: number) => (count === 1 ? "Falta trocar 1 dado de exemplo" : `Faltam ${count} dados de exemplo`),
  confirmSignOut: "Sair e apagar o que não foi salvo?",
  unsaved: "Você escreveu e ainda não salvou em:",
  signOutAnyway: "Apagar e sair",
};

/** A form. */
export const formTexts = {
  back: "Formulários",
  form: "Formulário",
  page: "Ver a página",
  save: "Salvar",
  saving: "Salvando…",
  preparing: "Preparando a foto…",
  errors: (count: number) => (count === 1 ? "1 erro" : `${count} erros`),
  draft: (changed: string) => `Rascunho de ${moment(new Date(changed))}, só neste aparelho.`,
  discard: "Descartar",
  confirmDiscard: "Descartar o que você mudou e não salvou?",
  discardWhy: "O formulário volta a ser o que está salvo.",
  versions: "Versões anteriores",
  unknown: "Este endereço não é de um formulário.",
  unreadable: "Este arquivo tem um erro e não pode ser mudado aqui até que seja corrigido no GitHub.",
  onGitHub: "Abrir no GitHub",
  noRoom:
    "Este aparelho não guarda o rascunho, por falta de espaço ou de permissão. O que você escrever se perde se fechar a página sem salvar.",
  elsewhere: "O que está aqui causa um erro em outro formulário:",
  unplaced: "No arquivo há o que não tem campo aqui:",
  warning: "Confira: ",
  optional: "opcional",
  more: "Mais",
  quote: "Como citar um dado da empresa",
  choose: "Escolha…",
  none: "Nenhum",
  facts: "Um nome entre chaves é trocado pelo dado da empresa: {servedArea}, {brand}, {emergencyHours}…",
  slots: (names: string) => `${names.includes(",") ? "Aqui entram" : "Aqui entra"} também ${names}.`,
  drawing: "Trocar o desenho",
  include: (name: string) => `Incluir ${name}`,
  addTo: (list: string) => `Incluir em ${list}`,
  item: (number: number) => `Item ${number}`,
  newEntry: "Novo",
  actions: (entry: string) => `Mover ou tirar “${entry}”`,
  up: "Subir",
  down: "Descer",
  remove: "Tirar",
  removed: (entry: string) => `“${entry}” foi tirado.`,
  place: (entry: string, place: number, count: number) => `“${entry}” é o ${place}º de ${count}.`,
  undo: "Desfazer",
};

/** What the check says of a form, where the content model speaks of a file. */
export const checkTexts = { empty: "Preencha este campo.", emptyList: "Inclua ao menos um item." };

/** Photos. */
export const photoTexts = {
  choose: "Escolher uma foto",
  change: "Trocar a foto",
  remove: "Tirar a foto",
  address: "Ou o endereço de uma foto num serviço de imagens",
  preparing: "Preparando a foto…",
  heic: "Esta foto está em HEIC, o formato do iPhone, que este navegador não abre. Abra o editor no próprio iPhone, ou salve a foto em JPG e escolha-a de novo.",
  unreadable:
    "Este aparelho não conseguiu abrir a foto: ou o arquivo está danificado, ou é grande demais para ele, ou não é uma foto. Tente outra, ou uma cópia menor.",
  lost: (name: string) => `A foto “${name}” não está mais neste aparelho. Escolha-a de novo.`,
};

/** The page that shows a form. */
export const previewTexts = {
  page: "Página",
  wide: "Computador",
  night: "Noite",
  invalid: "Há um erro no formulário: a página está como antes dele.",
  drawing: "A página está sendo desenhada…",
  failed: "A página não pôde ser desenhada.",
};

/** Why nothing was saved, and what a save asks. */
export const savingTexts = {
  commit: (form: string) => `Muda “${form}”`,
  saved: "Salvo.",
  notSaved: (reason: string) => `Nada foi salvo. ${reason}`,
  unreadable: "O arquivo no GitHub tem um erro e precisa ser corrigido lá antes.",
  conflicts: "Outra pessoa mudou o mesmo lugar",
  conflictsWhy: "Desde que você abriu este formulário, o site mudou. O que vale em cada campo?",
  mine: "O seu",
  theirs: "O que já está salvo",
  settle: "Salvar assim",
  cancel: "Cancelar",
};

/** A group or an entry as the owner reads it: `Nome: Básico; Preço: R$ 390`. */
const fieldsInWords = (fields: readonly (readonly [title: string, value: string])[]) =>
  fields.map(([title, value]) => (title ? `${title}: ${value}` : value)).join("; ");

/** A form's earlier versions. */
export const versionTexts = {
  version: (date: Date, author: string) => {
    const when = date.toLocaleString("pt-BR", { dateStyle: "medium", timeStyle: "short" });
    return author ? `${when}, por ${author}` : when;
  },
  /** `Planos › “Básico” › Preço: R$ 390 → R$ 420` */
  change: (field: string, before: string, after: string) => `${field}: ${before || "(nada)"} → ${after || "(nada)"}`,
  added: (field: string, fields: Parameters<typeof fieldsInWords>[0]) => `Entra ${field}: ${fieldsInWords(fields)}`,
  removed: (field: string, fields: Parameters<typeof fieldsInWords>[0]) => `Sai ${field}: ${fieldsInWords(fields)}`,
  order: (list: string) => `${list}: outra ordem`,
  yes: "sim",
  no: "não",
  title: formTexts.versions,
  loading: "Procurando no GitHub…",
  none: "Nenhuma das últimas versões deste arquivo pôde ser lida.",
  present: "É como está agora.",
  first: "A primeira versão.",
  use: "Voltar a esta versão",
  close: "Fechar",
};
