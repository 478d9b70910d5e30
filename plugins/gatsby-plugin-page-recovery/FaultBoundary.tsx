import { Component, createRef, type ReactNode } from "react";

interface State {
  failed: boolean;
}

const viewNow = () => [...(document.getElementById("___gatsby")?.childNodes ?? [])];

/**
 * Error boundary that prevents a blank page: React unmounts everything when a component throws, or when a browser's translation
 * has changed the page. During a navigation it loads the new page from the server. Otherwise it restores the last view, where
 * links, menu and form work without script.
 */
export class FaultBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };
  private readonly remains = createRef<HTMLDivElement>();
  private readonly loadedPath = window.location.pathname;
  private readonly firstView = viewNow();

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  /** A fault at the start: nothing was mounted before. */
  override componentDidMount() {
    if (this.state.failed) this.restore(this.firstView);
  }

  override getSnapshotBeforeUpdate() {
    return viewNow();
  }

  override componentDidUpdate(_: unknown, before: State, lastView: ChildNode[]) {
    if (this.state.failed && !before.failed) this.restore(lastView);
  }

  private restore(view: ChildNode[]) {
    // Only after a client-side navigation: a document loaded from this URL would reload forever.
    if (window.location.pathname !== this.loadedPath) window.location.reload();
    this.remains.current?.replaceChildren(...view);
  }

  override render() {
    return this.state.failed ? <div ref={this.remains} /> : this.props.children;
  }
}
