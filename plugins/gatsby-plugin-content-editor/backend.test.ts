import { describe, expect, it } from "@jest/globals";
import { type BackendTexts, hostedBackend, servicesOf } from "./backend";

const texts: BackendTexts = {
  unknownBackend: (_, known) => `use one of ${known}`,
  missingRepository: "CMS_REPO is missing",
  missingApplication: () => "CMS_APP_ID is missing",
  badAddress: (variable) => `${variable} is no address`,
};

const asked = (environment: NodeJS.ProcessEnv) => hostedBackend(environment, texts);

describe("the hosted editor", () => {
  it("is off unless the environment asks for it", () => {
    expect(asked({})).toBeUndefined();
  });

  it("needs a repository", () => {
    expect(() => asked({ CMS_BACKEND: "github" })).toThrow("CMS_REPO");
  });

  it("lists the supported hosts when another one is configured", () => {
    expect(() => asked({ CMS_BACKEND: "bitbucket", CMS_REPO: "dona/site" })).toThrow("github, gitlab");
  });

  it("uses a GitHub repository and the configured sign-in service", () => {
    const environment = { CMS_BACKEND: "github", CMS_REPO: "dona/site", CMS_BASE_URL: "https://entrada.example.com/" };
    expect(asked(environment)).toEqual({
      name: "github",
      repo: "dona/site",
      branch: "main",
      base_url: "https://entrada.example.com",
    });
  });

  it("signs in with GitLab directly, without a sign-in service", () => {
    const backend = asked({ CMS_BACKEND: "gitlab", CMS_REPO: "dona/sites/ws", CMS_APP_ID: "abc" });
    expect(backend).toEqual({
      name: "gitlab",
      repo: "dona/sites/ws",
      branch: "main",
      auth_type: "pkce",
      app_id: "abc",
      base_url: "https://gitlab.com",
      api_root: "https://gitlab.com/api/v4",
    });
  });

  it("connects only to the address of one's own GitLab", () => {
    const environment = { CMS_BACKEND: "gitlab", CMS_REPO: "dona/site", CMS_APP_ID: "abc" };
    const backend = asked({ ...environment, CMS_BASE_URL: "https://git.example.com" });
    expect(backend).toMatchObject({ api_root: "https://git.example.com/api/v4" });
    expect(backend && servicesOf(backend)).toEqual(["https://git.example.com"]);
  });

  it("needs the identifier of the application on GitLab", () => {
    expect(() => asked({ CMS_BACKEND: "gitlab", CMS_REPO: "dona/site" })).toThrow("CMS_APP_ID");
  });

  it("rejects an address that would change the policy of its page", () => {
    const environment = { CMS_BACKEND: "gitlab", CMS_REPO: "dona/site", CMS_APP_ID: "abc" };
    expect(() => asked({ ...environment, CMS_BASE_URL: "https://a.example/'; script-src *" })).toThrow("CMS_BASE_URL");
    expect(() => asked({ ...environment, CMS_BASE_URL: "http://a.example" })).toThrow("CMS_BASE_URL");
  });
});
