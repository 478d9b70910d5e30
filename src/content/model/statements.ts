import { lacks, named, text } from "./formats/text";
import { group, object } from "./shared";

/** A statement, which quotes facts, but no other statement, which might quote it in turn. */
const statement = (title: string, max = 3000) =>
  text(title, max, { lines: max > 100 })
    .refine(
      lacks(/\{(?:photos|form|plans|prices|air|company)\./),
      "Uma frase não pode citar outra, com {photos.…} ou {form.…}. Escreva o próprio texto.",
    )
    .optional();

const photoStatements = object("PhotoStatements", {
  notice: statement("No aviso de privacidade"),
  summary: statement("No resumo da política"),
  records: statement("Sobre os registros técnicos"),
  purpose: statement("Finalidade"),
  sharing: statement("Compartilhamento"),
  retention: statement("Prazo de guarda"),
  cookies: statement("Cookies"),
  credit: statement("Direitos sobre as fotos"),
});

const formStatements = object("FormStatements", {
  heading: statement("Título do formulário de contato", 100),
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

/** Statements on the plans, by their number; none without plans. */
const planStatements = object("PlanStatements", {
  invitation: statement("Na abertura da página de serviços"),
});

const priceStatements = object("PriceStatements", {
  summary: statement("Na descrição da página de serviços para buscadores"),
  basis: statement("Na seção dos planos: do que o preço depende"),
  terms: statement("Nos Termos de Uso"),
});

const airStatements = object("AirStatements", {
  summary: statement("No resumo dos Termos de Uso", 120),
  terms: statement("Nos Termos de Uso"),
});

/** What the LGPD asks for by the size of the company (Resolução CD/ANPD nº 2/2022). */
const companyStatements = object("CompanyStatements", {
  summary: statement("No resumo da política", 120),
  answer: statement("Prazo de resposta"),
  contact: statement("Contato sobre dados pessoais"),
});

export const statements = object("Statements", {
  photos: group("Frases sobre as fotos", "StatementsOnPhotos", {
    external: named("Com foto de um serviço de imagens", photoStatements),
    own: named("Só com fotos suas", photoStatements),
    none: named("Sem fotos", photoStatements),
  }),
  form: group("Frases sobre o formulário de contato", "StatementsOnForm", {
    nenhuma: named("Sem entrega", formStatements),
    whatsapp: named("Pelo WhatsApp", formStatements),
    netlify: named("Pela Netlify", formStatements),
    servico: named("Por um serviço de formulários", formStatements),
  }),
  plans: group("Frases sobre os planos", "StatementsOnPlans", {
    several: named("Com mais de um plano", planStatements),
    one: named("Com um plano só", planStatements),
  }),
  prices: group("Frases sobre os preços", "StatementsOnPrices", {
    onRequest: named("Sem preço em nenhum plano", priceStatements),
    stated: named("Com preço em algum plano", priceStatements),
  }),
  air: group("Frases sobre climatização", "StatementsOnAir", {
    served: named("Se o ramo inclui climatização ou ventilação", airStatements),
  }),
  company: group("Frases sobre o tipo de empresa", "StatementsOnCompany", {
    small: named("De pequeno porte", companyStatements),
    corporation: named("Sociedade anônima", companyStatements),
  }).optional(),
});

/** Names of the statements on a subject; some are empty in some modes. */
export const statementNames = {
  photos: Object.keys(photoStatements.shape),
  form: Object.keys(formStatements.shape),
  plans: Object.keys(planStatements.shape),
  prices: Object.keys(priceStatements.shape),
  air: Object.keys(airStatements.shape),
  company: Object.keys(companyStatements.shape),
};
