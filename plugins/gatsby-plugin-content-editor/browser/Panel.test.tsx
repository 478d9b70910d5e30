/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { expect, it } from "@jest/globals";
import { screen } from "@testing-library/dom";
import { showPanel } from "./Panel";
import type { EditorSite } from "./site";

const site = {
  model: { files: {}, facts: { from: [], of: () => ({}) } },
  texts: { panel: { label: "Editor", examplesButton: "Dados de exemplo" } },
} as unknown as EditorSite;

it("shows the panel although the content can't be read at first", async () => {
  const offline = new Error("offline");
  await showPanel({ site, readTexts: () => Promise.reject(offline), focusField: () => undefined });
  expect(await screen.findByText("Dados de exemplo")).toBeDefined();
});

it("reads the content once for a button that is pressed twice", async () => {
  document.body.replaceChildren();
  let reads = 0;
  const readTexts = () => {
    reads++;
    return new Promise<never>(() => {});
  };
  void showPanel({ site, readTexts, focusField: () => undefined });
  const button = await screen.findByText("Dados de exemplo");
  const readsBefore = reads;

  button.click();
  button.click();
  expect(reads - readsBefore).toBe(1);
});
