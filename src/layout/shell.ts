import { HeadOfNextPage } from "./navigation/HeadOfNextPage";
import { pageElementWith } from "./page-element";

/** The shell for browsers; `gatsby-browser.tsx` evaluates it in a separate task. */
export const wrapPageElement = pageElementWith(HeadOfNextPage);
