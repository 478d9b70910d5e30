import { backendTexts as texts } from "./texts";

/** Decap's names of the git hosts. */
const known = ["github", "gitlab"] as const;

/** Where the editor reads and writes the content: this machine's files, or a repository on a git host. */
export type Backend =
  | { name: "proxy"; proxy_url: string }
  | ({ name: (typeof known)[number]; repo: string; branch: string } & Partial<
      Record<"base_url" | "auth_endpoint" | "api_root" | "auth_type" | "app_id", string>
    >);

/**
 * Reads the hosted editor's backend from the environment; `README.md` explains the variables.
 *
 * @returns `undefined` if no editor is configured
 * @throws with a message for the owner, if the environment is incomplete
 */
export function hostedBackend(environment: NodeJS.ProcessEnv): Backend | undefined {
  const { CMS_BACKEND, CMS_REPO, CMS_BRANCH, CMS_BASE_URL, CMS_AUTH_ENDPOINT, CMS_APP_ID } = environment;
  if (!CMS_BACKEND) return undefined;
  const name = known.find((each) => each === CMS_BACKEND);
  if (!name) throw new Error(texts.unknownBackend(CMS_BACKEND, known.join(", ")));
  // GitLab has nested groups.
  if (!/^[^/\s]+(\/[^/\s]+)+$/.test(CMS_REPO ?? "")) throw new Error(texts.missingRepository);
  const url = checkedUrl(CMS_BASE_URL);
  const repository = { name, repo: String(CMS_REPO), branch: CMS_BRANCH || "main" };
  if (name === "github") {
    return { ...repository, base_url: url, auth_endpoint: CMS_AUTH_ENDPOINT || undefined };
  }
  // GitLab signs in with PKCE, which needs the identifier of a registered application and no secret.
  if (!CMS_APP_ID) throw new Error(texts.missingApplication);
  const host = url ?? "https://gitlab.com";
  return { ...repository, auth_type: "pkce", app_id: CMS_APP_ID, base_url: host, api_root: `${host}/api/v4` };
}

function checkedUrl(url: string | undefined): string | undefined {
  if (!url) return undefined;
  const valid = URL.canParse(url) && new URL(url).protocol === "https:";
  // Quotes or semicolons would end a directive of the page's policy.
  if (!valid || /["';,\s]/.test(url)) throw new Error(texts.badAddress);
  return url.replace(/\/+$/, "");
}

/** Origins that the editor's page connects to. */
export function servicesOf(backend: Backend): string[] {
  if (backend.name === "github") return ["https://api.github.com", "https://www.githubstatus.com"];
  return backend.name === "gitlab" && backend.base_url ? [new URL(backend.base_url).origin] : [];
}
