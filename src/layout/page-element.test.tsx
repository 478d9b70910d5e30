import { describe, expect, it } from "@jest/globals";
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
  it("is wrapped alike on the server and in the browser, where the shell comes as a script of its own", async () => {
    const page = { element: <h1>Serviços</h1>, props: propsWith(layout) };
    Object.assign(window, { ___emitter: { on: () => {} } });
    await browser.onClientEntry();

    const inBrowser = browser.wrapPageElement(page as Parameters<typeof browser.wrapPageElement>[0]);
    expect(inBrowser).toEqual(server.wrapPageElement(page));
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

describe("Gatsby's own pages in development", () => {
  it.each([undefined, {}])("are left alone, since they have no content of the site's: %j", (data) => {
    const element = <h1>Gatsby.js development 404 page</h1>;

    expect(wrapPageElement({ element, props: propsWith(data) })).toBe(element);
  });
});
