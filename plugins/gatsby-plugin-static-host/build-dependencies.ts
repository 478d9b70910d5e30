import path from "node:path";
import type { Compiler } from "webpack";

const lockFile = path.resolve("package-lock.json");

/**
 * Names the lock file as that by which webpack's cache goes stale with other versions of packages. Webpack would name the code
 * of Gatsby and of each loader, and follow what that requires, file by file: 7 of 27 s of a build without a cache. What lies
 * outside of packages stays named.
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
