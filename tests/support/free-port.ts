import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A port that nobody uses, for programs that do not choose one themselves. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
