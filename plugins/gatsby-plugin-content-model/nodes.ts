import { typeNameOf } from "./fields";
import type { ContentModel, ContentOf, Files } from "./options";
import type { Facts } from "./placeholders";

/** The part of Gatsby's resolver context that finds a node. */
export interface NodeFinder {
  nodeModel: { findOne<Found>(query: { type: string; query: object }): Promise<Found | null> };
}

/** The one node of a type that a file's root has. */
export async function onlyNode<Found>({ nodeModel }: NodeFinder, type: string): Promise<Found> {
  const found = await nodeModel.findOne<Found>({ type, query: {} });
  if (!found) throw new Error(`There is no node of type ${type}`);
  return found;
}

/** The facts that texts may quote, from the nodes, so that Gatsby knows which pages a changed fact concerns. */
export async function factsFromNodes<Model extends Files>(
  { files, facts }: ContentModel<Model>,
  context: NodeFinder,
): Promise<Facts> {
  const nodes = facts.from.map(async (file) => [file, await onlyNode(context, typeNameOf(files, file))]);
  return facts.of(Object.fromEntries(await Promise.all(nodes)) as ContentOf<Model>);
}
