/** The editor's words, in pt-BR, beside the content model's names and messages. */

/** An hour as the owner writes it: `15h20`. */
const hourOf = (date: Date) =>
  date.toLocaleTimeString("pt-BR", { hour: "numeric", minute: "2-digit" }).replace(":", "h");

/** A moment as the owner says it: `hoje, 15h20`. */
function moment(date: Date): string {
  const isToday = date.toDateString() === new Date().toDateString();
  return `${isToday ? "hoje" : date.toLocaleDateString("pt-BR", { day: "numeric", month: "long" })}, ${hourOf(date)}`;
}

/** What the page says until the owner has signed in. */
export const startTexts = {
  loading: "O editor está abrindo…",
  token: "Código de acesso (token)",
  user: "Repositório",
  submit: "Entrar",
  why: "Cole o código que você criou no GitHub. Ele fica guardado neste aparelho até você sair.",
  create: "Criar um código no GitHub",
  rights: "Ele precisa de dois direitos no repositório do site: Contents (Read and write) e Metadata.",
  noCode: "Ainda não tem o código?",
  kept: "O que você escreveu e não salvou continua guardado neste aparelho.",
  forgotten:
    "O navegador pode apagá-lo: o Safari faz isso depois de sete dias sem uso. Um gerenciador de senhas o guarda.",
  notLoaded: "Uma parte do editor não carregou. Veja se o aparelho está com internet e tente de novo.",
  ended: "O editor parou",
  endedWhy: (cause: string) =>
    `O que você escreveu está guardado neste aparelho. Abra de novo; se voltar a parar, mostre isto a quem cuida do site: “${cause}”`,
  open: "Abrir de novo",
};

export const homeTexts = {
  site: "Ver o site",
  signOut: "Sair",
  search: "Procurar um campo",
  searchHint: "preço, férias, garantia…",
  nothing: (words: string) => `Nenhum campo se chama ou diz “${words}”. Tente outra palavra.`,
  draft: (changed: string) => `Rascunho de ${moment(new Date(changed))}`,
  broken: "Com erro",
  examples: (count: number) => (count === 1 ? "Falta trocar 1 dado de exemplo" : `Faltam ${count} dados de exemplo`),
  confirmSignOut: "Sair e apagar o que não foi salvo?",
  unsaved: "Você escreveu e ainda não salvou em:",
  signOutAnyway: "Apagar e sair",
};

export const formTexts = {
  head: "Formulário aberto",
  back: "Formulários",
  form: "Editar",
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
  elsewhere: "Não dá para salvar, por um erro que não está num campo daqui:",
  warning: "Confira: ",
  optional: "opcional",
  choose: "Escolha…",
  none: "Sem escolha",
  slots: (names: string) => `${names.includes(",") ? "Aqui entram" : "Aqui entra"} também ${names}.`,
  drawing: "Trocar o desenho",
  include: (name: string) => `Incluir ${name}`,
  addTo: (list: string) => `Incluir em ${list}`,
  item: (number: number) => `Item ${number}`,
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

export const photoFieldTexts = {
  choose: "Escolher uma foto",
  change: "Trocar a foto",
  remove: "Tirar a foto",
  address: "Ou o endereço de uma foto num serviço de imagens",
  preparing: "Preparando a foto…",
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
  notSaved: (reason: string) => `Nada foi salvo. ${reason}`,
  unreadable: "O arquivo no GitHub tem um erro e precisa ser corrigido lá antes.",
  conflicts: "Outra pessoa mudou o mesmo lugar",
  conflictsWhy: "Desde que você abriu este formulário, o site mudou. O que vale em cada campo?",
  mine: "O seu",
  theirs: "O que já está salvo",
  settle: "Salvar assim",
};

/** The way to another token, with all drafts. */
export const signInAgain = "Entrar com outro código";

export const dialogTexts = { cancel: "Cancelar", close: "Fechar" };

export const photoTexts = {
  heic: "Esta foto está em HEIC, o formato do iPhone, que este navegador não abre. Abra o editor no próprio iPhone, ou salve a foto em JPG e escolha-a de novo.",
  unreadable:
    "Este aparelho não conseguiu abrir a foto: ou o arquivo está danificado, ou é grande demais para ele, ou não é uma foto. Tente outra, ou uma cópia menor.",
};

/** In place of a value that is not there. */
export const nothing = "(nada)";

/** A group or an entry as the owner reads it: `Nome: Básico; Preço: R$ 390`. */
const fieldsInWords = (fields: readonly (readonly [title: string, value: string])[]) =>
  fields.map(([title, value]) => (title ? `${title}: ${value}` : value)).join("; ");

export const versionTexts = {
  title: "Versões anteriores",
  loading: "Procurando no GitHub…",
  none: "Nenhuma das últimas versões deste arquivo pôde ser lida.",
  version: (date: Date, author: string) => {
    const when = `${date.toLocaleDateString("pt-BR", { dateStyle: "medium" })}, ${hourOf(date)}`;
    return author ? `${when}, por ${author}` : when;
  },
  /** `Planos › “Básico” › Preço: R$ 390 → R$ 420` */
  change: (field: string, before: string, after: string) => `${field}: ${before || nothing} → ${after || nothing}`,
  added: (field: string, fields: Parameters<typeof fieldsInWords>[0]) => `Entra ${field}: ${fieldsInWords(fields)}`,
  removed: (field: string, fields: Parameters<typeof fieldsInWords>[0]) => `Sai ${field}: ${fieldsInWords(fields)}`,
  order: (list: string) => `${list}: outra ordem`,
  yes: "sim",
  no: "não",
  /** Of a file that came with this save. */
  first: "A primeira versão.",
  present: "É como está agora.",
  back: "Voltar a esta versão",
  effects: "O que muda no formulário:",
  explanation: "O que você escreveu e não salvou fica. O site só muda quando você salvar.",
};

/** What is said after a save, until the site is online. */
export const publishingTexts = {
  time: (time: number) => moment(new Date(time)),
  saved: "Está salvo. No ar ainda está outra versão.",
  /** Until the site has answered. */
  asked: "Está salvo. Vendo se já está no ar…",
  late: "Está salvo, há mais de dez minutos, e no ar ainda está outra versão. Veja o relatório da hospedagem.",
  online: "Está no ar.",
  unknown: "Está salvo. Não dá para saber se já está no ar: o site não respondeu.",
  stopped: (errors: readonly string[]) =>
    `Está salvo, mas o site não muda enquanto isto não for corrigido:\n\n${errors.join("\n\n")}`,
  see: "Ver no site",
  close: "Fechar",
};

/** What GitHub's answers mean, and what the owner can do. */
export const githubTexts = {
  offline: "O GitHub não respondeu. Veja se o aparelho está com internet e tente de novo.",
  network:
    "A rede deste aparelho respondeu no lugar do GitHub. Se for a rede de um hotel, de uma loja ou de um aeroporto, abra outro site para entrar nela, e tente de novo aqui.",
  fault: (status: number) => `O GitHub está com um problema (erro ${status}). Espere um minuto e tente de novo.`,
  invalidToken:
    "O código de acesso não vale: ele venceu, foi apagado ou não veio inteiro. Entre com ele inteiro, ou com outro, que se cria no GitHub.",
  limit: (end?: Date) =>
    `O GitHub pediu uma pausa, por ter recebido pedidos demais. Tente de novo ${
      end ? `depois das ${hourOf(end)}` : "daqui a uma hora"
    }.`,
  moved: "O site mudou neste instante. Salve de novo.",
  rule: (reason: string) =>
    `O repositório tem uma regra que não deixa o editor salvar. Mostre a quem cuida dele o que o GitHub respondeu: “${reason}”`,
  noRight:
    "O código de acesso não tem direito a isto. Entre com outro, que se cria no GitHub com os direitos Contents (Read and write) e Metadata neste repositório.",
  notFound:
    "O GitHub não mostra o repositório do site a este código de acesso: ou ele tem outro nome agora, ou o código não foi feito para ele. Pergunte a quem cuida do site, ou crie outro código.",
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
};

/** Build error for a wrong environment variable. */
export const notRepository = (name: string) =>
  `CMS_REPO é “${name}”, mas deve ser o nome do repositório do site, por exemplo: CMS_REPO=sua-conta/seu-site`;
