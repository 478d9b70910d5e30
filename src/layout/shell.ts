import { HeadOfNextPage } from "./HeadOfNextPage";
import { pageElementWith } from "./page-element";

/** The shell as browsers have it; `gatsby-browser.tsx` evaluates it in a task of its own. */
export const wrapPageElement = pageElementWith(HeadOfNextPage);
