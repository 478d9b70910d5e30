import { transformSync } from "esbuild";

const options = { format: "cjs", jsx: "automatic", sourcemap: "inline", supported: { "dynamic-import": false } };

/** Compiles TypeScript for Jest, without the queries, which Gatsby's build removes, too. */
export default {
  process: (source, file) =>
    transformSync(source.replace(/(?<== )graphql`[^`]*`/g, "undefined"), {
      ...options,
      loader: file.endsWith("x") ? "tsx" : "ts",
      sourcefile: file,
      target: `node${process.versions.node}`,
    }),
};
