import path from "node:path";
import type { Compiler } from "webpack";

const lockFile = path.resolve("package-lock.json");

/**
 * webpack plugin: its cache depends on the lock file instead of on the code of packages. By default webpack follows what Gatsby
 * and each loader require, file by file, for 7 of the 27 s of a build without a cache. Dependencies outside of packages remain.
 */
export const packagesByLockFile = {
  apply(compiler: Compiler) {
    compiler.hooks.afterCompile.tap("packages by lock file", ({ buildDependencies }) => {
      for (const dependency of buildDependencies) {
        if (dependency.includes(`${path.sep}node_modules${path.sep}`)) buildDependencies.delete(dependency);
      }
      buildDependencies.add(lockFile);
    });
  },
};
