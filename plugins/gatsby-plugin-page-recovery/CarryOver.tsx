import { type ReactNode, useLayoutEffect, useState } from "react";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const content = () => document.getElementById("___gatsby")?.firstElementChild;

/** The page before React renders, with its focus and popover, which are lost once the page is removed from the document. */
function readPage() {
  const page = content();
  return {
    page,
    focused: document.activeElement?.id,
    openPopover: CSS.supports("selector(:popover-open)") ? page?.querySelector(":popover-open")?.id : undefined,
  };
}

function find<T extends HTMLElement>(id: string | undefined): T | null {
  return id ? (document.getElementById(id) as T | null) : null;
}

/**
 * Restores typed text, folds, the focus and the open menu after a hydration mismatch, when React renders the page again. Causes are
 * changes by a password manager, an ad blocker or a translation. React renders and commits in one task, so the state read at
 * its start is current. Elements are matched by id.
 */
export function CarryOver({ children }: { children: ReactNode }) {
  const [{ page, focused, openPopover }] = useState(readPage);

  useLayoutEffect(() => {
    if (!page || page === content()) return;
    for (const control of page.querySelectorAll<Control>("input, select, textarea")) {
      const successor = find<Control>(control.id);
      if (successor) successor.value = control.value;
    }
    for (const { id, open } of page.querySelectorAll("details")) {
      const successor = find<HTMLDetailsElement>(id);
      if (successor) successor.open = open;
    }
    find(openPopover)?.showPopover();
    find(focused)?.focus({ preventScroll: true });
  }, [page, focused, openPopover]);

  return children;
}
