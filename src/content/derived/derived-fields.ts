import type { IGatsbyImageData } from "gatsby-plugin-image";
import { typeNameOf } from "../../../plugins/gatsby-plugin-content-model/fields";
import { factsFromNodes, type NodeFinder, onlyNode } from "../../../plugins/gatsby-plugin-content-model/nodes";
import type { Resolvers } from "../../../plugins/gatsby-plugin-content-model/options";
import { interpolate } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import { isUrl } from "../../../plugins/gatsby-plugin-content-model/values";
import { contentModel } from "../content-model";
import { planFacts } from "../facts";
import type {
  Business,
  Content,
  ContentFile,
  OpeningHours,
  Photo,
  Plan,
  PostalAddress,
  Service,
  Symptom,
} from "../model/content-files";
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

/** A computed `String!` field. */
const text = <Source>(resolve: (source: Source, context: NodeFinder) => string | Promise<string>) => ({
  type: "String!",
  resolve: (source: Source, _: unknown, context: NodeFinder) => resolve(source, context),
});

/** A computed `Int!` field. */
const number = <Source>(resolve: (source: Source) => number) => ({ type: "Int!", resolve });

/** Fields that are computed from the content at build time. */
export function derivedFields(ownPhoto: OwnPhoto): Resolvers {
  const nodeOf = <File extends ContentFile>(context: NodeFinder, file: File) =>
    onlyNode<Content[File]>(context, typeNameOf(contentModel.files, file));
  const businessOf = (context: NodeFinder) => nodeOf(context, "business.yaml");
  const factsOf = (context: NodeFinder) => factsFromNodes(contentModel, context);
  const chat = (phoneOf: (business: Business) => string) =>
    text<Business>(async (business, context) =>
      chatUrl(phoneOf(business), interpolate(business.greeting, await factsOf(context))),
    );
  /** URL of a chat that opens with the greeting and a message. */
  const chatAbout = async (message: string, context: NodeFinder) => {
    const { phone, greeting } = await businessOf(context);
    return chatUrl(phone, interpolate(`${greeting} ${message}`, await factsOf(context)));
  };
  const planText = (template: "greeting" | "warrantyText") => async (plan: Plan, context: NodeFinder) => {
    const plans = await nodeOf(context, "plans.yaml");
    return interpolate(plans[template], { ...(await factsOf(context)), ...planFacts(plan) });
  };
  const pageAt = ({ path, template }: (typeof routes)[number]) => ({
    path: text(() => path),
    url: text(async (_, context) => pageUrl((await businessOf(context)).siteUrl, path)),
    // Not on the legal pages, where search engines do not look for it.
    structuredData: {
      type: "String",
      resolve: async (_page: unknown, _: unknown, context: NodeFinder) => {
        if (template === "legal") return null;
        const business = await businessOf(context);
        if (template !== "services") return structuredData(business);
        const facts = await factsOf(context);
        const { plans } = await nodeOf(context, "plans.yaml");
        const offers = plans.map(({ name, description }) => ({ name, description: interpolate(description, facts) }));
        return structuredData(business, offers);
      },
    },
  });

  return {
    ...Object.fromEntries(routes.map((route) => [typeNameOf(contentModel.files, route.file), pageAt(route)])),
    Business: {
      phoneUrl: text<Business>(({ phone }) => phoneUrl(phone)),
      menuPhoneUrl: text<Business>(({ menuPhone }) => phoneUrl(menuPhone)),
      chatUrl: chat(({ phone }) => phone),
      menuChatUrl: chat(({ menuPhone }) => menuPhone),
      emailUrl: text<Business>(({ email }) => emailUrl(email)),
      contactCardPath: text(() => contactCardPath),
      socialImageUrl: text<Business>(({ siteUrl }) => pageUrl(siteUrl, socialImagePath)),
      mapsUrl: text<Business>(({ address }) => mapsUrl(describeAddress(address))),
      closings: {
        type: "[[String!]!]!",
        resolve: ({ closedOn, timeZone }: Business) => closingsOf(closedOn ?? [], todayIn(timeZone)),
      },
      weekdays: { type: "[String!]!", resolve: () => weekdays },
      utcOffset: number<Business>(({ timeZone }) => utcOffset(timeZone)),
      today: text<Business>(({ timeZone }) => todayIn(timeZone)),
      townsOnMap: {
        type: "[[String!]!]!",
        resolve: ({ servedTowns, address }: Business) => townsOnMap(servedTowns, address.city),
      },
      chatCode: text<Business>(({ phone }) => chatCode(phone).path),
      chatCodeSize: number<Business>(({ phone }) => chatCode(phone).size),
    },
    Address: {
      lines: { type: "[String!]!", resolve: (address: PostalAddress) => addressLines(address) },
    },
    OpeningHours: {
      days: text<OpeningHours>(async (entry, context) => {
        const { weekdayRange } = await nodeOf(context, "interface.yaml");
        return capitalised(describeDays(entry, weekdayRange));
      }),
      hours: text<OpeningHours>(describeHours),
      fromDay: number<OpeningHours>(({ firstDay }) => weekdayNumber(firstDay)),
      toDay: number<OpeningHours>(({ lastDay }) => weekdayNumber(lastDay)),
      opensAt: number<OpeningHours>(({ opens }) => minuteOfDay(opens)),
      closesAt: number<OpeningHours>(({ closes }) => closingMinute(closes)),
    },
    Plan: {
      warranty: text(planText("warrantyText")),
      chatUrl: text<Plan>(async (plan, context) => {
        const { phone } = await businessOf(context);
        return chatUrl(phone, await planText("greeting")(plan, context));
      }),
    },
    Service: {
      chatUrl: text<Service>(async ({ title }, context) => {
        const { message } = await nodeOf(context, "services.yaml");
        return chatAbout(interpolate(message, { title }), context);
      }),
    },
    Symptom: {
      chatUrl: text<Symptom>(({ message }, context) => chatAbout(message, context)),
    },
    Photo: {
      image: {
        type: "GatsbyImageData!",
        resolve: (photo: Photo, _: unknown, context: unknown, info: unknown) =>
          // The check guarantees size and colour for a photo of an image service.
          isUrl(photo.url) ? remotePhotoData(photo as ServicePhoto) : ownPhoto(photo.url, context, info),
      },
    },
  };
}
