import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { contactCard } from "./src/content/files/contact-card";
import { favicon } from "./src/content/files/favicon";
import { markPicture, socialImage } from "./src/content/files/SocialImage";
import { contactCardPath, markPath, pageUrl, routes, socialImagePath } from "./src/content/routes";
import { svgrOptions } from "./src/ui/drawing/svgr-options";

/** Creates the five pages, and writes the files beside them: social image, icons, contact card. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.FilesQuery>(`
    query Files {
      business {
        name
        phone
        chatPhone
        email
        siteUrl
        address {
          street
          number
          annex
          district
          city
          state
          postcode
        }
      }
      homePage {
        hero {
          eyebrow
          heading
          temperature
        }
      }
      contactPage {
        details {
          cardNote
        }
      }
    }
  `);
  if (!data) return reporter.panic("The files beside the pages can't be made", errors);
  const { business, homePage, contactPage } = data;
  const image = await socialImage({
    name: business.name,
    heading: homePage.hero.heading,
    region: homePage.hero.eyebrow,
    temperature: homePage.hero.temperature,
  });
  // With a fingerprint of the picture: chats keep what they once found at an address for weeks.
  const fingerprint = createHash("sha256").update(image).digest("hex").slice(0, 8);
  const context = { socialImageUrl: `${pageUrl(business.siteUrl, socialImagePath)}?v=${fingerprint}` };
  const createPage = (pagePath: string, template: string) =>
    actions.createPage({ path: pagePath, component: path.resolve(`src/templates/${template}.tsx`), context });
  for (const { path: pagePath, template } of routes) createPage(pagePath, template);
  if (process.env.NODE_ENV === "development") createPage("/404.html", "not-found");

  const mark = await markPicture();
  await writeFile(`public${socialImagePath}`, image);
  await writeFile(`public${markPath}`, mark);
  await writeFile("public/favicon.ico", favicon(await markPicture(48)));
  await writeFile(`public${contactCardPath}`, contactCard(business, contactPage.details.cardNote, mark));
};

/** Drawings are imported as components; Gatsby gives other images a URL. */
const drawings = {
  test: /\.svg$/,
  include: path.resolve("src/ui/drawing"),
  loader: "@svgr/webpack",
  options: svgrOptions,
};

/**
 * Adds the rule for drawings. Keeps webpack's cache in memory: written to disk, it lengthens a first build by half, since it records all
 * that Gatsby and its plugins need.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, loaders }) => {
  const { test, include, ...svgr } = drawings;
  const config = getConfig();
  const images = config.module.rules.find(
    (rule: { test?: unknown }) => rule.test instanceof RegExp && rule.test.test(".svg"),
  );
  images.exclude = include;
  config.module.rules.push({ test, include, use: [loaders.js(), svgr] });
  actions.replaceWebpackConfig({ ...config, cache: true });
};
