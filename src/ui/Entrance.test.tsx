import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { styleRules } from "../../tests/jest/style-rules";
import { Entrance } from "./Entrance";

/** The observer that the section on view started, if any, and what it watches. */
let observer: { report(entry: { isIntersecting: boolean; top: number }): void; watched: Set<Element> } | undefined;

class FakeObserver {
  watched = new Set<Element>();
  constructor(private callback: (entries: object[]) => void) {
    observer = this;
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  disconnect() {
    this.watched.clear();
  }
  /** What a browser does when a watched section comes into view or leaves it. */
  report({ isIntersecting, top }: { isIntersecting: boolean; top: number }) {
    if (this.watched.size > 0) act(() => this.callback([{ isIntersecting, boundingClientRect: { top } }]));
  }
}

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: FakeObserver });
});

afterEach(() => {
  Reflect.deleteProperty(window, "IntersectionObserver");
  observer = undefined;
});

/** The styles that hold for the section only where the visitor has not asked for less motion. */
function motionStyles(): string {
  const section = screen.getByText("Serviços").parentElement;
  return styleRules("screen and (prefers-reduced-motion: no-preference)")
    .filter(({ selectorText }) => section?.matches(selectorText))
    .map(({ style }) => style.cssText)
    .join(" ");
}

const waits = "opacity: 0";
const enters = "animation: entrance 0.8s";

function renderSection() {
  render(
    <Entrance>
      <h2>Serviços</h2>
    </Entrance>,
  );
}

describe("a section", () => {
  it("stays as it is when the visitor sees it from the start", () => {
    renderSection();
    observer?.report({ isIntersecting: true, top: 100 });

    expect(motionStyles()).toBe("");
    expect(observer?.watched.size).toBe(0);
  });

  it("waits below the first view, and enters when it is scrolled to", () => {
    renderSection();
    observer?.report({ isIntersecting: false, top: 2000 });
    expect(motionStyles()).toContain(waits);

    observer?.report({ isIntersecting: true, top: 500 });
    expect(motionStyles()).toContain(enters);
    expect(motionStyles()).not.toContain(waits);
  });

  it("enters once and no more", () => {
    renderSection();
    observer?.report({ isIntersecting: false, top: 2000 });
    observer?.report({ isIntersecting: true, top: 500 });
    expect(observer?.watched.size).toBe(0);

    observer?.report({ isIntersecting: false, top: 2000 });
    expect(motionStyles()).not.toContain(waits);
  });

  it("does not wait above the view, where the visitor has been", () => {
    renderSection();
    observer?.report({ isIntersecting: false, top: -2000 });
    expect(motionStyles()).toBe("");

    observer?.report({ isIntersecting: true, top: -100 });
    expect(motionStyles()).toBe("");
  });

  it("is in the document at every stage", () => {
    renderSection();
    expect(screen.getByRole("heading", { name: "Serviços" })).toBeVisible();

    observer?.report({ isIntersecting: false, top: 2000 });
    expect(screen.getByRole("heading", { name: "Serviços" })).toBeVisible();
  });

  it("stays as it is in a browser that can't tell what is in view", () => {
    Reflect.deleteProperty(window, "IntersectionObserver");
    renderSection();

    expect(motionStyles()).toBe("");
    expect(screen.getByRole("heading", { name: "Serviços" })).toBeVisible();
  });

  it("is watched no longer once it is gone", () => {
    const { unmount } = render(<Entrance>Serviços</Entrance>);
    expect(observer?.watched.size).toBe(1);

    unmount();
    expect(observer?.watched.size).toBe(0);
  });
});
