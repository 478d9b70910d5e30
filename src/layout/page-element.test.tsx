import { describe, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { isValidElement, StrictMode, useEffect } from "react";
import * as browser from "../../gatsby-browser";
import * as server from "../../gatsby-ssr";
import { layout } from "../../tests/jest/example-content";
import { wrapPageElement } from "./page-element";

type Props = Parameters<typeof wrapPageElement>[0]["props"];

/** The props that Gatsby hands to a page; only its data counts here. */
const propsWith = (data: unknown) => ({ data }) as Props;

describe("every page", () => {
  it("is wrapped alike on the server and in the browser", () => {
    expect(browser.wrapPageElement).toBe(server.wrapPageElement);
  });

  it("is in strict mode", () => {
    const wrapped = wrapPageElement({ element: <h1>Serviços</h1>, props: propsWith(layout) });

    expect(isValidElement(wrapped) && wrapped.type).toBe(StrictMode);
  });

  it("shows its faults in development, where strict mode starts each effect twice", () => {
    let started = 0;
    function Heading() {
      useEffect(() => {
        started += 1;
      }, []);
      return <h1>Serviços</h1>;
    }

    render(wrapPageElement({ element: <Heading />, props: propsWith(layout) }));
    expect(started).toBe(2);
  });

  it("is shown within the site's shell", () => {
    render(wrapPageElement({ element: <h1>Serviços</h1>, props: propsWith(layout) }));

    expect(screen.getByRole("main")).toContainElement(screen.getByRole("heading", { level: 1 }));
    expect(screen.getByRole("banner")).toBeVisible();
    expect(screen.getByRole("contentinfo")).toBeVisible();
  });
});

describe("a page whose query does not spread the shell's fragment", () => {
  const element = <h1>Gatsby.js development 404 page</h1>;

  it("fails the build, which names the page", () => {
    const props = { ...propsWith({}), path: "/servicos" };
    expect(() => wrapPageElement({ element, props })).toThrow(/\/servicos.*\.\.\.Layout/);
  });

  it("is left alone in development, as Gatsby's own pages have no query", () => {
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
    expect(wrapPageElement({ element, props: propsWith(undefined) })).toBe(element);
  });
});
