import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { interpolate } from "./plugins/gatsby-plugin-content-model/placeholders";
import { readContent } from "./plugins/gatsby-plugin-content-model/read-content";
import { contentModel } from "./src/content/content-model";
import { closingsOf, todayIn } from "./src/content/derived/closed-days";
import { factsOf } from "./src/content/facts";
import { contactCard } from "./src/content/files/contact-card";
import { markPicture, socialImage } from "./src/content/files/SocialImage";
import type { Business } from "./src/content/model/content-files";
import { contactCardPath, routes, socialImagePath } from "./src/content/routes";
import { notices } from "./src/content/rules/messages";

export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  for (const { path: pagePath, template } of routes)
    actions.createPage({ path: pagePath, component: path.resolve(`src/templates/${template}.tsx`) });
};

/** Keeps webpack's cache in memory: written to disk, it lengthens a first build by half, since it records all that Gatsby and its plugins need. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) =>
  actions.setWebpackConfig({ cache: true });

/** Tells the owner if the form's messages do not reach him, and which closed days are over. `npm run build` sets `ON_NETLIFY`. */
function giveNotice(delivery: string, { closedOn, timeZone }: Business, reporter: Reporter): void {
  if (delivery === "nenhuma") reporter.info(notices.noDelivery);
  if (delivery === "netlify" && !process.env.ON_NETLIFY) reporter.warn(notices.netlifyElsewhere);
  const past = (closedOn ?? []).filter((days) => closingsOf([days], todayIn(timeZone)).length === 0);
  if (past.length > 0) reporter.warn(notices.pastDays(past.join(", ")));
}

/** Writes social image, home screen icon and contact card: before the build, because afterwards the host's plugin must run last. */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ reporter }) => {
  const { content } = readContent(contentModel, path.resolve("data"));
  if (!content) return;
  const { "business.yaml": business, "pages/contact.yaml": contact, "pages/home.yaml": home } = content;
  const facts = factsOf(content);
  giveNotice(contact.form.delivery, business, reporter);
  const image = await socialImage({
    name: `${business.brand} ${business.tagline}`,
    heading: interpolate(home.hero.heading, facts),
    region: interpolate(home.hero.eyebrow, facts),
    temperature: home.hero.temperature,
  });
  await writeFile(`public${socialImagePath}`, image);
  const note = interpolate(contact.details.cardNote, facts);
  const mark = await markPicture();
  await writeFile("public/apple-touch-icon.png", mark);
  await writeFile(`public${contactCardPath}`, contactCard(business, note, mark));
};
