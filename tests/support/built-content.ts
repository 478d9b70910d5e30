import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { interpolateContent } from "../../plugins/gatsby-plugin-content-model/placeholders";
import { readYamlFile } from "../../plugins/gatsby-plugin-content-model/yaml-file";
import { factsOf } from "../../src/content/facts";
import { type Content, type ContentFile, contentFiles } from "../../src/content/model/content-files";
import { routes as routesOfFiles } from "../../src/content/routes";
import { isExample } from "../../src/content/rules/examples";

/** The five routes of the site. */
export const routes = routesOfFiles.map(({ path }) => path);

/** Path of the HTML of a page of a built site. */
export const htmlFile = (folder: string, route: string) => path.join(folder, "public", route, "index.html");

/** When a site was built: facts that depend on the day are those of that day. */
export const builtAt = (folder: string) => statSync(htmlFile(folder, "/")).mtime;

/** The expected URL of a chat with a prefilled greeting. */
export function chatUrl(number: string, greeting: string): string {
  return `https://wa.me/55${number.replace(/\D/g, "")}?text=${encodeURIComponent(greeting)}`;
}

/** `tel:` and the digits of a Brazilian number; one without an area code, such as `0800 …`, is for calls within the country. */
export function phoneUrl(number: string): string {
  return `tel:${number.startsWith("(") ? "+55" : ""}${number.replace(/\D/g, "")}`;
}

/**
 * The content of a built site in the forms that the model gives it. By the model and not by the check, which refuses the fields that recipes
 * add.
 *
 * @param folder of a project: its site is in `public/`, its content in `data/`
 */
export function readValues(folder: string): Content {
  const files = Object.keys(contentFiles) as ContentFile[];
  const valueOfFile = (file: ContentFile): object => {
    const { value } = readYamlFile(readFileSync(path.join(folder, "data", file)));
    return (contentFiles[file] as z.ZodObject).loose().parse(value);
  };
  return Object.fromEntries(files.map((file) => [file, valueOfFile(file)])) as Content;
}

/** The content of a built site as visitors read it: with the facts of a moment in its texts. */
export function readContent(folder: string, now: Date): Content {
  const content = readValues(folder);
  return interpolateContent(contentFiles, content, factsOf(content, now));
}

/** Whether the content is what ships with the project: the owner replaces its example address before anything is published. */
export const isShipped = ({ "business.yaml": { siteUrl } }: Content) => isExample("business.yaml", siteUrl);

/** The content by names that tests use, with what is expected on every page. */
export function namesOf(content: Content) {
  const business = content["business.yaml"];
  const services = content["services.yaml"];
  /** The number that takes chats. */
  const chatNumber = business.chatPhone ?? business.phone;
  return {
    content,
    business,
    services,
    interfaceTexts: content["interface.yaml"],
    plans: content["plans.yaml"],
    steps: content["steps.yaml"],
    homePage: content["pages/home.yaml"],
    servicesPage: content["pages/services.yaml"],
    contactPage: content["pages/contact.yaml"],
    termsPage: content["pages/terms.yaml"],
    privacyPage: content["pages/privacy.yaml"],
    chatNumber,
    /** URL of the chat with the business, with its greeting. */
    chat: chatUrl(chatNumber, business.greeting),
    /** URL of that chat, with a message about a service. */
    chatAbout: (title: string) =>
      chatUrl(chatNumber, `${business.greeting} ${services.message.replace("{title}", title)}`),
  };
}
