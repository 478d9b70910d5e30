import { type Files, typeNameOf } from "./fields";
import type { CheckResult, ContentModel, ContentOf } from "./model";
import type { Problem } from "./problems";
import { checkPhotos, readContent } from "./read-content";

/** What Gatsby passes to a resolver, as far as it is used here. */
export interface QueryContext {
  nodeModel: { findAll(query: { type: string }): Promise<unknown> };
}

/** Where a site's content is, and what the site makes of it. */
interface ContentSite<Model extends Files> {
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
  /** The check of the files as they are now, if it has begun. */
  private checking: Promise<CheckResult<Model>> | undefined;
  private hasChanged = false;
  /** What was derived last, and from which content. */
  private derived: { from: ContentOf<Model>; content: ContentOf<Model> } | undefined;

  constructor(readonly site: ContentSite<Model>) {
    this.result = readContent(site.model, site.directory, new Date());
  }

  /** Says that a file has changed: the next check reads the files again. */
  invalidate(): void {
    this.hasChanged = true;
    this.checking = undefined;
  }

  /** Checks the files, and the photos that they name, unless that was done since the last change. Returns all problems. */
  async check(): Promise<Problem[]> {
    const { model, directory } = this.site;
    const read = () => (this.hasChanged ? readContent(model, directory, new Date()) : this.result);
    this.checking ??= checkPhotos(model, directory, read());
    const { checking } = this;
    const result = await checking;
    // A file has changed meanwhile.
    if (checking !== this.checking) return this.check();
    this.result = result;
    return result.problems;
  }

  /**
   * The content for a page's query, of the files as they are now. Its values are those of the check; the files' nodes are asked for, so that
   * Gatsby runs the query again when one changes. While the content has an error, in `gatsby develop`, it is the last without one.
   */
  async forQuery({ nodeModel }: QueryContext): Promise<ContentOf<Model>> {
    const { model, derive } = this.site;
    const types = Object.keys(model.files).map((file) => [file, typeNameOf(model.files, file)] as const);
    // By type, since the node itself may be gone: after a mistake, or while its file is read again beside other queries.
    await Promise.all(types.map(([, type]) => nodeModel.findAll({ type })));
    await this.check();
    const { content } = this.result;
    if (content && this.derived?.from !== content) {
      const values = derive(content, new Date());
      // By it, Gatsby knows the type of an interface's object: https://www.gatsbyjs.com/docs/reference/graphql-data-layer/node-interface/
      const typed = types.map(([file, type]) => [file, { internal: { type }, ...values[file] }]);
      this.derived = { from: content, content: Object.fromEntries(typed) };
    }
    if (!this.derived) throw new Error("The content has an error");
    return this.derived.content;
  }
}
