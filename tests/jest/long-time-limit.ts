import { jest } from "@jest/globals";

/** In ms: what runs a command or reads a large photo takes seconds beside other tests. Jest ignores `testTimeout` in a project. */
jest.setTimeout(60_000);
