import sequencer from "@jest/test-sequencer";

/**
 * Runs test files in the order of their names. On two cores, all tests that build share a folder and Gatsby's cache in it
 * (tests/support/project-copy.ts): the build tests whose names come first do not need it while the browser tests build other sites.
 */
export default class ByName extends sequencer {
  sort(tests) {
    return tests.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  }
}
