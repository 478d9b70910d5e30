import { type Files, typeNameOf } from "./fields";
import type { CheckResult, ContentModel, ContentOf } from "./model";
import { errorsIn, type Problem } from "./problems";
import { checkPhotos, readContent } from "./read-content";

/** What Gatsby passes to a resolver, as far as it is used here. */
export interface QueryContext {
  nodeModel: { findOne(query: { type: string; query: object }): Promise<{ internal: { contentDigest: string } }> };
}

/** Where a site's content is, and what the site makes of it. */
export interface ContentSite<Model extends Files> {
  model: ContentModel<Model>;
  /** Absolute path of the folder. */
  directory: string;
  /** Fills in facts, and adds what the pages show but the files do not say. */
  derive(content: ContentOf<Model>, now: Date): ContentOf<Model>;
}

/**
 * The content of a folder as the pages see it: checked, and with what the site derives from it. The plugin's only state; made in
 * `gatsby-config.ts`, which needs the content before Gatsby starts.
 */
export class ContentSource<Model extends Files = Files> {
  /** The result of the last check. */
  result: CheckResult<Model>;
  /** Called after each check. */
  afterCheck?: (problems: readonly Problem[]) => void;
  /** What was derived last, and from which nodes. */
  private derived: { digest: string; content: ContentOf<Model> } | undefined;
  /** The content of each query, whose fields all ask for it. */
  private readonly contentFor = new WeakMap<QueryContext, Promise<ContentOf<Model>>>();

  constructor(readonly site: ContentSite<Model>) {
    this.result = readContent(site.model, site.directory, new Date());
  }

  /** Reads the files again. */
  reload(): void {
    this.result = readContent(this.site.model, this.site.directory, new Date());
  }

  /** Checks the photos that the files name, which takes longer than the files, and returns all problems. */
  async check(): Promise<Problem[]> {
    this.result = await checkPhotos(this.site.model, this.site.directory, this.result);
    const { problems } = this.result;
    this.afterCheck?.(problems);
    return problems;
  }

  /**
   * The content for a page's query, from Gatsby's nodes, so that Gatsby runs the query again when a file changes. While the content has
   * an error, in `gatsby develop`, it is the last without one.
   */
  forQuery(context: QueryContext): Promise<ContentOf<Model>> {
    const content = this.contentFor.get(context) ?? this.readNodes(context);
    this.contentFor.set(context, content);
    return content;
  }

  private async readNodes({ nodeModel }: QueryContext): Promise<ContentOf<Model>> {
    const { files } = this.site.model;
    const find = (file: string) => nodeModel.findOne({ type: typeNameOf(files, file), query: {} });
    const nodes = await Promise.all(Object.keys(files).map(async (file) => [file, await find(file)] as const));
    const isSound = errorsIn(this.result.problems).length === 0;
    if (this.derived && !isSound) return this.derived.content;
    const digest = nodes.map(([, { internal }]) => internal.contentDigest).join();
    if (this.derived?.digest !== digest) {
      const content = this.site.derive(Object.fromEntries(nodes) as ContentOf<Model>, new Date());
      this.derived = { digest, content };
    }
    return this.derived.content;
  }
}
