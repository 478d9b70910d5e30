import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { errorsIn, warningsIn } from "../../plugins/gatsby-plugin-content-model/problems";
import { checkContent } from "../../plugins/gatsby-plugin-content-model/read-content";
import {
  below,
  check,
  contentWith,
  firstItem,
  line,
  type Mistake,
  messages,
  nightBusiness,
  now,
  otherBusiness,
  textOf,
  transformed,
  validSource,
  value,
  without,
} from "../../tests/support/corpus";
import { contentModel } from "./content-model";
import { weekdays } from "./derived/opening-hours";
import { fitsFrame } from "./derived/photo-frame";
import { readPhoto } from "./derived/sharp-photo";
import { phoneFaults, messages as siteMessages } from "./rules/messages";

const nbsp = "um espaço que não quebra linha (U+00A0)";
const business = "business.yaml";
const services = "services.yaml";
const plans = "plans.yaml";
const home = "pages/home.yaml";
const terms = "pages/terms.yaml";
const privacy = "pages/privacy.yaml";

const phone = "Telefone e WhatsApp (phone)";
const opens = "Horários de atendimento 1 › Abre às (opens)";
const price = "Planos 1 › Preço (price)";
const photoUrl = "Chamada para os serviços › Fotos 1 › Arquivo ou endereço (url)";
const servicesPage = "pages/services.yaml";
const servicesHeading = "Título da lista de serviços (servicesHeading)";
const oneOfDays = messages.oneOf(weekdays.join(", "));
const termsTopics =
  "empresa, aceitacao, servicos, cliente, garantias, responsabilidade, pagamentos, cancelamento, propriedade, alteracoes, lei, contato";
const aVeryLongText = "frio ".repeat(2000);

// biome-ignore format: a table is read by its lines.
const mistakes: Record<string, Mistake[]> = {

  "a value's form": [
    { mistake: "a phone without punctuation, which YAML reads as a number", file: business, make: value("phone", "87999999999"), field: phone, message: phoneFaults.form("(87) 99999-9999") },
    { mistake: "a region with a full stop", file: business, make: value("servedArea", "no interior de Pernambuco."), field: "Região atendida (servedArea)", message: messages.servedArea },
    { mistake: "a profile for the address of the site", file: business, make: value("siteUrl", "https://www.instagram.com"), field: "Endereço do site (siteUrl)", message: messages.socialOrigin },
    { mistake: "a place with the words before it", file: business, make: value("claimPlace", "atendemos na oficina"), field: "Onde a garantia é atendida (claimPlace)", message: messages.claimPlace },
    { mistake: "emergency hours with the word before them", file: business, make: value("emergencyHours", "Plantão 24h"), field: "Plantão de emergência (emergencyHours)", message: messages.emergencyForm("24h") },
    { mistake: "a price without its currency", file: plans, make: value("price", "1390 por mês"), field: price, message: messages.price },
    { mistake: "a least price without its currency", file: plans, make: value("price", "A partir de 390/mês"), field: price, message: messages.price },
    { mistake: "a place written as a sentence", file: business, make: value("claimPlace", "Na nossa oficina."), field: "Onde a garantia é atendida (claimPlace)", message: messages.claimPlace },
    { mistake: "a tagline that begins with the brand", file: business, make: value("tagline", "Refrigeração MWM e Frio"), field: "Assinatura da marca (tagline)", message: messages.tagline },
    { mistake: "a legal name with the CPF, as in the register", file: business, make: value("legalName", "MARIA DA SILVA 12345678900"), field: "Nome empresarial (legalName)", message: messages.cpf },
    { mistake: "a street with its number", file: business, make: value("street", "Rua das Flores, nº 100"), field: "Endereço › Rua (street)", message: messages.street },
    { mistake: "a city with its state", file: business, make: value("city", "Caruaru/PE"), field: "Endereço › Cidade (city)", message: messages.city },
    { mistake: "a state's name", file: business, make: value("state", "Pernambuco"), field: "Endereço › Estado (state)", message: messages.state },
    { mistake: "the legal name for the brand", file: business, make: value("brand", "Antônio Carlos Bezerra da Silva"), field: "Marca (brand)", message: messages.longBrand },
    { mistake: "a temperature without its degrees", file: home, make: (source) => source.replace(/( {2}before: ).*/, "$17"), at: "before: 7", field: "Conserto documentado › Temperatura antes (before)", message: messages.temperature },
    { mistake: "a temperature without its degrees, in quotes", file: home, make: (source) => source.replace(/( {2}before: ).*/, '$1"-20"'), at: "before:", field: "Conserto documentado › Temperatura antes (before)", message: messages.temperature },
    { mistake: "a copyright of another century", file: business, make: value("copyrightYear", "2206"), field: "Ano dos direitos autorais (copyrightYear)", message: messages.count(2000, 2099, 2026) },
    { mistake: "a mistyped provider", file: business, make: value("email", "polarfrio@hotmial.com"), field: "E-mail (email)", message: messages.emailDomain },
    { mistake: "a form service with other names of fields, by its old name", file: "pages/contact.yaml", make: value("delivery", "servico\n  deliveryUrl: https://getform.io/f/abcd"), at: "getform", field: "Formulário › Endereço do serviço de formulários (deliveryUrl)", message: messages.deliveryUnusable },
    { mistake: "a form for people in place of a service", file: "pages/contact.yaml", make: value("delivery", "servico\n  deliveryUrl: https://docs.google.com/forms/d/e/1FAIpQL/viewform"), at: "docs.google", field: "Formulário › Endereço do serviço de formulários (deliveryUrl)", message: messages.deliveryUnusable },
    { mistake: "the page on which a service shows the messages", file: "pages/contact.yaml", make: value("delivery", "servico\n  deliveryUrl: https://formspree.io/forms/xkndrzpw/submissions"), at: "submissions", field: "Formulário › Endereço do serviço de formulários (deliveryUrl)", message: messages.deliveryPage },
    { mistake: "a sign that the font of the social image lacks", file: business, make: value("tagline", "Frio† e ar"), field: "Assinatura da marca (tagline)", message: messages.drawn },
    { mistake: "a CNPJ with a wrong digit", file: business, make: value("taxNumber", "12.345.678/0001-96"), field: "CNPJ (taxNumber)", message: messages.taxNumberDigits },
    { mistake: "an hour as on a clock", file: business, make: value("opens", "08:00"), field: opens, message: messages.hour },
    { mistake: "closing as it opens", file: business, make: value("closes", "7h30"), field: "Horários de atendimento 1 › Fecha às (closes)", message: messages.sameHours },
    { mistake: "a week that runs backwards", file: business, make: value("firstDay", "sábado"), at: "lastDay", field: "Horários de atendimento 1 › Último dia (lastDay)", message: messages.daysReversed },
    { mistake: "a misspelt day", file: business, make: value("firstDay", "segnda"), field: "Horários de atendimento 1 › Primeiro dia (firstDay)", message: `${oneOfDays} ${messages.didYouMean("segunda")}` },
    { mistake: "a javascript: link in a legal text", file: "pages/privacy.yaml", make: value("url", "javascript:alert(1)"), field: "Seções numeradas 1 › Links 1 › Endereço (url)", message: messages.url("https://www.gov.br/anpd/pt-br") },
  ],

  texts: [
    { mistake: "10,000 characters on a button", file: home, make: value("chatLabel", aVeryLongText), field: "Abertura › Botão do WhatsApp (chatLabel)", message: messages.tooLong(60, 9999) },
    { mistake: "a fact in a text that is part of one", file: "interface.yaml", make: value("weekdayRange", '"{brand}: {first} a {last}"'), field: "Intervalo de dias (weekdayRange)", message: messages.unknownName("brand", "{first} e {last}", "") },
    { mistake: "days of the week in place of their names in braces", file: "interface.yaml", make: value("weekdayRange", "de segunda a sábado"), field: "Intervalo de dias (weekdayRange)", message: messages.missingSlots("{first} e {last}", "{first} a {last}") },
  ],

  "a phone number": [
    { mistake: "no area code, mobile", file: business, make: value("phone", "99999-9999"), field: phone, message: phoneFaults.noAreaCode },
    { mistake: "no area code, landline", file: business, make: value("phone", "3761-2345"), field: phone, message: phoneFaults.noAreaCode },
    { mistake: "an area code that there is not", file: business, make: value("phone", "(20) 99999-9999"), field: phone, message: phoneFaults.areaCode("20") },
    { mistake: "the country's code", file: business, make: value("phone", "+55 87 99123-4567"), field: phone, message: phoneFaults.prefix("(87) 99123-4567") },
    { mistake: "a zero before the area code", file: business, make: value("phone", "(087) 99123-4567"), field: phone, message: phoneFaults.prefix("(87) 99123-4567") },
    { mistake: "points for the hyphen", file: business, make: value("phone", "87 99123.4567"), field: phone, message: phoneFaults.form("(87) 99123-4567") },
    { mistake: "a mobile number of before 2016", file: business, make: value("phone", "(87) 9123-4567"), field: phone, message: phoneFaults.noNine },
    { mistake: "nine digits that do not begin with 9", file: business, make: value("phone", "(87) 33761-2345"), field: phone, message: phoneFaults.nine },
    { mistake: "two numbers in one line", file: business, make: value("phone", "(87) 3761-2345 / (87) 99123-4567"), field: phone, message: phoneFaults.two },
    { mistake: "a number with a word", file: business, make: value("phone", "(87) 99123-4567 (zap)"), field: phone, message: phoneFaults.words },
    { mistake: "a digit too few", file: business, make: value("phone", "(87) 376-234"), field: phone, message: phoneFaults.noAreaCode },
    { mistake: "a digit too many", file: business, make: value("phone", "(87) 99123-45678"), field: phone, message: phoneFaults.length(12) },
    { mistake: "an 0800 number with hyphens", file: business, make: value("phone", "0800-123-4567"), field: phone, message: phoneFaults.form("0800 123 4567") },
    { mistake: "an 0800 number that lacks digits", file: business, make: value("phone", "0800 123 45"), field: phone, message: phoneFaults.free },
    { mistake: "a number without area code that can't chat", file: business, make: (source) => value("phone", "4004-1234")(without("chatPhone")(source)), at: "phone: 4004", field: phone, message: messages.noChat },
    { mistake: "a chat number that can't chat", file: business, make: value("chatPhone", "4004-9876"), field: "WhatsApp em outro número (chatPhone)", message: messages.chatNever },
    { mistake: "the WhatsApp number under a name of the owner's", file: business, make: line("chatPhone", "whatsapp: (87) 99123-4567"), message: messages.unknownField("whatsapp", messages.goesIn({ key: "chatPhone", title: "WhatsApp em outro número" })) },
  ],

  "what looks like something else": [
    { mistake: "a phone that is a placeholder", file: business, make: value("menuPhone", "{phone}"), field: "Telefone do menu em telas pequenas (menuPhone)", message: messages.noBraces },
    { mistake: "an e-mail for the address of a form service", file: "pages/contact.yaml", make: value("delivery", "servico\n  deliveryUrl: dona@gmail.com"), at: "dona@", field: "Formulário › Endereço do serviço de formulários (deliveryUrl)", message: messages.deliveryMail },
    { mistake: "another address for that of a form service", file: "pages/contact.yaml", make: value("delivery", "servico\n  deliveryUrl: formspree"), at: "Url: formspree", field: "Formulário › Endereço do serviço de formulários (deliveryUrl)", message: messages.url("https://formspree.io/f/abcdwxyz") },
    { mistake: "an iPhone's photo", file: home, make: value("url", "IMG_4521.HEIC"), field: photoUrl, message: messages.heic },
    { mistake: "days from one to another without years", file: business, make: firstItem("closedOn", "- 31/12 a 02/01"), at: "31/12", field: "Dias fechados 1 (closedOn)", message: messages.rangeWithoutYears },
    { mistake: "days from one to another of the same year, with a dash", file: business, make: firstItem("closedOn", "- 20/06 – 30/06"), at: "20/06", field: "Dias fechados 1 (closedOn)", message: messages.rangeWithoutYears },
    { mistake: "days of one month, named once", file: business, make: firstItem("closedOn", "- 24 a 26/12"), at: "24 a 26", field: "Dias fechados 1 (closedOn)", message: messages.rangeWithoutYears },
    { mistake: "a whole year without its year", file: business, make: firstItem("closedOn", "- 01/01 a 31/12"), at: "01/01", field: "Dias fechados 1 (closedOn)", message: messages.longRange("01/01", "31/12") },
    { mistake: "days joined by another word", file: business, make: firstItem("closedOn", "- 23/12/2026 até 05/01/2027"), at: "23/12", field: "Dias fechados 1 (closedOn)", message: messages.rangeWord("23/12/2026", "05/01/2027") },
    { mistake: "a day with a short year", file: business, make: firstItem("closedOn", "- 24/12/26"), at: "24/12/26", field: "Dias fechados 1 (closedOn)", message: messages.shortYear },
    { mistake: "the name of a profile in quotes", file: business, make: value("url", '"@wsrefrigeracao"'), field: "Perfis em redes sociais 1 › Endereço do perfil (url)", message: messages.profileName("https://www.instagram.com/wsrefrigeracao") },
    { mistake: "a profile without https://", file: business, make: value("url", "instagram.com/ws"), field: "Perfis em redes sociais 1 › Endereço do perfil (url)", message: messages.urlStart("https://instagram.com/ws") },
    { mistake: "a subject of the form that there is not", file: "pages/contact.yaml", make: (source) => source.replace("value: outros", "value: higienizacao"), field: "Formulário › Opções de assunto 5 › Valor (value)", message: messages.subject("manutencao, instalacao, emergencia, orcamento, outros") },
    { mistake: "years in words", file: business, make: value("retentionYears", "cinco anos"), field: "Guarda de dados, em anos (retentionYears)", message: messages.count(1, 20, 5) },
    { mistake: "no warranty", file: plans, make: value("warrantyDays", "0"), field: "Planos 1 › Garantia em dias (warrantyDays)", message: messages.noWarranty },
    { mistake: "an age that no law knows", file: business, make: value("minimumAge", "81"), field: "Idade mínima (minimumAge)", message: messages.count(12, 21, 18) },
    { mistake: "words for no emergency service", file: business, make: value("emergencyHours", "não temos"), field: "Plantão de emergência (emergencyHours)", message: messages.emergencyHours },
    { mistake: "no answer to emergency service", file: business, make: value("emergencyHours", "false"), field: "Plantão de emergência (emergencyHours)", message: messages.emergencyHours },
    { mistake: "emergency hours as on a clock", file: business, make: value("emergencyHours", "08:00 as 22:30"), field: "Plantão de emergência (emergencyHours)", message: messages.emergencyForm("8h às 22h30") },
    { mistake: "emergency hours without their unit", file: business, make: value("emergencyHours", "24"), field: "Plantão de emergência (emergencyHours)", message: messages.emergencyForm("24h") },
    { mistake: "a year in quotes", file: business, make: value("copyrightYear", '"2026"'), field: "Ano dos direitos autorais (copyrightYear)", message: messages.quotedNumber("2026") },
    { mistake: "a number of days in quotes", file: plans, make: value("warrantyDays", "'60'"), field: "Planos 1 › Garantia em dias (warrantyDays)", message: messages.quotedNumber("60") },
    { mistake: "words of the trade with a full stop", file: business, make: value("field", "Refrigeração."), field: "Ramo › O que a empresa faz (field)", message: messages.tradeWords },
    { mistake: "a kind of company that there is not", file: business, make: value("companyKind", "ltda"), field: "Tipo de empresa (companyKind)", message: messages.oneOf("mei, individual, limitada, unipessoal, anonima") },
    { mistake: "the size of the company for its kind", file: business, make: value("companyKind", "ME"), field: "Tipo de empresa (companyKind)", message: messages.companySize },
  ],

  "lists, routes or photos": [
    { mistake: "two popular plans", file: plans, make: (source) => source.replace(/popular: false\n$/, "popular: true\n"), field: "Planos 3 › Mais popular (popular)", message: messages.onePopularPlan("“Profissional” e “Já”") },
    { mistake: "two urgent services", file: services, make: (source) => `${source}  - icon: fan\n    title: Fumaça\n    description: Na cozinha.\n    features: [Exaustão]\n    urgent:  true\n`, at: "urgent:  true", field: "Serviços 10 › Emergência (urgent)", message: messages.oneUrgentService("“Emergência {emergencyHours}” e “Fumaça”") },
    { mistake: "a plan copied and not renamed", file: plans, make: (source) => source.replace(/name: Básico/, "name: Profissional"), field: "Planos 2 › Nome (name)", message: messages.duplicateEntry("Profissional") },
    { mistake: "a photo without file or address", file: home, make: (source) => source.replace(/- url: .*\n\s*/, "- "), at: "- width:", field: photoUrl, message: messages.missingField("url") },
    { mistake: "a photo of a service without its width", file: home, make: without("width"), at: "- url:", field: "Chamada para os serviços › Fotos 1 › Largura em pixels (width)", message: messages.photoOfService("width") },
    { mistake: "a photo named from the folder above data/", file: home, make: value("url", "data/fotos/a.jpg"), field: photoUrl, message: messages.photoInData },
  ],

  "the delivery, a statement, a day or the time zone": [
    { mistake: "a form service without its address", file: "pages/contact.yaml", make: value("delivery", "servico"), field: "Formulário › Entrega das mensagens (delivery)", message: messages.deliveryUrlMissing },
    { mistake: "a statement that quotes another", file: "statements.yaml", make: value("notice", '"{form.summary}"'), field: "Frases sobre as fotos › Com foto de um serviço de imagens › No aviso de privacidade (notice)", message: messages.statementInStatement },
    { mistake: "a day that no month has", file: business, make: firstItem("closedOn", "- 31/02"), at: "31/02", field: "Dias fechados 1 (closedOn)", message: messages.noSuchDay },
    { mistake: "days that end before they begin", file: business, make: firstItem("closedOn", "- 05/01/2027 a 23/12/2026"), at: "05/01/2027", field: "Dias fechados 1 (closedOn)", message: messages.closingReversed },
    { mistake: "opening hours that overlap", file: business, make: (source) => source.replace(/firstDay: sábado/, "firstDay: sexta"), at: "- firstDay: sexta", field: "Horários de atendimento 3 (openingHours)", message: messages.hoursOverlap(1) },
    { mistake: "a time zone that there is not", file: business, make: value("timeZone", "America/Recifi"), field: "Fuso horário (timeZone)", message: `${siteMessages.timeZone.wrong} ${messages.didYouMean("America/Recife")}` },
    { mistake: "a town on the map without its accent", file: business, make: firstItem("servedTowns", "- Cupira\n  - Jatauba"), at: "Jatauba", field: "Cidades no mapa 2 (servedTowns)", message: `${siteMessages.town.wrong} ${messages.didYouMean("Jataúba")}` },
    { mistake: "a town of another state on the map", file: business, make: firstItem("servedTowns", "- Delmiro Gouveia"), at: "Delmiro", field: "Cidades no mapa 1 (servedTowns)", message: messages.town },
  ],

  "confusable or invisible characters": [
    { mistake: "an e-mail that ends in a no-break space", file: business, make: value("email", "contato@wsfrio.com.br\u00a0"), field: "E-mail (email)", message: `${messages.oddSign(nbsp)} ${siteMessages.email.form}` },
    { mistake: "an e-mail with a Cyrillic letter", file: business, make: value("email", "c\u043entato@wsfrio.com.br"), field: "E-mail (email)", message: `${messages.oddSign("uma letra de outro alfabeto (U+043E)")} ${siteMessages.email.form}` },
    { mistake: "a photo's name with an ampersand", file: home, make: value("url", "fotos/frio&ar.jpg"), field: photoUrl, message: messages.photoName("o sinal “&”") },
    { mistake: "two lines in a text that is drawn", file: home, make: value("eyebrow", "|-\n    Frio\n    e ar"), field: "Abertura › Linha acima do título (eyebrow)", message: `${messages.oddSign("uma quebra de linha (U+000A)")} Use só letras, números e pontuação.` },
    { mistake: "an emoji in a text that is drawn", file: home, make: value("eyebrow", "Frio ❄️"), field: "Abertura › Linha acima do título (eyebrow)", message: messages.drawn },
  ],

  "addresses and sizes": [
    { mistake: "a site address in Punycode that can't be decoded", file: business, make: value("siteUrl", "https://xn--a.com"), field: "Endereço do site (siteUrl)", message: messages.origin },
    { mistake: "a site address with a letter mistyped", file: business, make: value("siteUrl", "https://www.polarfrio.con.br"), field: "Endereço do site (siteUrl)", message: messages.origin },
    { mistake: "a price with its currency twice", file: plans, make: value("price", "R$ R$ 390,0"), field: price, message: messages.price },
    { mistake: "a price of nothing", file: plans, make: value("price", "R$ 0,00"), field: price, message: messages.zeroPrice },
    { mistake: "a price as a number", file: plans, make: value("price", "390"), field: price, message: messages.price },
    { mistake: "a price without its cents", file: plans, make: value("price", "R$ 390,-"), field: price, message: messages.price },
    { mistake: "a file's name for what a photo shows", file: home, make: value("alt", "IMG_2041.jpg"), field: "Chamada para os serviços › Fotos 1 › Descrição da foto (alt)", message: messages.fileNameAsText },
    { mistake: "a section's number, as in Word", file: "pages/terms.yaml", make: (source) => source.replace("title: Informações", "title: 1 – Informações"), field: "Seções numeradas 1 › Título (title)", message: messages.sectionNumber },
    { mistake: "the address of a photo's page", file: home, make: value("url", "https://unsplash.com/photos/tecnico-KZlFmpS8wVc"), field: photoUrl, message: messages.photoPage },
    { mistake: "a photo ten times as high as wide", file: home, make: value("height", "7200"), field: "Chamada para os serviços › Fotos 1 › Altura em pixels (height)", message: messages.photoFrame },
  ],

  "a legal text": [
    { mistake: "a paragraph that was cut off", file: terms, make: (source) => source.replace('"{form.terms}"', "O formulário não envia nem"), field: "Seções numeradas 3 › Parágrafos 2 (paragraphs)", message: messages.cutText },
    { mistake: "a paragraph that ends at an abbreviation", file: terms, make: (source) => source.replace('"{form.terms}"', "O formulário segue o art."), field: "Seções numeradas 3 › Parágrafos 2 (paragraphs)", message: messages.cutText },
    { mistake: "an item that was cut off", file: privacy, make: (source) => source.replace("apagado ou destruído.", "apagado ou des"), at: "apagado ou des", field: "Seções numeradas 6 › Itens 4 (items)", message: messages.cutText },
    { mistake: "a list that is announced and gone", file: privacy, make: (source) => source.replace(/(poucas linhas:"\n)[\s\S]*?(?= {2}- topic: coleta)/, "$1"), at: "O essencial", field: "Seções numeradas 1 › Parágrafos 4 (paragraphs)", message: messages.announcedList },
    { mistake: "a date in the label of the date", file: terms, make: value("updatedLabel", '"Atualizado em 12/03/2024"'), field: "Rótulo da data de atualização (updatedLabel)", message: messages.dateInLabel },
    { mistake: "a statement that the legal texts rely on, deleted", file: "statements.yaml", make: (source) => source.replace(/( {2}whatsapp:[\s\S]*?) {4}collection: >-\n(?: {6}.*\n)+/, "$1"), at: "  whatsapp:", field: "Frases sobre o formulário › Pelo WhatsApp (whatsapp)", message: messages.lostStatement("collection") },
    { mistake: "a statement on the photos of a service, deleted", file: "statements.yaml", make: (source) => source.replace(/ {4}sharing: >-\n(?: {6}.*\n)+/, ""), at: "  external:", field: "Frases sobre as fotos › Com foto de um serviço de imagens (external)", message: messages.lostStatement("sharing") },
    { mistake: "a statement that was cut off", file: "statements.yaml", make: (source) => source.replace("recebe o seu IP.", "recebe o"), at: "recebe o", field: "Frases sobre as fotos › Com foto de um serviço de imagens › No aviso de privacidade (notice)", message: messages.cutText },
    { mistake: "a section deleted", file: terms, make: (source) => source.replace(/ {2}- topic: garantias[\s\S]*?(?= {2}- topic: resp)/, ""), at: "sections:", field: "Seções numeradas (sections)", message: messages.missingTopics(["garantias (garantias)"]) },
    { mistake: "the last sections lost with the file's end", file: privacy, make: (source) => source.replace(/ {2}- topic: contato[\s\S]*$/, ""), at: "sections:", field: "Seções numeradas (sections)", message: messages.missingTopics(["contato (contato)", "anpd (autoridade de proteção de dados, com o link para ela)"]) },
    { mistake: "a subject's line deleted", file: terms, make: (source) => source.replace("- topic: lei\n    title", "- title"), at: "- title: Lei", field: "Seções numeradas 11 › Título (title)", message: messages.sectionWithoutTopic("Lei aplicável e foro", "lei", "lei aplicável e foro") },
    { mistake: "a subject's line deleted, of a section with another title", file: terms, make: (source) => source.replace(/- topic: garantias\n {4}title: .*/, "- title: O que garantimos"), at: "- title: O que", field: "Seções numeradas 5 › Título (title)", message: messages.sectionWithoutTopic("O que garantimos", "garantias", "garantias") },
    { mistake: "a section deleted beside one of the owner's", file: terms, make: (source) => `${source.replace(/ {2}- topic: garantias[\s\S]*?(?= {2}- topic: resp)/, "")}  - title: Só nosso\n    paragraphs:\n      - Vale.\n`, at: "sections:", field: "Seções numeradas (sections)", message: messages.missingTopics(["garantias (garantias)"]) },
    { mistake: "a subject that there is not, and only those of the page named", file: terms, make: value("topic", "xyz"), at: "topic: xyz", field: "Seções numeradas 1 › Assunto (topic)", message: messages.oneOf(termsTopics) },
    { mistake: "a section of the other page", file: terms, make: (source) => `${source}  - topic: cookies\n    title: Cookies\n    paragraphs:\n      - Não há.\n`, at: "topic: cookies", field: "Seções numeradas 13 › Assunto (topic)", message: messages.foreignTopic(termsTopics) },
    { mistake: "a section copied for another", file: terms, make: (source) => `${source}  - title: Outra lei\n    topic: lei\n    paragraphs:\n      - Vale.\n`, at: "    topic: lei", field: "Seções numeradas 13 › Assunto (topic)", message: messages.topicTwice },
    { mistake: "the agency without its link", file: privacy, make: (source) => source.replace(/(denúncia\.\n) {4}links:[\s\S]*$/, "$1"), at: "title: Agência", field: "Seções numeradas 13 › Título (title)", message: messages.agencyLink },
  ],

};

const brandOf = (source: string) => /^brand: (.*)$/m.exec(source)?.[1];

/** The expected line of a report: the one that contains `at`, or the first line that the mistake has changed. */
function reportedLine(source: string, broken: string, at: string | undefined): number {
  const before = source.split("\n");
  const found = broken
    .split("\n")
    .findIndex((text, index) => (at === undefined ? text !== before[index] : text.includes(at)));
  return found + 1;
}

describe.each(Object.entries(mistakes))("one problem is reported for a mistake in %s:", (_, cases) => {
  it.each(cases)("$mistake", ({ file, make, at, field, message }) => {
    const source = validSource(file);
    const broken = make(source);

    const { problems } = check(contentWith({ [file]: broken }));

    const line = reportedLine(source, textOf(broken), at);
    expect(problems.map(({ column: _column, path: _path, ...rest }) => rest)).toEqual([
      { severity: "error", file, line, ...(field ? { field } : {}), message },
    ]);
    expect(problems[0]?.column).toBeGreaterThan(0);
  });
});

describe("a warning is given, and stops nothing, for", () => {
  const yearLine = (year: number) => `copyrightYear: ${year}`;
  // biome-ignore format: a table is read by its lines.
  const doubtful: Mistake[] = [
    { mistake: "a landline that the chat's buttons lead to", file: business, make: (source) => value("menuPhone", "(87) 3761-2345")(without("chatPhone")(source)), at: "phone: (87)", field: phone, message: messages.landlineChat },
    { mistake: "a number for the chat that is a landline", file: business, make: value("chatPhone", "(87) 3761-2346"), field: "WhatsApp em outro número (chatPhone)", message: messages.landlineAsChat },
    { mistake: "two numbers that are exchanged", file: business, make: (source) => value("phone", "(87) 99123-4567")(value("chatPhone", "(87) 3761-2345")(source)), at: "chatPhone", field: "WhatsApp em outro número (chatPhone)", message: messages.exchangedPhones },
    { mistake: "a registration without its number", file: business, make: value("registration", "Técnico com CREA"), field: "Registro profissional (registration)", message: messages.registrationNumber },
    { mistake: "a town of the state that is misspelt", file: business, make: value("city", "Garanhums"), field: "Endereço › Cidade (city)", message: `${messages.unknownCity("Garanhums")} ${messages.didYouMean("Garanhuns")}` },
    { mistake: "a price in a text that no plan has", file: servicesPage, make: value("servicesHeading", "Limpeza por R$ 350"), field: servicesHeading, message: messages.otherAmount("R$ 350") },
    { mistake: "data that are kept longer than any claim", file: business, make: value("retentionYears", "15"), field: "Guarda de dados, em anos (retentionYears)", message: messages.longRetention(15, 10) },
    { mistake: "a city that there is not in the state", file: business, make: value("city", "Vila do Frio Polar"), field: "Endereço › Cidade (city)", message: messages.unknownCity("Vila do Frio Polar") },
    { mistake: "a served area in another state", file: business, make: value("servedArea", "no interior de Alagoas"), field: "Região atendida (servedArea)", message: messages.areaInState("Alagoas", "PE") },
    { mistake: "a served area around another town", file: business, make: value("servedArea", "em Petrolina e região"), field: "Região atendida (servedArea)", message: messages.areaInTown("Petrolina", "São José da Coroa Grande") },
    { mistake: "a price in a folded text that no plan has, in its line", file: home, make: line("description", "description: >-\n  Conserto de câmaras.\n  Planos por R$ 1.350,00."), at: "  Planos por", field: "Descrição para buscadores (description)", message: messages.otherAmount("R$ 1.350,00") },
    { mistake: "closed for months, by a slip of the month", file: business, make: firstItem("closedOn", "- 01/03/2027 a 30/06/2027"), at: "01/03/", field: "Dias fechados 1 (closedOn)", message: messages.longClosing(121) },
    { mistake: "a closed day in another century", file: business, make: firstItem("closedOn", "- 24/12/2126"), at: "24/12/2126", field: "Dias fechados 1 (closedOn)", message: messages.farDays },
    { mistake: "a title that search engines cut", file: servicesPage, make: value("title", "Conserto de câmaras frias, balcões, ilhas, exaustores e coifas em Garanhuns"), field: "Título da página (title)", message: messages.longTitle(75, 70) },
    { mistake: "photos of a service without its policy", file: home, make: without("photoPolicy"), at: "  photos:", field: "Chamada para os serviços › Fotos (photos)", message: messages.noPhotoPolicy },
    { mistake: "the policy of another service of photos", file: home, make: value("photoPolicy", "https://www.pexels.com/pt-br/privacy-policy/"), field: "Chamada para os serviços › Política de privacidade do serviço de imagens (photoPolicy)", message: messages.otherPhotoPolicy("unsplash.com") },
    { mistake: "the same temperature after a repair", file: home, make: (source) => source.replace(/( {2}before: )(.*)([\s\S]* {2}after: ).*/, "$1$2$3$2"), field: "Conserto documentado › Temperatura depois (after)", message: messages.sameTemperature },
    { mistake: "the address of a form service beside another delivery", file: "pages/contact.yaml", make: below("delivery", "~deliveryUrl: https://formspree.io/f/xkndrzpw"), field: "Formulário › Endereço do serviço de formulários (deliveryUrl)", message: messages.unusedDeliveryUrl },
    { mistake: "the phone again as the chat's number", file: business, make: (source) => ["phone", "chatPhone", "menuPhone"].reduce((text, key) => value(key, "(87) 99123-4567")(text), source), at: "chatPhone", field: "WhatsApp em outro número (chatPhone)", message: messages.sameChatPhone },
    { mistake: "a kind of company that there is no more", file: business, make: value("legalName", "Frio Polar EIRELI"), field: "Nome empresarial (legalName)", message: messages.eireli },
    { mistake: "a month's notice, in hours", file: business, make: value("cancellationNoticeHours", "720"), field: "Antecedência de cancelamento, em horas (cancellationNoticeHours)", message: messages.longNotice(720, 30) },
    { mistake: "a time zone of another state", file: business, make: value("timeZone", "America/Manaus"), field: "Fuso horário (timeZone)", message: messages.otherZone("PE", "America/Recife") },
    { mistake: "the chat for a profile", file: business, make: value("url", "https://wa.me/5587991234567"), field: "Perfis em redes sociais 1 › Endereço do perfil (url)", message: messages.profileChat },
    { mistake: "a plan's message that does not name it", file: plans, make: value("greeting", "Olá! Quero um plano."), field: "Mensagem pronta do WhatsApp para um plano (greeting)", message: messages.unnamedInChat("o plano", "{name}") },
    { mistake: "a service's message that does not name it", file: services, make: value("message", "Quero este serviço."), field: "Mensagem no WhatsApp (message)", message: messages.unnamedInChat("o serviço", "{title}") },
    { mistake: "another e-mail in a text", file: servicesPage, make: value("servicesHeading", "Escreva a ze@frio.com.br"), field: servicesHeading, message: messages.otherDetail("ze@frio.com.br", "email") },
    { mistake: "another CNPJ in a text", file: servicesPage, make: value("servicesHeading", "CNPJ 11.222.333/0002-62"), field: servicesHeading, message: messages.otherDetail("11.222.333/0002-62", "taxNumber") },
    { mistake: "another postcode in a text", file: servicesPage, make: value("servicesHeading", "CEP 55200-123"), field: servicesHeading, message: messages.otherDetail("55200-123", "address.postcode") },
    { mistake: "another town as the address in a text", file: servicesPage, make: value("servicesHeading", "Oficina em Caruaru/PE"), field: servicesHeading, message: messages.otherDetail("Caruaru/PE", "address.city") },
    { mistake: "a person's number in a text", file: home, make: (source) => source.replace(/(technician:[\s\S]*? name: )/, "$1 123.456.789-00 "), field: "Técnico › Nome (name)", message: messages.cpf },
    { mistake: "another year in the line of the copyright", file: "interface.yaml", make: value("copyright", "© 2019 Frio"), field: "Rodapé › Linha de direitos autorais (copyright)", message: messages.otherFigure("© 2019", 2026, "copyrightYear") },
    { mistake: "another age than the data's", file: terms, make: (source) => source.replace("de {minimumAge} anos", "de 16 anos"), field: "Seções numeradas 2 › Parágrafos 3 (paragraphs)", at: "menores de 16", message: messages.otherFigure("menores de 16 anos", 18, "minimumAge") },
    { mistake: "another notice than the data's", file: terms, make: (source) => source.replace("{cancellationNoticeHours} horas de", "48 horas de"), at: "48 horas", field: "Seções numeradas 8 › Parágrafos 1 (paragraphs)", message: messages.otherFigure("48 horas de antecedência", 12, "cancellationNoticeHours") },
    { mistake: "another number of services", file: servicesPage, make: value("servicesHeading", "Nossos seis serviços"), field: servicesHeading, message: messages.otherFigure("seis serviços", 9, "serviceCount") },
    { mistake: "another number of plans", file: servicesPage, make: value("servicesHeading", "Quatro planos"), field: servicesHeading, message: messages.otherFigure("Quatro planos", 3, "") },
    { mistake: "a plan that has all of itself", file: plans, make: (source) => source.replace(/(name: Básico[\s\S]*?features:\n)/, "$1      - Tudo do plano Básico\n"), field: "Planos 2 › Itens incluídos 1 (features)", message: messages.ownPlan("Básico") },
    { mistake: "two digits of the chat's number exchanged", file: business, make: (source) => ["phone", "menuPhone"].reduce((text, key) => value(key, "(87) 99123-4567")(text), value("chatPhone", "(87) 99123-4576")(source)), at: "chatPhone", field: "WhatsApp em outro número (chatPhone)", message: messages.transposedPhone("(87) 99123-4567") },
    { mistake: "a legal name of one word", file: business, make: value("legalName", "Gelosul"), field: "Nome empresarial (legalName)", message: messages.oneName },
    { mistake: "a corporation of another kind", file: business, make: value("legalName", "Frio Polar S.A."), at: "companyKind", field: "Tipo de empresa (companyKind)", message: messages.otherCompanyKind },
    { mistake: "data that are kept for a shorter time than claims", file: business, make: value("retentionYears", "1"), field: "Guarda de dados, em anos (retentionYears)", message: messages.shortRetention(5) },
    { mistake: "another company in the greeting", file: business, make: value("greeting", "Olá! Vim pelo site da Polo Norte Refrigeração."), field: "Mensagem pronta do WhatsApp (greeting)", message: messages.foreignCompany("Polo Norte Refrigeração") },
    { mistake: "a caption of a stock photo under one of the owner's", file: home, make: (source) => source.replace("    - url: fotos/bancada.jpg\n", "    - url: fotos/bancada.jpg\n      caption: Imagem ilustrativa\n"), at: "      caption: Imagem ilustrativa", field: "Chamada para os serviços › Fotos 2 › Legenda (caption)", message: messages.ownPhoto },
    { mistake: "the technician of the instructions", file: home, make: (source) => source.replace("Joana Ferreira da Silva", "Joana Ferreira"), field: "Técnico › Nome (name)", message: messages.exampleInReadme },
    { mistake: "the repair of the instructions", file: home, make: (source) => source.replace(/Trocamos a resistência.*/, "Trocamos a vedação da porta."), field: "Conserto documentado › Texto (text)", message: messages.exampleInReadme },
    { mistake: "a price until a date that is past", file: plans, make: (source) => source.replace("Tudo do plano Básico\n", "Limpeza grátis até 31/12/2025\n"), field: "Planos 1 › Itens incluídos 1 (features)", message: messages.pastDate("até 31/12/2025") },
    { mistake: "a longer warranty, by contract, than the plans'", file: home, make: (source) => source.replace("Até {longestWarrantyDays} dias de garantia, por escrito", "Até 120 dias em contrato, além da garantia da lei"), field: "Quadro: quem, onde, como › Itens 2 › O fato que o prova (text)", message: messages.otherWarranty("120 dias em contrato") },
    { mistake: "another number of steps", file: servicesPage, make: value("servicesHeading", "Pronto em 3 passos"), field: servicesHeading, message: messages.otherFigure("em 3 passos", 6, "") },
    { mistake: "Sundays in words, on which it is closed", file: servicesPage, make: value("servicesHeading", "Abertos também aos domingos"), field: servicesHeading, message: messages.closedOnSunday("aos domingos") },
    { mistake: "emergencies day and night, but for the night", file: servicesPage, make: value("servicesHeading", "Plantão todos os dias, de madrugada não."), field: servicesHeading, message: messages.otherEmergency("de madrugada não", "24 horas") },
    { mistake: "emergency hours in which it is open anyway", file: business, make: value("emergencyHours", "8h às 11h"), field: "Plantão de emergência (emergencyHours)", message: messages.emergencyWhileOpen },
    { mistake: "cookies, which the site has not", file: "interface.yaml", make: value("about", "Usamos cookies no site."), field: "Rodapé › Texto sobre a empresa (about)", message: messages.noTracking("Usamos cookies") },
    { mistake: "a measurement that the site has not, in a statement", file: "statements.yaml", make: (source) => source.replace("recebe o seu IP.", "recebe o seu IP, e o Google Analytics, a visita."), at: "notice:", field: "Frases sobre as fotos › Com foto de um serviço de imagens › No aviso de privacidade (notice)", message: messages.noTracking("Google Analytics") },
    { mistake: "an assistant's farewell", file: servicesPage, make: value("servicesHeading", "O que fazemos. Espero ter ajudado!"), field: servicesHeading, message: messages.assistant("Espero ter ajudado") },
    { mistake: "an assistant's first words", file: servicesPage, make: value("servicesHeading", "Claro! Aqui está o título"), field: servicesHeading, message: messages.assistant("Claro! Aqui") },
    { mistake: "the description of another page", file: "pages/contact.yaml", make: (source) => source.replace(/description: >-\n(?: {2}.*\n|\n)+/, /description: >-\n(?: {2}.*\n|\n)+/.exec(validSource(servicesPage))?.[0] ?? ""), at: "description:", field: "Descrição para buscadores (description)", message: messages.duplicateDescription("data/pages/services.yaml") },
    { mistake: "a preposition before the one of the served area", file: servicesPage, make: value("servicesHeading", "Atendemos em {servedArea}"), field: servicesHeading, message: messages.doubledWord("em em") },
    { mistake: "another preposition before the one of the served area", file: servicesPage, make: value("servicesHeading", "Frio na {servedArea}"), field: servicesHeading, message: messages.doubledWord("na em") },
    { mistake: "a word that stands twice", file: servicesPage, make: value("servicesHeading", "O que que fazemos"), field: servicesHeading, message: messages.doubledWord("que que") },
    { mistake: "two full stops", file: servicesPage, make: value("servicesHeading", "O que fazemos.."), field: servicesHeading, message: messages.doubledPoint },
    { mistake: "a bracket that is not closed", file: servicesPage, make: value("servicesHeading", "O que (fazemos"), field: servicesHeading, message: messages.openBracket },
    { mistake: "a text to come", file: servicesPage, make: value("servicesHeading", "SEU TEXTO AQUI"), field: servicesHeading, message: messages.example },
    { mistake: "a temperature that lost its minus", file: home, make: value("temperature", "18 °C"), at: "reading: −9", field: "Abertura › Sintomas no desenho › Sintomas 1 › Temperatura com este sintoma (reading)", message: messages.coldReading },
    { mistake: "a plan that includes another and guarantees less", file: plans, make: (source) => source.replace("warrantyDays: 30", "warrantyDays: 75"), at: "warrantyDays: 60", field: "Planos 1 › Garantia em dias (warrantyDays)", message: messages.lesserPlan("garante menos", "Básico") },
    { mistake: "a plan that includes another and costs less", file: plans, make: (source) => source.replace("price: Sob consulta", "price: R$ 1.390 por mês"), at: "price: A partir", field: "Planos 1 › Preço (price)", message: messages.lesserPlan("custa menos", "Básico") },
    { mistake: "a subject whose label is that of another", file: "pages/contact.yaml", make: (source) => source.replace("label: Emergência", "label: Outro orçamento"), field: "Formulário › Opções de assunto 3 › Texto (label)", message: messages.otherSubject("emergencia") },
    { mistake: "a day that is called as the next one", file: "pages/contact.yaml", make: value("today", "amanhã"), field: "Dados de contato › Aberto ou fechado agora › Hoje (today)", message: messages.exchangedDays },
    { mistake: "weekdays in the wrong order", file: "interface.yaml", make: value("weekdayRange", '"{last} a {first}"'), field: "Intervalo de dias (weekdayRange)", message: messages.reversedRange },
    { mistake: "a kind of company that the legal name contradicts", file: business, make: value("companyKind", "limitada"), field: "Tipo de empresa (companyKind)", message: messages.otherCompanyKind },
    { mistake: "a menu with a number that is neither of the two", file: business, make: value("menuPhone", "(81) 99123-4567"), field: "Telefone do menu em telas pequenas (menuPhone)", message: messages.otherMenuPhone },
    { mistake: "hours that go on for most of a day and night", file: business, make: (source) => source.replace("closes: 12h\nclosedOn", "closes: 6h\nclosedOn"), at: "- firstDay: sábado", field: "Horários de atendimento 3 (openingHours)", message: messages.longNight({ opens: "8h", closes: "6h" }, 22) },
    { mistake: "hours that are exchanged", file: business, make: (source) => source.replace("opens: 8h\n    closes: 12h\nclosedOn", "opens: 18h\n    closes: 8h\nclosedOn"), at: "- firstDay: sábado", field: "Horários de atendimento 3 (openingHours)", message: messages.longNight({ opens: "18h", closes: "8h" }, 14) },
    { mistake: "a postcode of another state", file: business, make: value("postcode", "57020-000"), field: "Endereço › CEP (postcode)", message: messages.otherState("PE") },
    { mistake: "a profile on another network than its name says", file: business, make: value("url", "https://www.facebook.com/polarfrio"), field: "Perfis em redes sociais 1 › Endereço do perfil (url)", message: messages.otherNetwork("Instagram") },
    { mistake: "steps out of order", file: "steps.yaml", make: (source) => source.replace('"03"', '"x"').replace('"05"', '"03"').replace('"x"', '"05"'), field: "Etapas 3 › Número (number)", message: messages.stepOrder("02", "05") },
    { mistake: "emergency hours, and no service that is the emergency", file: services, make: (source) => source.replace("    urgent: true\n", ""), at: "services:", field: "Serviços (services)", message: messages.noUrgentService },
    { mistake: "another phone number in a text", file: servicesPage, make: value("servicesHeading", "Ligue (87) 99765-4321"), field: servicesHeading, message: messages.otherNumber("(87) 99765-4321") },
    { mistake: "another phone number in a folded text, in its line", file: home, make: line("description", "description: >-\n  Conserto de câmaras.\n  Ligue 99765-4321."), at: "  Ligue", field: "Descrição para buscadores (description)", message: messages.otherNumber("99765-4321") },
    { mistake: "other opening hours in a text", file: servicesPage, make: value("servicesHeading", "Das 8 às 17h"), field: servicesHeading, message: messages.otherHours("8 às 17h") },
    { mistake: "other opening hours in a text, as on a clock", file: servicesPage, make: value("servicesHeading", "De 08:00 - 17:00"), field: servicesHeading, message: messages.otherHours("08:00 - 17:00") },
    { mistake: "a year of warranty beside another in the plans", file: servicesPage, make: value("servicesHeading", "Garantia de 1 ano"), field: servicesHeading, message: messages.otherWarranty("Garantia de 1 ano") },
    { mistake: "months of warranty beside others in the plans", file: servicesPage, make: value("servicesHeading", "Com seis meses de garantia"), field: servicesHeading, message: messages.otherWarranty("seis meses de garantia") },
    { mistake: "days of warranty in a plan that has others", file: plans, make: (source) => source.replace("      - Visita\n", "      - Garantia de 30 dias\n"), field: "Planos 3 › Itens incluídos 1 (features)", message: messages.otherWarranty("Garantia de 30 dias") },
    { mistake: "another time than the law's to withdraw", file: terms, make: (source) => source.replace("em 7 dias da", "em 5 dias da"), at: "recebimento do serviço (art.", field: "Seções numeradas 8 › Parágrafos 3 (paragraphs)", message: messages.otherThanLaw("art. 49", "7 dias") },
    { mistake: "another time than the law's warranty", file: terms, make: (source) => source.replace("é de 30 dias (serviço", "é de 10 dias (serviço"), at: "(art. 26", field: "Seções numeradas 5 › Parágrafos 2 (paragraphs)", message: messages.otherThanLaw("art. 26", "30 dias (serviço não durável) ou 90 (durável)") },
    { mistake: "a closed day that is over", file: business, make: firstItem("closedOn", "- 24/12/2020"), at: "24/12/2020", field: "Dias fechados 1 (closedOn)", message: messages.pastDays },
    { mistake: "the example's brand at an address of the owner's", file: business, make: value("brand", "WS"), field: "Marca (brand)", message: messages.exampleBrand },
    { mistake: "the example's year at an address of the owner's", file: business, make: line("copyrightYear", yearLine(2024)), field: "Ano dos direitos autorais (copyrightYear)", message: messages.pastYear(true) },
    { mistake: "a year that is past", file: business, make: line("copyrightYear", yearLine(2025)), field: "Ano dos direitos autorais (copyrightYear)", message: messages.pastYear(false) },
    { mistake: "a town whose name has no room on the map", file: business, make: firstItem("servedTowns", "- Recife\n  - Olinda\n  - Paulista\n  - Garanhuns"), at: "- Paulista", field: "Cidades no mapa 3 (servedTowns)", message: messages.townUnnamed("Paulista") },
    { mistake: "a plan that a text names and that there is not", file: plans, make: firstItem("features", "- Tudo do plano Ouro"), field: "Planos 1 › Itens incluídos 1 (features)", message: messages.unknownPlan("Ouro") },
    { mistake: "a service that a text names and that there is not", file: home, make: value("servicesLabel", "Ver o serviço Aquecimento"), field: "Chamada para os serviços › Botão para a página de serviços (servicesLabel)", message: messages.unknownService("Aquecimento") },
    { mistake: "a bullet on what no service does", file: home, make: firstItem("bullets", "- Higienização de dutos"), field: "Chamada para os serviços › Itens 1 (bullets)", message: messages.unknownBullet },
    { mistake: "a bullet of which one thing is what no service does", file: home, make: firstItem("bullets", "- Instalação e climatização"), field: "Chamada para os serviços › Itens 1 (bullets)", message: messages.unknownBullet },
    { mistake: "“sob consulta” beside a price", file: "pages/services.yaml", make: value("servicesHeading", "Preços sob consulta"), field: "Título da lista de serviços (servicesHeading)", message: messages.priceOnRequest },
    { mistake: "“o preço depende” beside a price", file: "pages/services.yaml", make: value("servicesHeading", "O preço depende"), field: "Título da lista de serviços (servicesHeading)", message: messages.priceOnRequest },
    { mistake: "a form that delivers nothing", file: "pages/contact.yaml", make: value("delivery", "nenhuma"), field: "Formulário › Entrega das mensagens (delivery)", message: messages.noDelivery },
    { mistake: "a form that delivers by Netlify, checked elsewhere", file: "pages/contact.yaml", make: value("delivery", "netlify"), field: "Formulário › Entrega das mensagens (delivery)", message: messages.netlifyElsewhere },
  ];

  it.each(doubtful)("$mistake", ({ file, make, at, field, message }) => {
    const source = validSource(file);
    const made = make(source);
    const { content, problems } = check(contentWith({ [file]: made }));
    expect(content).toBeDefined();
    expect(problems.map(({ column: _column, path: _path, ...rest }) => rest)).toEqual([
      { severity: "warning", file, line: reportedLine(source, textOf(made), at), field, message },
    ]);
  });

  /** What is said of texts once other files lack what they speak of. */
  const saidOf = (changes: Record<string, string>) =>
    check(contentWith(changes)).problems.map(({ severity, file, message }) => `${severity} ${file} ${message}`);
  const onePlan = validSource(plans).replace(/ {2}- name: Básico[\s\S]*$/, "");

  it("what the policy no longer says of the form", () => {
    const policy = validSource(privacy).replace('      - "{form.collection}"\n', "");
    expect(saidOf({ [privacy]: policy })).toContain(`warning statements.yaml ${messages.unquoted("form.collection")}`);
  });

  it("nothing of a plan whose name begins as that of another", () => {
    const longer = validSource(plans)
      .replace("Tudo do plano Básico", "Tudo do plano Básico Novo")
      .replace("name: Já", "name: Básico Novo")
      .replace("warrantyDays: 30", "warrantyDays: 75");
    expect(saidOf({ [plans]: longer })).toEqual([]);
  });

  it("no warranty of a part's maker", () => {
    const heading = "servicesHeading: Compressor novo, com garantia de 1 ano do fabricante";
    expect(saidOf({ [servicesPage]: validSource(servicesPage).replace(/servicesHeading: .*/, heading) })).toEqual([]);
  });

  it("two plans that include each other", () => {
    const circular = validSource(plans)
      .replace(/(name: Básico[\s\S]*?features:\n)/, "$1      - Tudo do plano Já\n")
      .replace(/(name: Já[\s\S]*?features:\n)/, "$1      - Tudo do plano Básico\n");
    expect(saidOf({ [plans]: circular })).toEqual([
      `warning ${plans} ${messages.circularPlans("Já")}`,
      `warning ${plans} ${messages.circularPlans("Básico")}`,
    ]);
  });

  it("a service that was copied and only partly changed", () => {
    const [, item = ""] = /( {2}- icon: fan\n[\s\S]*?)(?= {2}- icon)/.exec(validSource(services)) ?? [];
    const copied = validSource(services).replace(item, item + item.replace(/title: .*/, "title: Outra coisa"));
    expect(saidOf({ [services]: copied }).join()).toContain("Se o serviço foi copiado, mude-o.");
  });

  it("texts on plans, where there are none", () => {
    const none = onePlan.replace(/^plans:[\s\S]*$/m, "");
    expect(saidOf({ [plans]: none })).toContain(`warning ${home} ${messages.noPlans}`);
    expect(saidOf({ [plans]: none }).join()).not.toMatch(/^error/);
  });

  it("texts on several plans, where there is one", () => {
    expect(saidOf({ [plans]: onePlan })).toContain(`warning pages/services.yaml ${messages.onePlan}`);
  });

  it.each([
    [
      "an air conditioner",
      servicesPage,
      value("servicesHeading", "Conserto de ar‑condicionado"),
      messages.noAir("ar‑condicionado"),
    ],
    ["a duct", servicesPage, value("servicesHeading", "Limpeza de dutos"), messages.noAir("dutos")],
    [
      "installations",
      servicesPage,
      value("servicesHeading", "Conserto e instalação"),
      messages.noInstallation("instalação"),
    ],
    ["a council", servicesPage, value("servicesHeading", "Técnico inscrito no CFT"), messages.noRegistration("CFT")],
    [
      "a price beside another",
      servicesPage,
      value("servicesHeading", "Plano por R$ 350"),
      messages.otherAmount("R$ 350"),
    ],
  ])("texts on what the business does not have: %s", (_, file, make, message) => {
    const night = nightBusiness();
    expect(saidOf({ ...night, [file]: make(night[file] ?? "") })).toEqual([`warning ${file} ${message}`]);
  });

  it.each([
    ["that it has no air conditioning", "Não trabalhamos com ar-condicionado"],
    ["a fan of the evaporator", "Troca do ventilador do evaporador"],
    ["the wiring of a house", "Peça uma instalação elétrica adequada"],
    ["the price of its plan", "Plano por R$ 280,00"],
    ["a fee", "A taxa de deslocamento é de R$ 80"],
    ["a region of another town", "No Vale do São Francisco"],
    ["what must be, at least", "Avise de no mínimo um dia antes"],
    ["what comes soon", "Chegamos já já"],
    ["items in brackets", "a) limpeza; b) reaperto"],
    ["services that were done", "Já fizemos 200 serviços"],
    ["another who is told", "Antes de nos chamar, olhe a tomada"],
    ["its own town", "Oficina em Triunfo/PE"],
    ["the number of a council beside its name", "Técnico: CFT 1234567"],
  ])("no text of a business that has little, on %s", (_, text) => {
    const night = nightBusiness();
    const made = value("servicesHeading", `"${text}"`)(night[servicesPage] ?? "");
    expect(saidOf({ ...night, [servicesPage]: made })).toEqual([]);
  });

  it.each([
    "em Triunfo e região",
    "em Salgueiro e em Triunfo",
    "no Vale do Ipojuca",
    "na Grande Recife",
    "em Pernambuco e na Paraíba",
  ])("no served area that the address bears out: %s", (area) => {
    const night = nightBusiness();
    expect(saidOf({ ...night, [business]: value("servedArea", area)(night[business] ?? "") })).toEqual([]);
  });

  it("texts on emergencies day and night, where they are served at other times", () => {
    const said = saidOf({
      [business]: value("emergencyHours", "18h às 22h")(validSource(business)),
      [servicesPage]: value("servicesHeading", "Plantão dia e noite")(validSource(servicesPage)),
    });
    expect(said).toEqual([`warning ${servicesPage} ${messages.otherEmergency("dia e noite", "18h às 22h")}`]);
  });

  it("no text on how soon an emergency is answered", () => {
    const said = saidOf({
      [business]: value("emergencyHours", "18h às 22h")(validSource(business)),
      [servicesPage]: value("servicesHeading", "Emergência resolvida em 24 horas")(validSource(servicesPage)),
    });
    expect(said).toEqual([]);
  });

  it("texts on emergencies, where none are served", () => {
    const said = saidOf({ [business]: without("emergencyHours")(validSource(business)) });
    expect(said).toContain(`warning ${services} ${messages.noEmergency}`);
    expect(said.join()).not.toMatch(/^error/);
  });
});

describe("what may be written in more than one way", () => {
  // biome-ignore format: a table is read by its lines.
  const sound: Pick<Mistake, "mistake" | "file" | "make">[] = [
    { mistake: "a byte order mark at the start", file: business, make: (source) => `\ufeff${source}` },
    { mistake: "Windows line ends", file: "pages/terms.yaml", make: (source) => source.replaceAll("\n", "\r\n") },
    { mistake: "an address with a query in a text", file: services, make: firstItem("features", "- Veja www.anpd.gov.br/canais?tipo=titular") },
    { mistake: "a text that older YAML reads as no", file: business, make: value("brand", "NO") },
    { mistake: "a tab behind the colon", file: business, make: value("city", "\tRecife") },
    { mistake: "a space before the colon", file: business, make: line("city", "~city : Recife") },
    { mistake: "a list at its field's margin", file: "steps.yaml", make: (source) => source.replace(/^ {2}/gm, "") },
    { mistake: "a line of dashes at the top", file: business, make: (source) => `---\n${source}` },
    { mistake: "an 0800 number", file: business, make: (source) => value("menuPhone", "0800 765 4321")(value("phone", "0800 765 4321")(source)) },
    { mistake: "a number without area code", file: business, make: (source) => value("menuPhone", "4004-9876")(value("phone", "4004-9876")(source)) },
    { mistake: "a night shift", file: business, make: (source) => value("opens", "19h")(value("closes", "4h")(source)) },
    { mistake: "day and night", file: business, make: (source) => source.replace(/openingHours:[\s\S]*?(?=closedOn)/, "openingHours:\n  - firstDay: segunda\n    lastDay: domingo\n    opens: 0h\n    closes: 24h\n") },
    { mistake: "no district", file: business, make: without("district") },
    { mistake: "emergency hours in words", file: business, make: value("emergencyHours", "dia e noite") },
    { mistake: "emergency hours from one to another", file: business, make: value("emergencyHours", "18h30 às 22h") },
    { mistake: "the business's number in a text", file: servicesPage, make: value("servicesHeading", "Ligue 3761-2345") },
    { mistake: "the hours in a text, without the time for lunch", file: servicesPage, make: value("servicesHeading", "Das 7h30 às 18h") },
    { mistake: "how long something takes", file: servicesPage, make: value("servicesHeading", "Chegamos em 2h a 4h") },
    { mistake: "a plan's warranty in months", file: servicesPage, make: value("servicesHeading", "Garantia de dois meses") },
    { mistake: "a bullet on what is no service", file: home, make: firstItem("bullets", "- Mais de 20 anos de experiência") },
    { mistake: "steps of a single work", file: services, make: firstItem("features", "- Limpeza completa, em 3 etapas") },
    { mistake: "Sundays on which it is closed", file: servicesPage, make: value("servicesHeading", "Não abrimos aos domingos") },
    { mistake: "emergencies on Sundays", file: servicesPage, make: value("servicesHeading", "Plantão também aos domingos") },
    { mistake: "that there are no cookies", file: servicesPage, make: value("servicesHeading", "Este site não usa cookies nem Google Analytics") },
    { mistake: "a date that is to come", file: servicesPage, make: value("servicesHeading", "Visita grátis até 31/12/2027") },
    { mistake: "a corporation", file: business, make: (source) => value("companyKind", "anonima")(value("legalName", "Frio Polar S.A.")(source)) },
    { mistake: "where the visitor comes from", file: business, make: value("greeting", "Olá! Vi o site no Google e preciso de ajuda.") },
    { mistake: "a temperature with the sign of an ordinal", file: home, make: (source) => source.replace(/( {2}before: ).*/, "$1+9ºC") },
    { mistake: "a price with a fee of nothing", file: plans, make: value("price", "R$ 390 por mês, adesão R$ 0") },
    { mistake: "steps called by letters", file: "steps.yaml", make: (source) => source.replace('"02"', '"B"') },
    { mistake: "a site address with an accent", file: business, make: value("siteUrl", "https://climatização.com.br") },
  ];

  it.each(sound)("accepts $mistake, and parses it as Gatsby's transformer does", ({ file, make }) => {
    const made = make(validSource(file));
    const { content, problems } = check(contentWith({ [file]: made }));
    expect(problems).toEqual([]);
    expect(content?.[file]).toEqual(transformed(textOf(made)));
  });
});

describe("between files", () => {
  it("says which field is empty if a text quotes a fact that was left out", () => {
    const { problems } = check(
      contentWith({
        [home]: value("contactLabel", "Contato no {address.annex}")(validSource(home)),
      }),
    );
    expect(problems.map(({ file, message }) => [file, message])).toEqual([
      [home, messages.unfilledFact("address.annex", "Endereço › Complemento")],
    ]);
  });

  it("refuses page titles that are equal once interpolated", () => {
    const { problems } = check(
      contentWith({
        [home]: line("title", "title: Contato da {brand}")(validSource(home)),
        "pages/contact.yaml": line(
          "title",
          `title: Contato da ${brandOf(validSource(business))}`,
        )(validSource("pages/contact.yaml")),
      }),
    );
    expect(problems.map(({ file, message }) => [file, message])).toEqual([
      ["pages/contact.yaml", messages.duplicateTitle("data/pages/home.yaml")],
    ]);
  });
});

describe("a photo in data/", () => {
  const directory = mkdtempSync(path.join(tmpdir(), "content-"));
  const file = "fotos/oficina.jpg";

  beforeEach(() => {
    cpSync(otherBusiness, directory, { recursive: true });
    const ownPhoto = value("url", file)(validSource(home));
    const bare = ["width", "height", "colour"].reduce((text, key) => without(key)(text), ownPhoto);
    writeFileSync(path.join(directory, home), bare);
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "navy", noise } }).jpeg();
  const upload = (bytes: Uint8Array, name = file) => writeFileSync(path.join(directory, name), bytes);
  const found = async () =>
    errorsIn((await checkContent(contentModel, directory, now)).problems).map(({ field, message }) => [field, message]);

  it("is reported as missing", async () => {
    expect(await found()).toEqual([[photoUrl, messages.photoFile(file)]]);
  });

  it.each(["fotos/Oficina.jpg", "fotos/oficina.JPG", "oficina.jpeg"])("is missed if it is called %s", async (name) => {
    upload(await photo(400, 300).toBuffer(), name);
    expect(await found()).toEqual([[photoUrl, messages.photoCalled(file, name)]]);
  });

  it("is found if its name has the accents of a Mac, and the message says that it looks the same", async () => {
    writeFileSync(path.join(directory, home), value("url", "fotos/balcão.jpg")(validSource(home)));
    upload(await photo(400, 300).toBuffer(), "fotos/balcão.jpg".normalize("NFD"));
    expect(await found()).toEqual([[photoUrl, expect.stringContaining("Dê ao arquivo um nome sem acentos")]]);
  });

  it("is refused if it is no photo", async () => {
    upload(Buffer.from("não sou foto"));
    expect(await found()).toEqual([[photoUrl, messages.photoUnreadable(file)]]);
  });

  it.each([
    ["long", photo(400, 1200)],
    ["rotated by EXIF", photo(640, 480).withMetadata({ orientation: 6 })],
  ])("is accepted, with a frame that fits the page and a colour, if it is %s", async (_, each) => {
    upload(await each.toBuffer());
    expect(await found()).toEqual([]);
    const { colour, ...frame } = await readPhoto(path.join(directory, file));
    expect(fitsFrame(frame)).toBe(true);
    expect(frame.width).toBeLessThanOrEqual(960);
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each(["odd-scan-header.jpg", "stray-bytes.jpg"])("of a common phone is accepted and read: %s", async (name) => {
    const bytes = readFileSync(path.resolve("tests/photos", name));
    upload(bytes);
    expect(await found()).toEqual([]);
    expect(await readPhoto(path.join(directory, file))).toMatchObject({ width: 800, height: 600 });
    upload(bytes.subarray(0, bytes.length * 0.9));
    expect(await found()).toEqual([[photoUrl, messages.photoUnreadable(file)]]);
  });

  it("is shown with a warning if it is smaller than its frame", async () => {
    upload(await photo(480, 600).toBuffer());
    const { content, problems } = await checkContent(contentModel, directory, now);
    expect(content).toBeDefined();
    expect(problems.map(({ severity, field, message }) => [severity, field, message])).toContainEqual([
      "warning",
      photoUrl,
      messages.photoSmall(480, 576),
    ]);
  });

  it("is reported if no page uses it", async () => {
    upload(await photo(600, 450).toBuffer());
    upload(await photo(400, 300).toBuffer(), "fotos/antiga.PNG");
    const { problems } = await checkContent(contentModel, directory, now);
    const unused = warningsIn(problems).filter(({ message }) => message === messages.unusedPhoto);
    expect(unused.map(({ file: name }) => name)).toEqual(["fotos/antiga.PNG"]);
  });
});
