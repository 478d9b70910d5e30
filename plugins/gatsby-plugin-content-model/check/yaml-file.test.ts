import { describe, expect, it } from "@jest/globals";
import { parseYamlFile as parse } from "./yaml-file";

const fields = new Map(["name", "city", "when", "text", "phone"].map((name) => [name, true]));
const parseYamlFile = (source: string) => parse(source, fields);

const yaml = parseYamlFile(`# Comentário
name: WS
address:
  city: Garanhuns
  empty:
steps:
  - title: Um
    text: >-
      Duas
      linhas
  - title: Dois
words:
  - primeira
  - segunda
`);

describe("the place of a value", () => {
  it.each([
    [["name"], 2, 1],
    [["address"], 3, 1],
    [["address", "city"], 4, 3],
    [["address", "empty"], 5, 3],
    [["steps", 0, "text"], 8, 5],
    [["steps", 1, "title"], 11, 5],
    [["words", 1], 14, 5],
  ])("is where its key stands: %j", (path, line, column) => {
    expect(yaml.locate(path)).toEqual({ line, column });
  });

  it.each([
    [["address", "street"], 3],
    [["steps", 1, "text"], 11],
    [["fax"], 2],
  ])("is its nearest parent's when it is not there: %j", (path, line) => {
    expect(yaml.locate(path).line).toBe(line);
  });

  it("can be that of its key", () => {
    expect(yaml.locateKey(["address"], "empty")).toEqual({ line: 5, column: 3 });
    expect(yaml.locateKey(["steps", 1], "title")).toEqual({ line: 11, column: 5 });
  });
});

describe("a YAML text", () => {
  it("keeps each value as it is written", () => {
    expect(yaml.slips).toEqual([]);
    expect(yaml.value).toMatchObject({ name: "WS", steps: [{ title: "Um", text: "Duas linhas" }, { title: "Dois" }] });
  });

  it("yields a date where Gatsby's parser does, so that the check refuses it as a text", () => {
    expect(parseYamlFile("when: 2024-01-31").value).toEqual({ when: new Date("2024-01-31") });
  });

  it("may have Windows line endings and a byte order mark", () => {
    const file = parseYamlFile("\uFEFFname: WS\r\ncity: Garanhuns\r\n");
    expect(file.value).toEqual({ name: "WS", city: "Garanhuns" });
    expect(file.locate(["city"])).toEqual({ line: 2, column: 1 });
  });

  it("has no value if it can't be parsed", () => {
    expect(parseYamlFile("a: b: c").value).toBeUndefined();
  });

  it("may not contain an alias: an owner who writes * means an asterisk", () => {
    expect(parseYamlFile("name: *negrito*").value).toBeUndefined();
  });
});
