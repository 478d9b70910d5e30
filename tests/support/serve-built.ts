/** Serves a built site with its headers: `tsx tests/support/serve-built.ts [port] [folder]`. */
import { builtSite } from "./built-site";

const [port = "9100", folder = "public"] = process.argv.slice(2);

void builtSite(folder).then((site) => site.listen(Number(port), () => console.log(`http://localhost:${port}`)));
