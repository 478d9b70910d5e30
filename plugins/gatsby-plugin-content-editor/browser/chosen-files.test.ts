import { expect, it } from "@jest/globals";
import { safeName } from "./chosen-files";

it.each([
  ["20261127_101530~2.jpg", "20261127_101530-2.jpg"],
  ["IMG\u20130001.JPG", "IMG-0001.JPG"],
  ["a&b'c.jpg", "a-b-c.jpg"],
  ["❄️ frio.jpg", "frio.jpg"],
  ["❄️.jpg", "foto.jpg"],
  ["foto#1 50% off?.jpg", "foto-1-50-off.jpg"],
  ["CON.jpg", "foto-CON.jpg"],
  ["Câmara fria (1).jpg", "Camara-fria-1.jpg"],
  ["foto", "foto"],
  ["foto.final.v2.jpg", "foto.final.v2.jpg"],
  ["-foto.jpg", "foto.jpg"],
  ["foto .jpg", "foto.jpg"],
])("gives the file %s the name %s", (name, safe) => {
  expect(safeName(name)).toBe(safe);
});
