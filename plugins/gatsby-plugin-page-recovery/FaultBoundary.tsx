import { Component, createRef, type ReactNode } from "react";

interface State {
  failed: boolean;
}

/**
 * Error boundary that prevents a blank page: React unmounts everything when a component throws, or when a browser's translation
 * has changed the page. During a navigation it loads the new page from the server. Otherwise it restores the last view, where
 * links, menu and form work without script.
 */
export class FaultBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };
  private readonly remains = createRef<HTMLDivElement>();
  private readonly loadedPath = window.location.pathname;
  private lastView: ChildNode[] = [];

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch() {
    // Only after a client-side navigation: a document loaded from this URL would reload forever.
    if (window.location.pathname !== this.loadedPath) window.location.reload();
    this.remains.current?.replaceChildren(...this.lastView);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // Read before React removes these nodes, which it does after this returns.
    if (this.lastView.length === 0) this.lastView = [...(document.getElementById("___gatsby")?.childNodes ?? [])];
    return <div ref={this.remains} />;
  }
}
