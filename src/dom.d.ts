import "react";

/** HTML attributes that React 18 passes on but does not know by type. */
declare module "react" {
  interface HTMLAttributes<T> {
    /** Takes the element and all below it out of reach of focus, pointer and assistive technology. */
    inert?: "" | undefined;
    popover?: "auto" | "manual";
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
  }
}
