import type { WrapPageElementBrowserArgs } from "gatsby";
import { StrictMode } from "react";
import { Head } from "./Head";
import { Layout } from "./Layout";

/**
 * Wraps the page in strict mode and the page shell, on the server and in the browser.
 *
 * @throws at build, when the page's query does not spread `...Layout`
 */
export function pageElement({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) {
  const data = props.data as Queries.LayoutFragment | undefined;
  if (!data?.page) {
    // In development, Gatsby's own pages have no query.
    if (process.env.NODE_ENV === "development") return element;
    throw new Error(`The query of ${props.path} lacks the shell's data: spread \`...Layout\` in its template.`);
  }
  return (
    <>
      {/* Outside, because react-helmet uses a method of React's that strict mode warns of in development. */}
      <Head data={data} socialImageUrl={`${props.pageContext.socialImageUrl}`} />
      <StrictMode>
        <Layout data={data}>{element}</Layout>
      </StrictMode>
    </>
  );
}
