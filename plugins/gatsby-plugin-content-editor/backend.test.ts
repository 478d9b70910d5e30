import { describe, expect, it } from "@jest/globals";
import { hostedBackend, servicesOf } from "./backend";

const github = { CMS_BACKEND: "github", CMS_REPO: "dona/site" };
const gitlab = { CMS_BACKEND: "gitlab", CMS_REPO: "dona/sites/ws", CMS_APP_ID: "abc" };

describe("the hosted editor", () => {
  it("is off unless the environment asks for it", () => {
    expect(hostedBackend({})).toBeUndefined();
  });

  it.each([
    ["a repository", { ...github, CMS_REPO: "" }, "CMS_REPO"],
    ["a host that it knows", { ...github, CMS_BACKEND: "bitbucket" }, "github, gitlab"],
    ["the identifier of the application on GitLab", { ...gitlab, CMS_APP_ID: "" }, "CMS_APP_ID"],
    ["an encrypted address", { ...gitlab, CMS_BASE_URL: "http://a.example" }, "CMS_BASE_URL"],
    ["an address that leaves the page's policy", { ...gitlab, CMS_BASE_URL: "https://a.example/'; *" }, "CMS_BASE_URL"],
  ])("needs %s", (_, environment, message) => {
    expect(() => hostedBackend(environment)).toThrow(message);
  });

  it("uses a GitHub repository and the configured sign-in service", () => {
    const repository = { name: "github", repo: "dona/site", branch: "main" };
    const base_url = "https://entrada.example.com";
    expect(hostedBackend({ ...github, CMS_BASE_URL: `${base_url}/` })).toEqual({ ...repository, base_url });
  });

  it.each(["https://gitlab.com", "https://git.example.com"])("signs in with GitLab directly, at %s alone", (host) => {
    const backend = hostedBackend({ ...gitlab, CMS_BASE_URL: host });
    const repository = { name: "gitlab", repo: "dona/sites/ws", branch: "main" };
    const signIn = { auth_type: "pkce", app_id: "abc", base_url: host, api_root: `${host}/api/v4` };
    expect(backend).toEqual({ ...repository, ...signIn });
    expect(backend && servicesOf(backend)).toEqual([host]);
  });
});
