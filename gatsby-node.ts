import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { typeNameOf } from "./plugins/gatsby-plugin-content-model/model/graphql-types";
import { contentModel } from "./src/content/content-model";
import { factsOf } from "./src/content/facts";
import type { Business, InterfaceTexts, PlanList } from "./src/content/model";
import { routes } from "./src/content/routes";
import { type PictureText, writeSocialImages } from "./src/content/social-images";

export const createPages: GatsbyNode["createPages"] = ({ actions, getNodesByType }) => {
  for (const { file, path: address, template } of routes) {
    for (const page of getNodesByType(typeNameOf(contentModel.files, file))) {
      actions.createPage({
        path: address,
        component: path.resolve(`src/templates/${template}.tsx`),
        context: { id: page.id },
      });
    }
  }
  // All primitives in all states, to look at while working on the theme; no visitor is to see it.
  if (process.env.NODE_ENV === "development") {
    actions.createPage({ path: "/pecas", component: path.resolve("src/development/Primitives.tsx"), context: {} });
  }
};

/** Draws the social pictures before the pages are rendered: after the build, the host's plugin is the last to run. */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ cache, getNodesByType }) => {
  const [business] = getNodesByType("Business") as unknown as Business[];
  const [plans] = getNodesByType("PlanList") as unknown as PlanList[];
  const [interfaceTexts] = getNodesByType("InterfaceTexts") as unknown as InterfaceTexts[];
  if (!business || !plans || !interfaceTexts) return;
  await writeSocialImages(
    "public",
    business,
    routes.flatMap(({ file, path: address }) =>
      (getNodesByType(typeNameOf(contentModel.files, file)) as unknown as PictureText[]).map((page) => ({
        ...page,
        path: address,
      })),
    ),
    factsOf({ "business.yaml": business, "plans.yaml": plans, "interface.yaml": interfaceTexts }),
    cache,
  );
};
