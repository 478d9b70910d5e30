import { type Files, typeNameOf } from "./fields";
import type { CheckResult, ContentModel, ContentOf } from "./model";
import type { Problem } from "./problems";
import { checkPhotos, readContent } from "./read-content";

/** What Gatsby passes to a resolver, as far as it is used here. */
export interface QueryContext {
  nodeModel: { findOne(query: { type: string; query: object }): Promise<unknown> };
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
  /** Called after each check. */
  afterCheck?: (problems: readonly Problem[]) => void;
  /** What was derived last, and from which content. */
  private derived: { from: ContentOf<Model>; content: ContentOf<Model> } | undefined;

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
   * The content for a page's query. Its values are those of the check; the files' nodes are asked for, so that Gatsby runs the query again
   * when one changes. While the content has an error, in `gatsby develop`, it is the last without one.
   */
  async forQuery({ nodeModel }: QueryContext): Promise<ContentOf<Model>> {
    const { model, derive } = this.site;
    const types = Object.keys(model.files).map((file) => [file, typeNameOf(model.files, file)] as const);
    await Promise.all(types.map(([, type]) => nodeModel.findOne({ type, query: {} })));
    const { content } = this.result;
    if (content && this.derived?.from !== content) {
      const values = derive(content, new Date());
      // Gatsby reads the type of an interface's object there.
      const typed = types.map(([file, type]) => [file, { internal: { type }, ...values[file] }]);
      this.derived = { from: content, content: Object.fromEntries(typed) };
    }
    if (!this.derived) throw new Error("The content has an error");
    return this.derived.content;
  }
}
