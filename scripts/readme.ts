import { readFileSync, writeFileSync } from "node:fs";
import { renewedReadme } from "../src/content/files/readme";

/** `npm run readme`: regenerates the lists of facts and icons in `data/README.md`. */
const readme = "data/README.md";
writeFileSync(readme, renewedReadme(readFileSync(readme, "utf8")));
