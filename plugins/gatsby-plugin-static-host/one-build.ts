import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** Path of the socket, or on Windows of the pipe, of this user's process that works in a folder; another user's could be neither asked nor deleted. */
function addressOf(directory: string): string {
  const owned = `${process.getuid?.()} ${path.resolve(directory)}`;
  const name = `gatsby-${createHash("sha256").update(owned).digest("hex").slice(0, 20)}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);
}

/** Listens at an address until this process ends; `false` if another does, or has left its socket there. */
const listen = (address: string) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
      // Without the right to listen, a folder is not reserved, as in any Gatsby site.
      .on("error", ({ code }: NodeJS.ErrnoException) => resolve(code !== "EADDRINUSE"))
      .listen(address, () => resolve(true));
    server.unref();
  });

const isAnswered = (address: string) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(address, () => {
      probe.destroy();
      resolve(true);
    }).on("error", () => resolve(false));
  });

/**
 * Reserves a folder for this process, until it ends. Returns `false` if another works there. By a socket, and not by a file with a process
 * id: whether somebody still listens is certain, however a build has ended.
 */
export async function reserveFolder(directory: string): Promise<boolean> {
  const address = addressOf(directory);
  if (await listen(address)) return true;
  if (await isAnswered(address)) return false;
  // Of a build that was killed.
  rmSync(address, { force: true });
  return listen(address);
}
