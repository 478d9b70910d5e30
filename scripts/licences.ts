/** Writes `docs/licences.md`: the licences of all packages that the site is built with, as the lock file has them. */
import { readFileSync, writeFileSync } from "node:fs";

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
}

/** The list, as Markdown. Tools for development, which no build needs, are left out. */
export function licenceList(lockFile: string): string {
  const packages: Record<string, LockedPackage> = JSON.parse(lockFile).packages;
  const byLicence = new Map<string, Set<string>>();
  for (const [path, { license = "not stated", dev }] of Object.entries(packages)) {
    if (path === "" || dev) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    byLicence.set(license, (byLicence.get(license) ?? new Set()).add(name));
  }
  const sections = [...byLicence]
    .toSorted(([, a], [, b]) => b.size - a.size)
    .map(([licence, names]) => `## ${licence} (${names.size})\n\n${[...names].sort().join(", ")}\n`);
  return `# Licences\n\nOf the packages that the site is built with, by \`package-lock.json\`. Made by \`npm run licences\`.\n\n${sections.join("\n")}`;
}

if (require.main === module) writeFileSync("docs/licences.md", licenceList(readFileSync("package-lock.json", "utf8")));
