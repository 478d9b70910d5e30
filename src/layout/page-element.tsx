import type { WrapPageElementBrowserArgs } from "gatsby";
import { StrictMode } from "react";
import { Layout } from "./Layout";

/** Puts the page into strict mode and the site's shell, on the server and in the browser alike. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  const data = props.data as Queries.LayoutFragment | undefined;
  // Gatsby's own pages in development have no content of the site's.
  if (!data?.page) return element;
  return (
    <StrictMode>
      <Layout data={data} path={data.page.path}>
        {element}
      </Layout>
    </StrictMode>
  );
}
