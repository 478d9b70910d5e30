/**
 * Unit tests lie beside the files they are about. `npx jest --selectProjects components` runs components in a simulated browser,
 * for what no page shows; `content` runs the build side, in Node; `build` builds edited copies of the whole project.
 */

/* Given here and not in a Babel configuration file, which Gatsby's own build would pick up too. */
const transform = {
  "\\.tsx?$": [
    "babel-jest",
    {
      babelrc: false,
      configFile: false,
      // Not Gatsby's own preset: each build would read through the dependencies of what is named gatsby in package.json.
      presets: [
        ["@babel/preset-env", { targets: { node: "current" } }],
        ["@babel/preset-react", { runtime: "automatic" }],
        "@babel/preset-typescript",
      ],
      // As in Gatsby's build: a query leaves no trace in the script.
      plugins: ["babel-plugin-remove-graphql-queries"],
    },
  ],
};

/* Builds work there, on a copy of the sources. */
const modulePathIgnorePatterns = ["<rootDir>/.build/"];

/** @type {import("jest").Config} */
export default {
  projects: [
    {
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/{ui,sections,layout,contact,theme,templates}/**/*.test.{ts,tsx}"],
      moduleNameMapper: {
        "\\.woff2$": "<rootDir>/tests/jest/font-address.ts",
        // The build for browsers; Jest would take the server's.
        "^styled-components$": "styled-components/dist/styled-components.browser.cjs.js",
      },
      setupFiles: ["<rootDir>/tests/jest/missing-in-jsdom.ts", "<rootDir>/tests/jest/gatsby-globals.ts"],
      setupFilesAfterEnv: ["<rootDir>/tests/jest/dom-matchers.ts", "<rootDir>/tests/jest/no-warnings.ts"],
      modulePathIgnorePatterns,
      transform,
    },
    {
      displayName: "content",
      testEnvironment: "node",
      testMatch: [
        "<rootDir>/src/{content,editor}/**/*.test.ts",
        "<rootDir>/plugins/**/*.test.ts",
        "<rootDir>/tests/*.test.ts",
      ],
      modulePathIgnorePatterns,
      transform,
    },
    {
      displayName: "build",
      // For its DOM parser: the built pages are read as documents.
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/tests/build/**/*.test.ts"],
      modulePathIgnorePatterns,
      transform,
    },
  ],
};
