/** What the tests take from the system: programs on PATH, and Debian's packages where those may be installed. */
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a command, or `undefined`. A server's programs are not on everybody's PATH. */
export function findOnPath(command: string): string | undefined {
  const directories = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"].filter(Boolean);
  return directories.map((directory) => path.join(directory, command)).find(isExecutable);
}

/** Runs a command with its output in view, and tells whether it succeeded. */
export function run(...[command = "", ...args]: string[]): boolean {
  // On Windows, npx is a script that only a shell can start.
  const shell = process.platform === "win32";
  return spawnSync(command, args, { stdio: "inherit", shell }).status === 0;
}

/** What goes before a command that needs the administrator's rights, or `undefined` where they can't be had without asking. */
function administratorPrefix(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  const mayActAsRoot = spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0;
  return mayActAsRoot ? ["sudo", "-n"] : undefined;
}

/** Installs packages of Debian, where that is possible without asking; tells whether it was. */
export function installDebianPackages(...packages: string[]): boolean {
  const prefix = findOnPath("apt-get") && administratorPrefix();
  if (!prefix) return false;
  const aptGet = (...args: string[]) => run(...prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args);
  return aptGet("update") && aptGet("install", "-y", "--no-install-recommends", ...packages);
}
