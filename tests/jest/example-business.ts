import type { Content } from "../../src/content/model/content-files";

/** A postal address other than the one that ships. */
const exampleAddress = {
  street: "Rua do Frio",
  number: "10",
  annex: "Sala 2",
  district: "Centro",
  city: "Garanhuns",
  state: "PE",
  postcode: "55290-000",
};

/** Business details without example values. */
export function exampleBusiness(): Content["business.yaml"] {
  return {
    brand: "WS",
    tagline: "Climatização & Ventilação",
    legalName: "Fulana de Tal",
    taxNumber: "11.222.333/0001-81",
    phone: "(87) 91234-5678",
    menuPhone: "(00) 00000-0000",
    email: "contato@wsfrio.com.br",
    siteUrl: "https://www.wsfrio.com.br",
    address: exampleAddress,
    servedArea: "no interior de Pernambuco",
    timeZone: "America/Recife",
    openingHours: [
      { firstDay: "segunda", lastDay: "sexta", opens: "8h", closes: "18h" },
      { firstDay: "sábado", lastDay: "sábado", opens: "8h", closes: "12h" },
    ],
    greeting: "Olá! Vim pelo site da {brand}.",
    emergencyHours: "24h",
    cancellationNoticeHours: 24,
    claimPlace: "onde o equipamento está instalado",
    retentionYears: 5,
    minimumAge: 18,
    copyrightYear: 2024,
  };
}
