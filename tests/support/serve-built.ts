/** Serves a built site with compression, for tests and benchmarks: `tsx tests/support/serve-built.ts [port] [folder]`. */
import compression from "compression";
import { builtSite } from "./built-site";

const [port = "9100", folder = "public"] = process.argv.slice(2);

void builtSite(folder, compression()).then((site) =>
  site.listen(Number(port), () => console.log(`http://localhost:${port}`)),
);
