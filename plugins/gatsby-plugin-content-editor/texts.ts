/** The editor's own texts, in pt-BR, apart from Sveltia's and from the content model's names and messages. */

/** Phrases that Sveltia's translation lacks, or that say more here, by their keys in `locales/pt-BR.json`. */
export const phrases = {
  sign_in_using_access_token: "Entrar com o código de acesso",
  sign_in_using_access_token_description:
    "Cole aqui o seu código de acesso (token). Ele precisa de dois direitos no repositório do site: ler e gravar o conteúdo (Contents) e ler os metadados (Metadata), que vem junto.",
  sign_in_using_access_token_link: "Ainda não tem? <a>Crie um no {$service}</a>.",
  sign_in_with_link: "Entrar pelo código QR",
  sign_in_with_link_confirmation: "Entrar no {$service} como {$account}? Só continue se foi você que mostrou o código.",
  entry_saved: "Gravado. O site muda em uns dois minutos.",
  entry_parse_errors: "Um arquivo tem um erro e não pode ser mudado aqui.",
  cannot_delete_referenced_assets:
    "Esta foto está em uso no site e não pode ser apagada. Troque-a primeiro no formulário:",
  saving_entry: { error: { title: "Nada foi gravado", description: "O que você escreveu continua no formulário." } },
  show_errors: "Mostrar os erros",
  "entry_sidebar.validation.no_errors_found": "Nada falta. Textos e fotos são conferidos quando você salva.",
  replace_image: "Trocar a imagem",
  remove_image: "Tirar a imagem",
  list_item_options: "Opções do item",
  folder_path: "Caminho da pasta",
  folder_contents: "O que há nela",
  x_folders: ".input {$count :integer} .match $count 0 {{Nenhuma pasta}} one {{{$count} pasta}} * {{{$count} pastas}}",
  select_item: "Selecionar {$name}",
  file_unavailable: "Sem imagem",
  file_unavailable_description: "A imagem não pôde ser mostrada aqui.",
  save_conflict: {
    title: "Alguém mudou este arquivo",
    modified_by: "{$name} mudou este arquivo em {$date}, depois que você o abriu.",
    overwrite_warning:
      "Ao gravar, as suas mudanças são juntadas às que já estão lá. Se os dois mudaram o mesmo campo, você escolhe.",
    save_anyway: "Juntar e gravar",
    branch_moved: "O site mudou neste instante. Grave de novo.",
  },
  remote_change: {
    reload_entry: "Abrir a versão nova",
    confirm_reloading_entry: "Abrir a versão nova? O que você escreveu e não gravou se perde.",
  },
};

/** What the form says beside the fields. */
export const formTexts = {
  listEntry: "item",
  optional: "Opcional",
  photo: "Uma foto sua, ou o endereço de uma foto de um serviço de imagens.",
  facts: "Um nome entre chaves é trocado pelo dado da empresa: {servedArea}, {brand}, {emergencyHours}…",
  slots: (names: string) => `${names.includes(",") ? "Aqui entram" : "Aqui entra"} também ${names}.`,
};

/** Formats a value for the owner. */
const inWords = (value: unknown) => (value instanceof Object ? "(vários campos)" : String(value ?? "(nada)"));

/** Why nothing was saved, and what a save asks. */
export const savingTexts = {
  /** Sveltia's name of the button × of a list entry. */
  remove: "Remover",
  confirmRemoval: (name?: string) => `Remover ${name ? `“${name}”` : "este item"}?`,
  empty: "Preencha este campo.",
  emptyList: "Adicione ao menos um item.",
  warnings: (warnings: string[]) => `Gravado. Mas confira, para o site dizer o certo:\n\n${warnings.join("\n\n")}`,
  problems: (problems: string[]) => `Corrija:\n\n${problems.join("\n\n")}`,
  conflict: (field: string, theirs: unknown, mine: unknown) =>
    `${field}\nNo site agora: ${inWords(theirs)}\nNo seu formulário: ${inWords(mine)}`,
  conflicts: (fields: string[]) =>
    `Outra pessoa, ou outra janela, mudou o mesmo que você:\n\n${fields.join("\n\n")}\n\nGravar a sua versão no lugar da outra?`,
  keptTheirs: `A outra versão continua no site, e a sua, no formulário.`,
  unreadable: (problems: string[]) => `Um arquivo foi mudado fora do editor e tem um erro:\n\n${problems.join("\n")}`,
  offline: `O GitHub não respondeu. Veja se o aparelho está com internet e tente de novo.`,
  refusedByHost: (status: number) =>
    status === 401
      ? "O código de acesso não vale: ele venceu, foi apagado ou não veio inteiro. Crie outro no GitHub e entre com ele."
      : `O GitHub recusou o pedido (erro ${status}). ${
          status === 403 || status === 404
            ? "O código de acesso não tem direito a este repositório: crie outro, saia e entre de novo."
            : "Espere um minuto e tente de novo."
        }`,
  notCommitted: (reason: string) =>
    `O GitHub não aceitou a gravação. Espere um minuto e grave de novo. Se continuar, mostre a quem cuida do site o que ele respondeu: “${reason}”`,
  notSupported: "Esta mudança não é feita pelo editor. Mude o texto no formulário dele.",
};

/** Build error for a wrong environment variable. */
export const notRepository = (name: string) =>
  `CMS_REPO é “${name}”, mas deve ser o nome do repositório do site, por exemplo: CMS_REPO=sua-conta/seu-site`;
