import { randomInt } from "node:crypto";

/**
 * A port for programs that do not choose one themselves. Below those that systems give to servers and connections, so that nothing of
 * another test run takes it before the program has started.
 */
export const freePort = () => randomInt(10_000, 32_000);
