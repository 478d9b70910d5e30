import { describe, expect, it } from "@jest/globals";
import { withChunkMapping } from "./chunk-mapping";

const page = '<script>window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";</script>';

describe("the table of scripts in a page", () => {
  it("is an object, in which the loader finds the script of a page", () => {
    expect(withChunkMapping(page)).toBe('<script>window.___chunkMapping={"app":["/app-1.js"]};</script>');
  });

  it("comes out the same for a page that an earlier build finished", () => {
    expect(withChunkMapping(withChunkMapping(page))).toBe(withChunkMapping(page));
  });
});
