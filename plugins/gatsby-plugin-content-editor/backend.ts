/** Decap's names of the git hosts. */
const known = ["github", "gitlab"] as const;

/** Where the editor reads and writes the content: this machine's files, or a repository on a git host. */
export type Backend =
  | { name: "proxy"; proxy_url: string }
  | ({ name: (typeof known)[number]; repo: string; branch: string } & Partial<
      Record<"base_url" | "auth_endpoint" | "api_root" | "auth_type" | "app_id", string>
    >);

/** The editor's environment variables are incomplete or invalid. */
export class BackendError extends Error {}

/** Messages to the owner about missing or wrong environment variables. */
export interface BackendTexts {
  unknownBackend(name: string, known: string): string;
  missingRepository: string;
  missingApplication(backend: string): string;
  badAddress(variable: string): string;
}

/**
 * Reads the hosted editor's backend from the environment; `README.md` explains the variables.
 *
 * @returns `undefined` if no editor is configured
 * @throws {BackendError} with a message from `texts`, if the environment is incomplete
 */
export function hostedBackend(environment: NodeJS.ProcessEnv, texts: BackendTexts): Backend | undefined {
  const { CMS_BACKEND, CMS_REPO, CMS_BRANCH, CMS_BASE_URL, CMS_AUTH_ENDPOINT, CMS_APP_ID } = environment;
  if (!CMS_BACKEND) return undefined;
  const name = known.find((each) => each === CMS_BACKEND);
  if (!name) throw new BackendError(texts.unknownBackend(CMS_BACKEND, known.join(", ")));
  // GitLab has nested groups.
  if (!/^[^/\s]+(\/[^/\s]+)+$/.test(CMS_REPO ?? "")) throw new BackendError(texts.missingRepository);
  const url = originOf("CMS_BASE_URL", CMS_BASE_URL, texts);
  const repository = { name, repo: String(CMS_REPO), branch: CMS_BRANCH || "main" };
  if (name === "github") {
    return {
      ...repository,
      ...(url && { base_url: url }),
      ...(CMS_AUTH_ENDPOINT && { auth_endpoint: CMS_AUTH_ENDPOINT }),
    };
  }
  // GitLab signs in with PKCE, which needs the identifier of a registered application and no secret.
  if (!CMS_APP_ID) throw new BackendError(texts.missingApplication(name));
  const host = url ?? "https://gitlab.com";
  return { ...repository, auth_type: "pkce", app_id: CMS_APP_ID, base_url: host, api_root: `${host}/api/v4` };
}

function originOf(variable: string, url: string | undefined, texts: BackendTexts): string | undefined {
  if (!url) return undefined;
  const valid = URL.canParse(url) && new URL(url).protocol === "https:";
  // Quotes or semicolons would end a directive of the page's policy.
  if (!valid || /["';,\s]/.test(url)) throw new BackendError(texts.badAddress(variable));
  return url.replace(/\/+$/, "");
}

/** Origins that the editor's page connects to. */
export function servicesOf(backend: Backend): string[] {
  if (backend.name === "github") return ["https://api.github.com", "https://www.githubstatus.com"];
  return backend.name === "gitlab" && backend.base_url ? [new URL(backend.base_url).origin] : [];
}
