/** Finds nginx for the tests of the hosting configuration; run as a script, it also installs Debian's package where it may. */
import { findOnPath, installDebianPackages } from "./system";

/** Path of nginx, or `undefined`. Installs nothing. */
export const findNginx = () => findOnPath("nginx");

if (require.main === module) {
  const nginx = findNginx() ?? (installDebianPackages("nginx-light") ? findNginx() : undefined);
  console.log(
    nginx ? `Server of the tests: ${nginx}` : "SKIPPED: the tests on nginx, which is not here and can't be installed.",
  );
}
