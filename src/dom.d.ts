import "react";

/** HTML attributes that React 18 supports but its types lack. */
declare module "react" {
  interface HTMLAttributes<T> {
    /** Excludes the element and its descendants from focus, clicks and assistive technology. */
    inert?: "";
    popover?: "auto" | "manual";
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
  }
}
