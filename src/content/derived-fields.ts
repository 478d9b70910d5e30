import type { Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { factsOf, planFacts } from "./facts";
import {
  type Business,
  type ContentFile,
  contentFiles,
  type InterfaceTexts,
  type Photo,
  type PlanList,
  typeNameOf,
} from "./model";
import { describeOpeningHours, type OpeningHours } from "./opening-hours";
import { chatUrl, emailUrl, mapsUrl, phoneUrl } from "./outbound-links";
import { photoSizes, remotePhotoData } from "./photo";
import { type Facts, interpolate } from "./placeholders";
import { addressLines, describeAddress, type PostalAddress } from "./postal-address";
import { pageUrl, routes, socialImagePath } from "./routes";
import { structuredData } from "./structured-data";

/** The part of Gatsby's resolver context that is used here. */
export interface ResolverContext {
  nodeModel: {
    findOne<Found>(query: { type: string; query: object }): Promise<(Found & Node) | null>;
    getNodeById(query: { id: string }): Node | null;
  };
}

async function only<Found>(context: ResolverContext, type: string): Promise<Found & Node> {
  const found = await context.nodeModel.findOne<Found>({ type, query: {} });
  if (!found) throw new Error(`There is no node of type ${type}`);
  return found;
}

/** The facts that texts may quote, from the nodes, so that Gatsby knows which pages a changed fact concerns. */
export async function factsFromNodes(context: ResolverContext): Promise<Facts> {
  return factsOf(
    await only<Business>(context, "Business"),
    await only<PlanList>(context, "PlanList"),
    await only<InterfaceTexts>(context, "InterfaceTexts"),
  );
}

const capitalised = (words: string) => words.charAt(0).toLocaleUpperCase("pt-BR") + words.slice(1);

type Resolvers = Record<string, Record<string, object>>;

/** There is exactly one node of each content file: validation has seen to it, and so queries need not ask. */
function certainRootFields(): Resolvers[string] {
  const types = [...(Object.keys(contentFiles) as ContentFile[]).map(typeNameOf), "Page", "LegalPage"];
  return Object.fromEntries(types.map((type) => [type.charAt(0).toLowerCase() + type.slice(1), { type: `${type}!` }]));
}

/** Fields that are computed from the content at build time, so that no page has to. `directory` is the absolute path of `data/`. */
export function derivedFields(directory: string): Resolvers {
  const text = <Source>(resolve: (source: Source, context: ResolverContext) => string | Promise<string>) => ({
    type: "String!",
    resolve: (source: Source, _: unknown, context: ResolverContext) => resolve(source, context),
  });
  const chat = (phoneOf: (business: Business) => string) =>
    text<Business>(async (business, context) =>
      chatUrl(phoneOf(business), interpolate(business.greeting, await factsFromNodes(context))),
    );
  const planText =
    (template: "greeting" | "warrantyText") => async (plan: PlanList["plans"][number], context: ResolverContext) => {
      const plans = await only<PlanList>(context, "PlanList");
      return interpolate(plans[template], { ...(await factsFromNodes(context)), ...planFacts(plan) });
    };

  const page = {
    url: text<{ path: string }>(async (source, context) => {
      const { siteUrl } = await only<Business>(context, "Business");
      return pageUrl(siteUrl, source.path);
    }),
    socialImageUrl: text<{ path: string }>(async (source, context) => {
      const { siteUrl } = await only<Business>(context, "Business");
      return `${siteUrl}${socialImagePath(source.path)}`;
    }),
  };

  return {
    Query: certainRootFields(),
    ...Object.fromEntries(routes.map(({ file }) => [typeNameOf(file), page])),
    Business: {
      phoneUrl: text<Business>(({ phone }) => phoneUrl(phone)),
      menuPhoneUrl: text<Business>(({ menuPhone }) => phoneUrl(menuPhone)),
      chatUrl: chat(({ phone }) => phone),
      menuChatUrl: chat(({ menuPhone }) => menuPhone),
      emailUrl: text<Business>(({ email }) => emailUrl(email)),
      mapsUrl: text<Business>(({ address }) => mapsUrl(describeAddress(address))),
      structuredData: text<Business>(structuredData),
    },
    Address: {
      lines: { type: "[String!]!", resolve: (address: PostalAddress) => addressLines(address) },
    },
    OpeningHours: {
      days: text<OpeningHours>(async (entry, context) => {
        const { weekdayRange } = await only<InterfaceTexts>(context, "InterfaceTexts");
        return capitalised(describeOpeningHours(entry, weekdayRange).days);
      }),
      hours: text<OpeningHours>((entry) => describeOpeningHours(entry, "").hours),
    },
    Plan: {
      warranty: text(planText("warrantyText")),
      chatUrl: text<PlanList["plans"][number]>(async (plan, context) => {
        const business = await only<Business>(context, "Business");
        return chatUrl(business.phone, await planText("greeting")(plan, context));
      }),
    },
    Photo: {
      image: {
        type: "GatsbyImageData!",
        resolve: (photo: Photo, _: unknown, context: ResolverContext, info: GraphQLInfo) =>
          photo.url === undefined
            ? localPhotoData(`${directory}/${photo.file}`, photo, context, info)
            : remotePhotoData({ ...photo, url: photo.url }),
      },
    },
  };
}

/** The part of GraphQL's resolve info that reaches another type's resolver. */
interface GraphQLInfo {
  schema: {
    getType(name: string): {
      getFields(): Record<
        string,
        { resolve(source: unknown, args: object, context: unknown, info: unknown): Promise<IGatsbyImageData> }
      >;
    };
  };
}

/** Image data of a photo in `data/`, through sharp, in the same sizes and formats as the image service's. */
async function localPhotoData(
  absolutePath: string,
  { width, height }: Photo,
  context: ResolverContext,
  info: GraphQLInfo,
): Promise<IGatsbyImageData> {
  const file = await context.nodeModel.findOne<Node>({
    type: "File",
    query: { filter: { absolutePath: { eq: absolutePath } } },
  });
  const image = file?.children
    .map((id) => context.nodeModel.getNodeById({ id }))
    .find((node) => node?.internal.type === "ImageSharp");
  const field = info.schema.getType("ImageSharp").getFields().gatsbyImageData;
  if (!image || !field) throw new Error(`${absolutePath} is not an image that can be resized`);
  const args = {
    layout: "constrained",
    width,
    height,
    sizes: photoSizes,
    formats: ["avif", "webp", "auto"],
    placeholder: "none",
    backgroundColor: "transparent",
  };
  return field.resolve(image, args, context, info);
}
