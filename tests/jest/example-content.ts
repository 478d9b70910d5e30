/**
 * Content for tests of what visitors see, typed as the queries' fragments. It is not what the site ships, so that no test passes
 * because a text stands in the source; and each text differs from the others, so that a test can tell them apart.
 */

type Business = Queries.LayoutFragment["business"] & Queries.ContactDetailsBusinessFragment;

export const business: Business = {
  brand: "WS",
  tagline: "Climatização & Ventilação",
  legalName: "Fulana de Tal",
  taxNumber: "12.345.678/0001-95",
  phone: "(87) 91234-5678",
  phoneUrl: "tel:+5587912345678",
  chatUrl: "https://wa.me/5587912345678?text=Ol%C3%A1!",
  menuPhone: "(00) 00000-0000",
  menuPhoneUrl: "tel:+550000000000",
  menuChatUrl: "https://wa.me/550000000000?text=Ol%C3%A1!",
  email: "fulana@frio.example",
  emailUrl: "mailto:fulana@frio.example",
  mapsUrl: "https://www.google.com/maps/search/?api=1&query=Rua%20do%20Frio",
  address: { lines: ["Rua do Frio, 10, Sala 2", "Centro", "Garanhuns/PE", "CEP 55290-000"] },
  openingHours: [
    { days: "Segunda a sexta", hours: "8h–18h", fromDay: 0, toDay: 4, opensAt: 480, closesAt: 1080 },
    { days: "Sábado", hours: "8h–12h", fromDay: 5, toDay: 5, opensAt: 480, closesAt: 720 },
  ],
  timeZone: "America/Recife",
  closedOn: null,
  weekdays: ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"],
  profiles: null,
  structuredData: '{"@type":"HVACBusiness","name":"WS"}',
};

export const photo: Queries.PhotoFragment = {
  alt: "Técnica abre um quadro elétrico",
  colour: "#12335a",
  width: 960,
  height: 720,
  image: {
    layout: "constrained",
    width: 960,
    height: 720,
    backgroundColor: "transparent",
    images: {
      fallback: {
        src: "https://images.example/foto?w=960&fm=jpg",
        srcSet: "https://images.example/foto?w=960&fm=jpg 960w",
      },
      sources: [{ type: "image/avif", srcSet: "https://images.example/foto?w=960&fm=avif 960w" }],
    },
  },
};

export const closingCall: Queries.ClosingCallFragment = {
  heading: "Vamos resolver hoje?",
  text: "Mande uma foto da máquina.",
  chatLabel: "Chamar no WhatsApp",
};

/** Everything the page shell shows, on the services page. */
export const layout: Queries.LayoutFragment = {
  page: {
    path: "/servicos",
    title: "Serviços e planos | WS",
    description: "O que fazemos pelo frio da sua empresa.",
    url: "https://ws.example/servicos",
    socialImageUrl: "https://ws.example/social/servicos.png",
  },
  business,
  interfaceTexts: {
    skipLink: "Ir para o conteúdo",
    newTab: "abre em nova aba",
    pageAnnouncement: "Página aberta: {page}",
    mapLabel: "Ver no Mapa",
    header: {
      navigationLabel: "Principal",
      homeLabel: "WS Climatização & Ventilação: página inicial",
      taxNumberLabel: "CNPJ",
      phoneLabel: "Ligar para",
      chatLabel: "WhatsApp",
      menuLabel: "Menu",
    },
    footer: {
      about: "Especializada em manutenção e reparo.",
      pagesHeading: "Páginas",
      contactHeading: "Fale conosco",
      addressHeading: "Endereço",
      chatLabel: "Conversar no WhatsApp",
      copyright: "© 2024 Fulana de Tal. Todos os direitos reservados.",
    },
    actions: { label: "Falar com a WS", chatLabel: "Mensagem", phoneLabel: "Ligar" },
    notice: {
      label: "Aviso de privacidade",
      text: "Este site não usa cookies.",
      privacyLabel: "Política de Privacidade",
      dismissLabel: "Entendi",
    },
    toasts: { label: "Avisos (tecla F8)", closeLabel: "Fechar aviso" },
  },
  homePage: { path: "/", linkLabel: "Início" },
  servicesPage: { path: "/servicos", linkLabel: "Serviços" },
  contactPage: { path: "/contato", linkLabel: "Contato" },
  termsPage: { path: "/termos-de-uso", linkLabel: "Termos de Uso" },
  privacyPage: { path: "/politica-de-privacidade", linkLabel: "Política de Privacidade" },
};
