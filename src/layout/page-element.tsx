import type { WrapPageElementBrowserArgs } from "gatsby";
import { StrictMode } from "react";
import { Layout } from "./Layout";

/**
 * Puts the page into strict mode and the site's shell, on the server and in the browser alike.
 *
 * @throws at build, when the page's query does not spread `...Layout`
 */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  const data = props.data as Queries.LayoutFragment | undefined;
  if (!data?.page) {
    // In development, Gatsby's own pages and the page of primitives have no query.
    if (process.env.NODE_ENV === "development") return element;
    throw new Error(`The query of ${props.path} lacks the shell's data: spread \`...Layout\` in its template.`);
  }
  return (
    <StrictMode>
      <Layout data={data} path={data.page.path}>
        {element}
      </Layout>
    </StrictMode>
  );
}
