import { type ReactNode, useLayoutEffect, useState } from "react";
import { isOpen } from "./popover";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const content = () => document.getElementById("___gatsby")?.firstElementChild;

/** The page as React finds it, with what it would no longer tell once it is taken out of the document. */
function readPage() {
  const page = content();
  return {
    page,
    focused: document.activeElement?.id,
    openPopover: [...(page?.querySelectorAll("[popover]") ?? [])].find(isOpen)?.id,
  };
}

function find<T extends HTMLElement>(id: string | undefined): T | null {
  return id ? (document.getElementById(id) as T | null) : null;
}

/**
 * Keeps what the visitor typed, the focus and the open menu where React builds the page anew instead of hydrating it. React does so
 * when something else has changed the page under it: a password manager, an ad blocker, a translation. It renders and commits the
 * new page in one go, so what this finds at the start of that is what the visitor sees. Controls are told by their id.
 */
export function CarryOver({ children }: { children: ReactNode }) {
  const [{ page, focused, openPopover }] = useState(readPage);

  useLayoutEffect(() => {
    if (!page || page === content()) return;
    for (const control of page.querySelectorAll<Control>("input, select, textarea")) {
      const successor = find<Control>(control.id);
      if (successor) successor.value = control.value;
    }
    find(openPopover)?.showPopover();
    find(focused)?.focus({ preventScroll: true });
  }, [page, focused, openPopover]);

  return children;
}
