/** @jest-environment jsdom */
import { expect, it } from "@jest/globals";
import { z } from "zod";
import { bytesOf, Store } from "./store";
import "../../../tests/jest/missing-in-jsdom";

it.each([
  ["has an error", new Map([["steps.yaml", { oid: "1", text: "title: [" }]]), "title: ["],
  ["is gone", new Map(), ""],
])("checks a form with the text that a file last had without an error, where it %s", (_, files, broken) => {
  const store = new Store({ "steps.yaml": z.strictObject({ title: z.string() }) }, { head: "a", files });
  store.setLastValid("steps.yaml", broken, "title: Etapas");
  expect(store.get().sources.get("steps.yaml")).toEqual(bytesOf("title: Etapas"));
});
