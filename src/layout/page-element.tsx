import type { WrapPageElementBrowserArgs } from "gatsby";
import { type ComponentType, StrictMode } from "react";
import type { HeadProps } from "./document/Head";
import { Layout } from "./Layout";

interface PageElementArgs extends Pick<WrapPageElementBrowserArgs, "element" | "props"> {
  opensAtTop?: boolean;
}

/**
 * Wraps the page in strict mode and the site's shell. Server and browser differ only in the component that writes the
 * document's head, which renders nothing into the page.
 *
 * @throws at build, when the page's query does not spread `...Layout`
 */
export const pageElementWith = (Head: ComponentType<HeadProps>) => {
  return function wrapPageElement({ element, props, opensAtTop }: PageElementArgs) {
    const data = props.data as Queries.LayoutFragment | undefined;
    if (!data?.page) {
      // In development, Gatsby's own pages and the page of primitives have no query.
      if (process.env.NODE_ENV === "development") return element;
      throw new Error(`The query of ${props.path} lacks the shell's data: spread \`...Layout\` in its template.`);
    }
    return (
      <StrictMode>
        <Head page={data.page} business={data.business} />
        <Layout data={data} path={data.page.path} opensAtTop={opensAtTop}>
          {element}
        </Layout>
      </StrictMode>
    );
  };
};
