import { z } from "zod";
import { isUrl } from "../../plugins/gatsby-plugin-content-model/values";
import { drawings, type IconName } from "../ui/Icon.drawings";
import { machineTime, weekdays } from "./derived/opening-hours";
import { fitsFrame } from "./derived/photo-frame";
import {
  cardHeading,
  cardText,
  colour,
  count,
  dayOfYear,
  drawnText,
  email,
  factLabel,
  heading,
  hour,
  label,
  listOfDistinct,
  longText,
  origin,
  pageHeading,
  pageTitle,
  phone,
  photoSource,
  plainText,
  postcode,
  sentence,
  servedArea,
  shortLabel,
  state,
  taxNumber,
  text,
  timeZone,
  url,
} from "./rules/formats";
import { messages } from "./rules/messages";

/**
 * The content model: every field of every file in `data/`, declared once. `plugins/gatsby-plugin-content-model` makes from it
 * the check, the GraphQL types (and so the types of all props), the JSON Schemas and the editor's forms.
 *
 * `named` sets a field's pt-BR name, for messages and forms, and an optional hint. Objects are strict: an unknown key is a
 * mistake and stops the build.
 */
const named = <Schema extends z.ZodType>(title: string, schema: Schema, description?: string) =>
  schema.meta(description ? { title, description } : { title });

const object = <Shape extends z.ZodRawShape>(typeName: string, shape: Shape) =>
  z.strictObject(shape).meta({ typeName });

/** An object with its own fields after those of others, which become GraphQL interfaces. */
const extending = <Shared extends z.ZodRawShape, Shape extends z.ZodRawShape>(
  typeName: string,
  shared: z.ZodObject<Shared>,
  shape: Shape,
) => {
  const interfaces = [...(shared.meta()?.interfaces ?? []), shared];
  return z.strictObject({ ...shared.shape, ...shape }).meta({ typeName, interfaces });
};

const iconNames = Object.keys(drawings) as [IconName, ...IconName[]];
const icon = (description?: string) => named("Ícone", z.enum(iconNames).meta({ typeName: "IconName" }), description);

const weekday = () => z.enum(weekdays);

const onlyOfService = "Só para foto de um serviço de imagens: de uma foto sua, o site lê o tamanho e a cor do arquivo.";

/**
 * A photo: a file below `data/`, whose size and colour are read from the file, or a URL of an image service, for which the
 * content states the requested size and the background colour.
 */
const photo = object("Photo", {
  url: named("Arquivo ou endereço", photoSource(), "Uma foto sua, ou o endereço de uma foto num serviço de imagens."),
  alt: named("Descrição da foto", sentence(), "O que a foto mostra, para quem não a vê."),
  width: named("Largura em pixels", count().optional(), onlyOfService),
  height: named("Altura em pixels", count().optional(), onlyOfService),
  colour: named("Cor atrás da foto", colour().optional(), onlyOfService),
}).superRefine((value, context) => {
  if (!isUrl(value.url)) return;
  const { width, height, colour } = value;
  for (const [key, given] of Object.entries({ width, height, colour })) {
    if (given === undefined) context.addIssue({ code: "custom", path: [key], message: messages.photoOfService(key) });
  }
  if (width && height && !fitsFrame({ width, height })) {
    context.addIssue({ code: "custom", path: ["height"], message: messages.photoFrame });
  }
});

/* business.yaml */

const business = object("Business", {
  brand: named("Marca", drawnText(16)),
  tagline: named("Assinatura da marca", drawnText(32)),
  legalName: named("Nome do titular", plainText(80)),
  taxNumber: named("CNPJ", taxNumber()),
  phone: named("Telefone e WhatsApp", phone()),
  menuPhone: named(
    "Telefone do menu em telas pequenas",
    phone(),
    "O número que o visitante disca pelo menu do celular. (00) 00000-0000 não existe: ponha aqui o mesmo telefone.",
  ),
  email: named("E-mail", email()),
  siteUrl: named("Endereço do site", origin()),
  address: named(
    "Endereço",
    object("Address", {
      street: named("Rua", plainText()),
      number: named("Número", plainText()),
      annex: named("Complemento", plainText().optional(), "Se houver. Por exemplo: Anexo A, Sala 2, Galpão 3"),
      district: named("Bairro", plainText()),
      city: named("Cidade", plainText()),
      state: named("Estado", state()),
      postcode: named("CEP", postcode()),
    }),
  ),
  servedArea: named(
    "Região atendida",
    servedArea(),
    "Com a preposição, como nas frases do site. Por exemplo: no interior de Pernambuco",
  ),
  timeZone: named("Fuso horário", timeZone(), "Do lugar onde a empresa fica. Por exemplo: America/Recife"),
  openingHours: named(
    "Horários de atendimento",
    listOfDistinct(
      object("OpeningHours", {
        firstDay: named("Primeiro dia", weekday()),
        lastDay: named("Último dia", weekday()),
        opens: named("Abre às", hour()),
        closes: named("Fecha às", hour()),
      })
        .refine(({ firstDay, lastDay }) => weekdays.indexOf(firstDay) <= weekdays.indexOf(lastDay), {
          error: messages.daysReversed,
          path: ["lastDay"],
        })
        .refine(({ opens, closes }) => machineTime(opens) < machineTime(closes), {
          error: messages.hoursReversed,
          path: ["closes"],
        }),
    ),
  ),
  closedOn: named(
    "Dias fechados",
    listOfDistinct(named("Dia", dayOfYear())).optional(),
    "Feriados e férias: 24/12/2026, ou 25/12 para todos os anos.",
  ),
  profiles: named(
    "Perfis em redes sociais",
    listOfDistinct(
      object("Profile", {
        label: named("Nome", plainText(), "Por exemplo: Instagram"),
        url: named("Endereço do perfil", url()),
      }),
      "url",
    )
      .meta({ entryName: "label" })
      .optional(),
    "Aparecem como links no rodapé e ajudam os buscadores a reconhecer a empresa.",
  ),
  greeting: named("Mensagem pronta do WhatsApp", text(), "O que já vem escrito quando o visitante abre a conversa."),
  emergencyHours: named("Plantão de emergência", plainText(16), "Por exemplo: 24h"),
  cancellationNoticeHours: named("Antecedência de cancelamento, em horas", count(), "Nos Termos de Uso."),
  retentionYears: named("Guarda de dados, em anos", count(1, 99), "Na Política de Privacidade."),
  minimumAge: named("Idade mínima", count(1, 99), "Nos Termos de Uso e na Política de Privacidade."),
  copyrightYear: named("Ano dos direitos autorais", count(2000, 2100), "No rodapé."),
});

/* services.yaml, plans.yaml, steps.yaml */

const serviceList = object("ServiceList", {
  services: named(
    "Serviços",
    listOfDistinct(
      object("Service", {
        icon: icon("O serviço com o ícone emergency ganha destaque, o botão de ligar e o do WhatsApp"),
        title: named("Título", cardHeading()),
        description: named("Descrição", cardText()),
        features: named("Itens incluídos", listOfDistinct(sentence())),
      }),
      "title",
    ),
  ),
});

/** Slots of the texts that are filled in for each plan. */
const planSlots = ["name", "warrantyDays"] as const;

const planList = object("PlanList", {
  greeting: named("Mensagem pronta do WhatsApp para um plano", text(planSlots), "Em {name} entra o nome do plano."),
  warrantyText: named(
    "Como a garantia aparece no cartão",
    label(planSlots),
    'Em {warrantyDays} entra a garantia do plano. Por exemplo: "{warrantyDays} dias"',
  ),
  warrantySummary: named(
    "Como a garantia aparece nos Termos de Uso",
    factLabel(planSlots),
    'Por exemplo: "{warrantyDays} dias no plano {name}"',
  ),
  plans: named(
    "Planos",
    listOfDistinct(
      object("Plan", {
        name: named("Nome", plainText(32)),
        price: named(
          "Preço",
          label(),
          "Por exemplo: Sob consulta, ou A partir de R$ 390 por mês. Com um preço, reveja os Termos de Uso e a descrição da página de serviços para buscadores, se dizem “sob consulta”.",
        ),
        description: named("Descrição", cardText()),
        maintenanceFrequency: named(
          "Frequência da manutenção preventiva",
          label(),
          "Por exemplo: Mensal, Quinzenal, Semanal",
        ),
        warrantyDays: named("Garantia em dias", count()),
        features: named("Itens incluídos", listOfDistinct(sentence())),
        popular: named("Mais popular", z.boolean(), "Ligado (true) só no plano em destaque."),
      }),
      "name",
    ).superRefine((plans, context) => {
      const popular = plans.flatMap((plan, index) => (plan.popular ? [index] : []));
      for (const index of popular.slice(1)) {
        context.addIssue({ code: "custom", path: [index, "popular"], message: messages.onePopularPlan });
      }
    }),
  ),
});

const stepList = object("StepList", {
  steps: named(
    "Etapas",
    listOfDistinct(
      object("Step", {
        number: named("Número", plainText(4)),
        title: named("Título", cardHeading()),
        description: named("Descrição", cardText()),
      }),
      "number",
    ),
  ),
});

/* pages/*.yaml */

/** The fields of every page. Its path is not a field: it is fixed, in `routes.ts`. */
const page = object("Page", {
  title: named("Título da página", pageTitle(), "Na aba do navegador e nos buscadores; único em cada página."),
  description: named(
    "Descrição para buscadores",
    text(),
    "Uma ou duas frases, que aparecem nos buscadores sob o título.",
  ),
  linkLabel: named("Nome nos menus", shortLabel(24), "O nome da página no rodapé."),
});

/** Name of a page that the header links to. */
const headerLink = () =>
  named("Nome nos menus", shortLabel(9), "O nome curto da página no cabeçalho, no menu e no rodapé.");

const closingCall = object("ClosingCall", {
  heading: named("Título", heading()),
  text: named("Texto", text()),
  chatLabel: named("Botão do WhatsApp", label()),
});

const homePage = extending("HomePage", page, {
  linkLabel: headerLink(),
  hero: named(
    "Abertura",
    object("Hero", {
      eyebrow: named("Linha acima do título", pageHeading(), "Linha pequena acima do título."),
      heading: named("Título", pageHeading()),
      text: named("Texto", text()),
      chatLabel: named("Botão do WhatsApp", label()),
      contactLabel: named("Botão de contato", label()),
      emergencyNote: named("Linha do plantão de emergência", sentence(), "Antes do telefone: Emergência 24h:"),
      drawing: named(
        "Nomes no desenho da câmara fria",
        object("ColdRoomLabels", {
          evaporator: named("Evaporador", shortLabel(20)),
          expansionValve: named("Válvula de expansão", shortLabel(20)),
          compressor: named("Compressor", shortLabel(20)),
          condenser: named("Condensador", shortLabel(20)),
          temperature: named("Temperatura no visor", drawnText(8), "Por exemplo: −18 °C"),
        }),
      ),
      photo: named("Foto", photo),
    }),
  ),
  values: named(
    "Diferenciais",
    object("ValuePoints", {
      heading: named("Título", heading()),
      points: named(
        "Itens",
        listOfDistinct(
          object("ValuePoint", {
            icon: icon(),
            figure: named(
              "Número em destaque",
              shortLabel(50).optional(),
              "No lugar do ícone, com o número em letra grande. Por exemplo: {emergencyHours}, ou desde 2008",
            ),
            title: named("Título", cardHeading()),
            text: named("Texto", cardText()),
          }),
          "title",
        ),
      ),
    }),
  ),
  teaser: named(
    "Chamada para os serviços",
    object("ServicesTeaser", {
      heading: named("Título", heading()),
      text: named("Texto", text()),
      bullets: named("Itens", listOfDistinct(sentence())),
      servicesLabel: named("Botão para a página de serviços", label()),
      photo: named("Foto", photo),
    }),
  ),
  closing: named("Chamada final", closingCall),
});

const servicesPage = extending("ServicesPage", page, {
  linkLabel: headerLink(),
  heading: named("Título", pageHeading()),
  intro: named("Texto de abertura", text()),
  sections: named(
    "Links para as seções da página",
    object("SectionLinks", {
      label: named("Nome da lista de links", label(), "Lido em voz alta para quem não vê a página."),
      services: named("Link para os serviços", label()),
      plans: named("Link para os planos", label()),
      process: named("Link para as etapas", label()),
    }),
  ),
  servicesHeading: named("Título da lista de serviços", heading()),
  plans: named(
    "Seção dos planos",
    object("PlansSection", {
      heading: named("Título", heading()),
      intro: named("Texto", text()),
      popularLabel: named("Selo do plano mais popular", shortLabel(24)),
      frequencyLabel: named("Rótulo da frequência", label()),
      warrantyLabel: named("Rótulo da garantia", label()),
      quoteLabel: named("Botão de orçamento", label()),
    }),
  ),
  process: named(
    "Seção das etapas",
    object("ProcessSection", { heading: named("Título", heading()), intro: named("Texto", text()) }),
  ),
  closing: named("Chamada final", closingCall),
});

/** Values of the subject options, fixed by the specification; the owner edits the labels. */
const subjects = ["manutencao", "instalacao", "emergencia", "orcamento", "outros"] as const;

const field = object("FormField", {
  label: named("Rótulo", label()),
  placeholder: named("Exemplo dentro do campo", shortLabel(80), "Texto claro que some quando se começa a digitar."),
});

/** Delivery modes of the contact form; see `docs/form-delivery.md`. */
const delivery = z.enum(["nenhuma", "whatsapp", "netlify", "servico"]).meta({ typeName: "FormDelivery" });

/**
 * Title and text of a toast. Measured: 60 and 160 characters make a toast of 285 pixels, which ends at 365 of a phone's 390 on its
 * side; 100 and 400 ended at 612 of a small phone's 568.
 */
const notice = object("SuccessNotice", { title: named("Título", label()), description: named("Texto", sentence()) });

const contactPage = extending("ContactPage", page, {
  linkLabel: headerLink(),
  heading: named("Título", pageHeading()),
  intro: named("Texto de abertura", text()),
  form: named(
    "Formulário",
    object("ContactForm", {
      delivery: named(
        "Entrega das mensagens",
        delivery,
        "nenhuma: não envia nada. whatsapp: abre o WhatsApp com a mensagem pronta. netlify: só em site hospedado no Netlify. servico: um serviço de formulários, com o seu endereço.",
      ),
      deliveryUrl: named(
        "Endereço do serviço de formulários",
        url().optional(),
        "Só com a entrega servico. Por exemplo: https://formspree.io/f/abcdwxyz",
      ),
      heading: named("Título", heading()),
      requiredNote: named("Aviso de campos obrigatórios", sentence()),
      name: named("Campo nome", field),
      email: named("Campo e-mail", field),
      phone: named("Campo telefone", field),
      subject: named("Campo assunto", field),
      subjects: named(
        "Opções de assunto",
        listOfDistinct(
          object("Subject", {
            value: named(
              "Valor",
              z.enum(subjects).meta({ typeName: "SubjectValue" }),
              "Nome interno da opção; o visitante lê o texto.",
            ),
            label: named("Texto", sentence()),
          }),
          "value",
        ),
      ),
      emergency: named(
        "Linha de emergência",
        object("FormEmergency", { text: named("Texto", text()), chatLabel: named("Botão do WhatsApp", label()) }),
        "Aparece ao lado do campo quando o assunto é emergência.",
      ),
      message: named("Campo mensagem", field),
      submitLabel: named("Botão de envio", label()),
      withoutScript: named(
        "Aviso para navegador sem JavaScript",
        text(),
        "Para quem navega com o JavaScript desligado.",
      ),
      success: named("Aviso de sucesso", notice),
      sending: named(
        "Textos da entrega",
        object("FormSending", {
          note: named("Aviso sobre o envio", text(), "Acima do botão de envio: o que acontece com a mensagem."),
          busyLabel: named("Botão de envio enquanto envia", label()),
          honeypotLabel: named("Rótulo da armadilha para robôs", label(), "Só robôs veem esse campo."),
          chatLabel: named("Botão do WhatsApp", label(), "Nos avisos de que a mensagem não foi enviada."),
          opened: named("Aviso: o WhatsApp abriu", notice),
          blocked: named("Aviso: o WhatsApp não pôde abrir", notice),
          cut: named("Aviso: mensagem longa demais", notice),
          failed: named("Aviso: a mensagem não foi enviada", notice),
        }),
        "O aviso sobre o envio aparece sempre; os outros, só quando a entrega não é nenhuma.",
      ),
    }).refine((form) => form.delivery !== "servico" || form.deliveryUrl !== undefined, {
      error: messages.deliveryUrlMissing,
      path: ["delivery"],
    }),
  ),
  details: named(
    "Dados de contato",
    object("ContactDetails", {
      heading: named("Título", heading()),
      phoneLabel: named("Rótulo do telefone", label()),
      emailLabel: named("Rótulo do e-mail", label()),
      addressLabel: named("Rótulo do endereço", label()),
      hoursLabel: named("Rótulo do horário", label()),
      openNow: named(
        "Aberto ou fechado agora",
        object("OpenNowTexts", {
          open: named("Aberto", label(["closes"]), "Em {closes} entra a hora de fechar."),
          closed: named("Fechado", sentence(["day", "opens"]), "Em {day} e {opens} entram o dia e a hora de abrir."),
          closedForLong: named("Fechado, sem data para abrir", sentence()),
          today: named("Hoje", label()),
          tomorrow: named("Amanhã", label()),
        }),
      ),
      saveLabel: named("Link para salvar o contato", label()),
      cardNote: named("Observação no contato salvo", text()),
      codeCaption: named("Legenda do código QR", label(), "Na página impressa, que pode ficar colada no equipamento."),
    }),
  ),
  quickService: named(
    "Atendimento rápido",
    object("QuickService", {
      heading: named("Título", heading()),
      text: named("Texto", text()),
      chatLabel: named("Botão do WhatsApp", label()),
    }),
  ),
  serviceArea: named(
    "Área de atendimento",
    object("ServiceArea", { heading: named("Título", heading()), text: named("Texto", text()) }),
  ),
  location: named(
    "Localização",
    object("Location", {
      heading: named("Título", heading()),
      text: named("Texto", text()),
      mapLabel: named("Botão do mapa", label()),
    }),
  ),
});

const legalPage = extending("LegalPage", page, {
  heading: named("Título", pageHeading()),
  intro: named("Texto de abertura", text()),
  updatedLabel: named("Rótulo da data de atualização", label()),
  sections: named(
    "Seções numeradas",
    listOfDistinct(
      object("LegalSection", {
        title: named("Título", heading()),
        paragraphs: named("Parágrafos", listOfDistinct(longText())),
        items: named("Itens", listOfDistinct(longText()).optional()),
        links: named(
          "Links",
          listOfDistinct(
            object("LegalLink", { label: named("Texto", sentence()), url: named("Endereço", url()) }),
            "url",
          )
            .meta({ entryName: "label" })
            .optional(),
        ),
      }),
      "title",
    ),
  ),
});

/* interface.yaml */

const interfaceTexts = object("InterfaceTexts", {
  skipLink: named("Link para pular ao conteúdo", label(), "Aparece para quem navega pelo teclado."),
  newTab: named("Aviso de nova aba", label(), "Lido em voz alta nos links que abrem outra aba."),
  pageAnnouncement: named(
    "Aviso falado ao trocar de página",
    label(["page"]),
    "Lido em voz alta pelos leitores de tela. Em {page} entra o nome da página.",
  ),
  weekdayRange: named(
    "Intervalo de dias",
    factLabel(["first", "last"]),
    'Em {first} e {last} entram o primeiro e o último dia. Por exemplo: "{first} a {last}"',
  ),
  mapLabel: named("Link do mapa", label()),
  header: named(
    "Cabeçalho",
    object("HeaderTexts", {
      navigationLabel: named("Nome da navegação", label(), "Lido em voz alta pelos leitores de tela."),
      homeLabel: named("Nome do link da marca", label(), "Lido em voz alta no link da marca."),
      taxNumberLabel: named("Rótulo do CNPJ", shortLabel(20)),
      phoneLabel: named("Link do telefone", shortLabel(20)),
      chatLabel: named("Link do WhatsApp", shortLabel(10)),
      menuLabel: named("Botão do menu", shortLabel(8)),
    }),
  ),
  footer: named(
    "Rodapé",
    object("FooterTexts", {
      about: named("Texto sobre a empresa", text()),
      pagesHeading: named("Título dos links", heading()),
      contactHeading: named("Título do contato", heading()),
      addressHeading: named("Título do endereço", heading()),
      chatLabel: named("Link do WhatsApp", label()),
      copyright: named("Linha de direitos autorais", sentence()),
    }),
  ),
  actions: named(
    "Barra de ações em telas pequenas",
    object("ActionTexts", {
      label: named("Nome da barra", label()),
      chatLabel: named("Botão do WhatsApp", shortLabel(20)),
      phoneLabel: named("Botão do telefone", shortLabel(20)),
    }),
  ),
  notice: named(
    "Aviso de privacidade",
    object("NoticeTexts", {
      label: named("Nome do aviso", label()),
      text: named("Texto", text()),
      privacyLabel: named("Link para a política", label()),
      dismissLabel: named("Botão de fechar", shortLabel(24)),
    }),
  ),
  toasts: named(
    "Avisos na tela",
    object("ToastTexts", {
      label: named("Nome da região", label()),
      closeLabel: named("Botão de fechar", label()),
    }),
  ),
  legal: named("Páginas legais", object("LegalTexts", { contentsHeading: named("Título do índice", heading()) })),
});

/* statements.yaml */

const statement = (title: string) => named(title, longText().optional());

/** Statements on the photos, by their origin. */
const photoStatements = object("PhotoStatements", {
  notice: statement("No aviso de privacidade"),
  summary: statement("No resumo da política"),
  records: statement("Sobre os registros técnicos"),
  purpose: statement("Finalidade"),
  sharing: statement("Compartilhamento"),
  policyLabel: statement("Link para a política do serviço"),
  retention: statement("Prazo de guarda"),
  cookies: statement("Cookies"),
  credit: statement("Direitos sobre as fotos"),
});

/** Statements on the form, by delivery mode. */
const formStatements = object("FormStatements", {
  summary: statement("No resumo da política"),
  collection: statement("Coleta de dados"),
  origin: statement("Origem dos dados"),
  sharing: statement("Compartilhamento"),
  retention: statement("Prazo de guarda"),
  security: statement("Segurança"),
  contact: statement("Contato sobre dados pessoais"),
  terms: statement("Nos Termos de Uso"),
  channels: statement("Canais de contato"),
  note: statement("Acima do botão de envio"),
});

const statements = object("Statements", {
  photos: named(
    "Frases sobre as fotos",
    object("StatementsOnPhotos", {
      external: named("Com foto de um serviço de imagens", photoStatements),
      own: named("Só com fotos suas", photoStatements),
    }),
  ),
  form: named(
    "Frases sobre o formulário",
    object("StatementsOnForm", {
      nenhuma: named("Sem entrega", formStatements),
      whatsapp: named("Pelo WhatsApp", formStatements),
      netlify: named("Pelo Netlify", formStatements),
      servico: named("Por um serviço de formulários", formStatements),
    }),
  ),
});

/** Names of the statements on a subject; some are empty in some modes. */
export const statementNames = {
  photos: Object.keys(photoStatements.shape) as (keyof z.infer<typeof photoStatements>)[],
  form: Object.keys(formStatements.shape) as (keyof z.infer<typeof formStatements>)[],
};

/** The schema of every file in `data/`, by path below `data/`. */
export const contentFiles = {
  "business.yaml": business,
  "services.yaml": serviceList,
  "plans.yaml": planList,
  "steps.yaml": stepList,
  "interface.yaml": interfaceTexts,
  "statements.yaml": statements,
  "pages/home.yaml": homePage,
  "pages/services.yaml": servicesPage,
  "pages/contact.yaml": contactPage,
  "pages/terms.yaml": extending("TermsPage", legalPage, {}),
  "pages/privacy.yaml": extending("PrivacyPage", legalPage, {}),
} as const;

export type ContentFile = keyof typeof contentFiles;

/** The valid content of all files. */
export type Content = { [File in ContentFile]: z.infer<(typeof contentFiles)[File]> };

export type Business = Content["business.yaml"];
export type Photo = z.infer<typeof photo>;
export type PostalAddress = Business["address"];
export type OpeningHours = Business["openingHours"][number];
export type Plan = Content["plans.yaml"]["plans"][number];
