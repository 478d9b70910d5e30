import { type AnchorHTMLAttributes, createContext, useContext } from "react";

/* Stands for Gatsby where the preview draws pages: their data are given, and links lead nowhere. */

export const graphql = () => undefined;

export const PathContext = createContext("");

export function Link({ to, ...attributes }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a aria-current={to === useContext(PathContext) ? "page" : undefined} {...attributes} href={to} />;
}
