/** Folder of the photos that the owner sends, below `data/`. */
export const mediaFolder = "fotos";

/** Where the editor reads and writes the content: the files of this machine, or a repository on GitHub. */
export type Backend =
  | { name: "proxy"; proxy_url: string }
  | { name: "github"; repo: string; branch: string; base_url?: string; auth_endpoint?: string };

/** The environment asks for an editor, but not in a way that can be followed. */
export class BackendError extends Error {}

/**
 * The backend of the hosted editor, from the environment: `CMS_BACKEND=github`, `CMS_REPO=owner/name`, and, where they are not
 * the usual ones, `CMS_BRANCH`, `CMS_BASE_URL` and `CMS_AUTH_ENDPOINT` (the helper that signs the owner in with GitHub).
 *
 * @returns `undefined` where no editor is asked for
 * @throws {BackendError} in pt-BR, where the environment is not complete
 */
export function hostedBackend(environment: NodeJS.ProcessEnv): Backend | undefined {
  const { CMS_BACKEND, CMS_REPO, CMS_BRANCH, CMS_BASE_URL, CMS_AUTH_ENDPOINT } = environment;
  if (!CMS_BACKEND) return undefined;
  if (CMS_BACKEND !== "github") {
    throw new BackendError(
      `CMS_BACKEND é “${CMS_BACKEND}”, mas o editor só conhece “github”. Corrija ou apague a variável.`,
    );
  }
  if (!/^[^/\s]+\/[^/\s]+$/.test(CMS_REPO ?? "")) {
    throw new BackendError("Falta CMS_REPO, o repositório do site no GitHub, por exemplo: CMS_REPO=sua-conta/seu-site");
  }
  return {
    name: "github",
    repo: String(CMS_REPO),
    branch: CMS_BRANCH || "main",
    ...(CMS_BASE_URL ? { base_url: CMS_BASE_URL } : {}),
    ...(CMS_AUTH_ENDPOINT ? { auth_endpoint: CMS_AUTH_ENDPOINT } : {}),
  };
}
