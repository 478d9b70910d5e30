import { jest } from "@jest/globals";

/** In ms: a cold build, or the start of the development server, takes a minute on a small machine. Jest ignores `testTimeout` in a project. */
jest.setTimeout(300_000);
