import type { IGatsbyImageData } from "gatsby-plugin-image";
import { typeNameOf } from "../../../plugins/gatsby-plugin-content-model/fields";
import { contentFromNodes, type NodeFinder } from "../../../plugins/gatsby-plugin-content-model/nodes";
import type { Resolvers } from "../../../plugins/gatsby-plugin-content-model/options";
import { interpolate } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import { isUrl } from "../../../plugins/gatsby-plugin-content-model/values";
import { contentModel } from "../content-model";
import { factsOf, planFacts } from "../facts";
import type { Business, Content, OpeningHours, Photo, Plan, Service, Symptom } from "../model/content-files";
import { contactCardPath, pageUrl, routes, socialImagePath } from "../routes";
import { chatCode } from "./chat-code";
import { closingsOf, todayIn } from "./closed-days";
import { closingMinute, describeDays, describeHours, minuteOfDay, weekdayNumber, weekdays } from "./opening-hours";
import { chatUrl, emailUrl, mapsUrl, phoneUrl } from "./outbound-links";
import { remotePhotoData, type ServicePhoto } from "./photo";
import { addressLines, describeAddress } from "./postal-address";
import { structuredData } from "./structured-data";
import { townsOnMap } from "./towns-on-map";
import { utcOffset } from "./utc-offset";

/**
 * Image data of a photo file below `data/`, with size and background colour read from the file. `context` and `info` are the
 * GraphQL resolver's.
 */
export type OwnPhoto = (file: string, context: unknown, info: unknown) => Promise<IGatsbyImageData>;

const capitalised = (words: string) => words.charAt(0).toLocaleUpperCase("pt-BR") + words.slice(1);

/** A field that is computed from its object and the whole content. */
const computed = <Source, Value>(type: string, resolve: (source: Source, content: Content) => Value) => ({
  type,
  resolve: async (source: Source, _: unknown, context: NodeFinder) =>
    resolve(source, await contentFromNodes(contentModel, context)),
});

const text = <Source>(resolve: (source: Source, content: Content) => string) => computed("String!", resolve);

const number = <Source>(resolve: (source: Source) => number) => computed("Int!", resolve);

/** The greeting with which a chat opens, and a message after it. */
const greetingWith = (content: Content, message = "") =>
  interpolate(`${content["business.yaml"].greeting} ${message}`.trim(), factsOf(content));

const chatWith = (content: Content, text: string) => chatUrl(content["business.yaml"].phone, text);

/** A text of the plans' file, about one plan. */
const planText = (template: "greeting" | "warrantyText", plan: Plan, content: Content) =>
  interpolate(content["plans.yaml"][template], { ...factsOf(content), ...planFacts(plan) });

/** Fields of a page. Structured data are not on the legal pages, where search engines do not look for them. */
const pageFields = ({ path, template }: (typeof routes)[number]) => ({
  path: text(() => path),
  url: text((_, content) => pageUrl(content["business.yaml"].siteUrl, path)),
  structuredData: computed("String", (_, content) => {
    const plans = template === "services" ? content["plans.yaml"].plans : undefined;
    const offers = plans?.map(({ name, description }) => ({
      name,
      description: interpolate(description, factsOf(content)),
    }));
    return template === "legal" ? null : structuredData(content["business.yaml"], offers);
  }),
});

/** Fields that are computed from the content at build time. */
export const derivedFields = (ownPhoto: OwnPhoto): Resolvers => ({
  ...Object.fromEntries(routes.map((route) => [typeNameOf(contentModel.files, route.file), pageFields(route)])),
  Business: {
    phoneUrl: text<Business>(({ phone }) => phoneUrl(phone)),
    menuPhoneUrl: text<Business>(({ menuPhone }) => phoneUrl(menuPhone)),
    chatUrl: text<Business>(({ phone }, content) => chatUrl(phone, greetingWith(content))),
    menuChatUrl: text<Business>(({ menuPhone }, content) => chatUrl(menuPhone, greetingWith(content))),
    emailUrl: text<Business>(({ email }) => emailUrl(email)),
    contactCardPath: text(() => contactCardPath),
    socialImageUrl: text<Business>(({ siteUrl }) => pageUrl(siteUrl, socialImagePath)),
    mapsUrl: text<Business>(({ address }) => mapsUrl(describeAddress(address))),
    closings: computed("[[String!]!]!", ({ closedOn, timeZone }: Business) =>
      closingsOf(closedOn ?? [], todayIn(timeZone)),
    ),
    weekdays: computed("[String!]!", () => weekdays),
    utcOffset: number<Business>(({ timeZone }) => utcOffset(timeZone)),
    today: text<Business>(({ timeZone }) => todayIn(timeZone)),
    townsOnMap: computed("[[String!]!]!", ({ servedTowns, address }: Business) =>
      townsOnMap(servedTowns, address.city),
    ),
    chatCode: text<Business>(({ phone }) => chatCode(phone).path),
    chatCodeSize: number<Business>(({ phone }) => chatCode(phone).size),
  },
  Address: { lines: computed("[String!]!", addressLines) },
  OpeningHours: {
    days: text<OpeningHours>((entry, content) =>
      capitalised(describeDays(entry, content["interface.yaml"].weekdayRange)),
    ),
    hours: text<OpeningHours>(describeHours),
    fromDay: number<OpeningHours>(({ firstDay }) => weekdayNumber(firstDay)),
    toDay: number<OpeningHours>(({ lastDay }) => weekdayNumber(lastDay)),
    opensAt: number<OpeningHours>(({ opens }) => minuteOfDay(opens)),
    closesAt: number<OpeningHours>(({ closes }) => closingMinute(closes)),
  },
  Plan: {
    warranty: text<Plan>((plan, content) => planText("warrantyText", plan, content)),
    chatUrl: text<Plan>((plan, content) => chatWith(content, planText("greeting", plan, content))),
  },
  Service: {
    chatUrl: text<Service>(({ title }, content) =>
      chatWith(content, greetingWith(content, interpolate(content["services.yaml"].message, { title }))),
    ),
  },
  Symptom: {
    chatUrl: text<Symptom>(({ message }, content) => chatWith(content, greetingWith(content, message))),
  },
  Photo: {
    image: {
      type: "GatsbyImageData!",
      resolve: (photo: Photo, _: unknown, context: unknown, info: unknown) =>
        // The check guarantees size and colour for a photo of an image service.
        isUrl(photo.url) ? remotePhotoData(photo as ServicePhoto) : ownPhoto(photo.url, context, info),
    },
  },
});
