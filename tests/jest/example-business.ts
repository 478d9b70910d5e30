import type { Content } from "../../src/content/model";
import { shippedContent } from "./shipped-content";

/** A postal address that is not the one that ships with the site. */
export const exampleAddress = {
  street: "Rua do Frio",
  number: "10",
  annex: "Sala 2",
  district: "Centro",
  city: "Garanhuns",
  state: "PE",
  postcode: "55290-000",
};

/** The business details as they may be once the owner has replaced all that ship as examples. */
export function exampleBusiness(): Content["business.yaml"] {
  return {
    ...shippedContent()["business.yaml"],
    legalName: "Fulana de Tal",
    taxNumber: "12.345.678/0001-95",
    phone: "(87) 91234-5678",
    email: "contato@wsfrio.com.br",
    siteUrl: "https://www.wsfrio.com.br",
    address: exampleAddress,
  };
}
