/** The parts of Gatsby's runtime that tell of pages being loaded; it has no documented hook for either. */
interface GatsbyWindow extends Window {
  ___emitter: {
    on(event: "onDelayedLoadPageResources", handler: (event: { pathname: string }) => void): void;
    on(event: "onPostLoadPageResources", handler: (event: { page: LoadedPage }) => void): void;
  };
  ___webpackCompilationHash: string;
}

interface LoadedPage {
  page: { webpackCompilationHash: string };
}

/** Sees to it that a link leads to its page also where Gatsby's own navigation would wait, or give up without need. */
export function mendNavigation() {
  const { ___emitter: emitter, ___webpackCompilationHash: build } = window as unknown as GatsbyWindow;

  // After a second of nothing the browser takes over: it shows that it is loading, lets the visitor stop it, and reports a failure.
  emitter.on("onDelayedLoadPageResources", ({ pathname }) => window.location.assign(pathname));

  // When a page is there, but not the file that names the newest build (offline, say), Gatsby takes the page for another build's.
  emitter.on("onPostLoadPageResources", ({ page: { page } }) => {
    page.webpackCompilationHash ||= build;
  });
}
