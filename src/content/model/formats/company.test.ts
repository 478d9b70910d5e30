import { expect, it } from "@jest/globals";
import { read, told, value } from "../../../../tests/support/edited-content";

const business = "business.yaml";

it.each([
  ["taxNumber", ["taxNumber"], "12.345.678/0001-95", "12.345.678/0001-95"],
  ["taxNumber", ["taxNumber"], "12345678000195", "12.345.678/0001-95"],
  ["taxNumber", ["taxNumber"], "12abc34501de35", "12.ABC.345/01DE-35"],
  ["taxNumber", ["taxNumber"], "12 ABC 345 01DE 35", "12.ABC.345/01DE-35"],
  ["taxNumber", ["taxNumber"], "00.000.000/0001-00", "00.000.000/0001-00"],
  ["taxNumber", ["taxNumber"], '"CNPJ: 12.345.678/0001–95"', "12.345.678/0001-95"],
  ["postcode", ["address", "postcode"], "55290000", "55290-000"],
  ["postcode", ["address", "postcode"], "CEP 55290–000", "55290-000"],
  ["postcode", ["address", "postcode"], "55.290-000", "55290-000"],
  ["state", ["address", "state"], "pernambuco", "PE"],
  ["state", ["address", "state"], "pe", "PE"],
  ["companyKind", ["companyKind"], "Empresário individual", "individual"],
  ["companyKind", ["companyKind"], "EI", "individual"],
  ["companyKind", ["companyKind"], "213-5 - Empresário (Individual)", "individual"],
  ["companyKind", ["companyKind"], "206-2 - Sociedade Empresária Limitada", "limitada"],
  ["companyKind", ["companyKind"], "microempreendedor individual", "mei"],
])("The field %s %j says the same by %s: %s", (key, path, written, meant) => {
  expect(read(business, path, value(key, written))).toBe(meant);
});

const wrongDigits = "Os dois últimos dígitos do CNPJ não conferem com os demais. Confira o número no cartão CNPJ.";

it.each([
  ["taxNumber", "12.345.678/0001-96", wrongDigits],
  ["taxNumber", "21.345.678/0001-95", wrongDigits],
  ["taxNumber", "12.ABD.345/01DE-35", wrongDigits],
  ["taxNumber", "00.000.000/0000-00", wrongDigits],
  [
    "taxNumber",
    "12.345.678/0001",
    "O CNPJ não está no formato esperado. Ele tem 14 algarismos ou letras, por exemplo: 12.345.678/0001-95",
  ],
  ["postcode", "5529-000", "O CEP não está no formato esperado. Ele tem oito algarismos, por exemplo: 55000-000"],
  ["state", "Pernanbuco", "O estado não está no formato esperado. Use a sigla, por exemplo: PE"],
  ["state", "XX", "O estado não está no formato esperado. Use a sigla, por exemplo: PE"],
  ["city", "Caruaru/PE", "Aqui vai só a cidade: o estado tem o seu campo (state). Por exemplo: Caruaru"],
  ["city", "Manaus-AM", "Aqui vai só a cidade: o estado tem o seu campo (state). Por exemplo: Caruaru"],
  ["companyKind", "ME", "O valor não é um dos aceitos. Use um destes: mei, individual, limitada, unipessoal, anonima."],
  [
    "legalName",
    "MARIA DA SILVA 12345678909",
    "Aqui há um CPF, que é um dado pessoal (LGPD) e ficaria à vista de todos. Escreva só o nome.",
  ],
])("The field %s can't be %s", (key, written, message) => {
  expect(told(business, value(key, written))).toEqual([`${key}: ${written} → ${message}`]);
});
