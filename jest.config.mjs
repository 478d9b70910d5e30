/**
 * Unit tests are beside the files they test. `npx jest --selectProjects components` runs components in jsdom; `content` runs
 * build-time code in Node, and in `tests/build` runs commands; `pages` reads the HTML of built sites in jsdom.
 */

const transform = { "\\.tsx?$": "<rootDir>/tests/jest/esbuild.mjs" };

/** @type {import("jest").Config} */
export default {
  projects: [
    {
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/{ui,sections,layout,contact,theme,templates}/**/*.test.{ts,tsx}"],
      moduleNameMapper: {
        "\\.svg$": "<rootDir>/tests/jest/drawing.ts",
      },
      setupFiles: ["<rootDir>/tests/jest/missing-in-jsdom.ts", "<rootDir>/tests/jest/gatsby-globals.ts"],
      setupFilesAfterEnv: ["<rootDir>/tests/jest/dom-matchers.ts", "<rootDir>/tests/jest/no-warnings.ts"],
      transform,
    },
    {
      displayName: "content",
      testEnvironment: "node",
      testMatch: [
        "<rootDir>/{src/{content,editor},plugins}/**/*.test.{ts,tsx}",
        "<rootDir>/tests/*.test.ts",
        "<rootDir>/tests/build/*.test.ts",
      ],
      setupFilesAfterEnv: ["<rootDir>/tests/jest/long-time-limit.ts"],
      transform,
    },
    {
      displayName: "pages",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/tests/build/pages/*.test.ts"],
      setupFiles: ["<rootDir>/tests/jest/missing-in-jsdom.ts"],
      transform,
    },
  ],
};
