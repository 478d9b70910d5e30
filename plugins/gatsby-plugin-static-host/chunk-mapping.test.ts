import { expect, it } from "@jest/globals";
import { serialize } from "parse5";
import { mendChunkMapping } from "./chunk-mapping";
import { parsePage } from "./page";

it("The table of scripts in a page is an object, in which Gatsby's loader finds the script of a page", () => {
  const document = parsePage('<script>\n window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";\n</script>');

  mendChunkMapping(document);

  expect(serialize(document)).toContain('<script>window.___chunkMapping={"app":["/app-1.js"]};</script>');
});
