import type { GatsbyBrowser } from "gatsby";
import { pageElement } from "./src/layout/page-element";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = pageElement;
