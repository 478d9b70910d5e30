import { describe, expect, it, jest } from "@jest/globals";
import { isValidElement, StrictMode } from "react";
import { Head } from "./document/Head";
import { pageElementWith } from "./page-element";

const wrapPageElement = pageElementWith(Head);

type Props = Parameters<typeof wrapPageElement>[0]["props"];

/** Props of a page, as far as they are used. */
const propsWith = (data: unknown) => ({ path: "/servicos", data }) as Props;

const element = <h1>Serviços</h1>;

describe("every page", () => {
  it("is in strict mode", () => {
    const wrapped = wrapPageElement({ element, props: propsWith({ page: { path: "/servicos" } }) });

    expect(isValidElement(wrapped) && wrapped.type).toBe(StrictMode);
  });
});

describe("a page whose query does not spread the shell's fragment", () => {
  it("fails the build, which names the page", () => {
    expect(() => wrapPageElement({ element, props: propsWith({}) })).toThrow(/\/servicos.*\.\.\.Layout/);
  });

  it("is left alone in development, as Gatsby's own pages have no query", () => {
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
    expect(wrapPageElement({ element, props: propsWith(undefined) })).toBe(element);
  });
});
