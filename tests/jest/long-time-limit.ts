import { jest } from "@jest/globals";

/**
 * In ms: a cold build, or the start of the development server, takes a minute on a small machine, and what reads a large photo takes
 * seconds beside other tests. Jest ignores `testTimeout` in a project.
 */
jest.setTimeout(300_000);
