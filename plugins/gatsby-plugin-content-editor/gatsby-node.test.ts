import { afterEach, describe, expect, it, jest } from "@jest/globals";
import type { BuildArgs } from "gatsby";
import { onPostBuild } from "./gatsby-node";
import { notRepository } from "./texts";

describe("the editor", () => {
  afterEach(() => {
    delete process.env.CMS_REPO;
  });

  it.each(["site", "https://github.com/dona/site", "dona/site/data", "dona/ site"])(
    "stops a build that calls its repository %s, with what to write instead",
    async (name) => {
      process.env.CMS_REPO = name;
      const panic = jest.fn();
      await onPostBuild?.({ reporter: { panic } } as unknown as BuildArgs, { plugins: [] }, () => {});
      expect(panic).toHaveBeenCalledWith(notRepository(name));
    },
  );
});
