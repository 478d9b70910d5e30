import { Component, createRef, type ReactNode } from "react";

interface State {
  failed: boolean;
}

/**
 * Keeps the visitor from a blank page: React takes everything away when a component throws, or when something else has changed
 * the page under it, as browsers' translations do. On the way to another page the fault ends in a real load of that
 * page. Otherwise what is on view stays, with all that the browser does by itself: links, menu, what was typed.
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
    // A document that was itself loaded from this address would fail again, and again.
    if (window.location.pathname !== this.loadedPath) window.location.reload();
    this.remains.current?.replaceChildren(...this.lastView);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // React has not touched the page yet; it takes these nodes out when this has returned.
    if (this.lastView.length === 0) this.lastView = [...(document.getElementById("___gatsby")?.childNodes ?? [])];
    return <div ref={this.remains} />;
  }
}
