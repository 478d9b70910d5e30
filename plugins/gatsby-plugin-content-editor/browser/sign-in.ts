import { signInTexts as words } from "../texts";
import { readDrafts } from "./draft-store";
import { GitHubError, tryToken } from "./github";

/** Key under which Sveltia CMS keeps who has signed in. */
export const userKey = "sveltia-cms.user";

/** The token that this browser has kept. */
function keptToken(): string | undefined {
  try {
    return JSON.parse(localStorage.getItem(userKey) ?? "{}").token;
  } catch {
    return undefined;
  }
}

/**
 * Waits until the owner has signed in: by the token that the browser has kept, or one that he writes into the page's form. A token is
 * forgotten only if GitHub says that it is not valid.
 */
export async function signIn(): Promise<void> {
  // A phone is signed in by the code that another device shows.
  if (location.hash.startsWith("#/signin/")) return;
  const form = document.querySelector("form") as HTMLFormElement;
  const input = form.elements.namedItem("token") as HTMLInputElement;
  const status = form.querySelector("output") as HTMLOutputElement;
  // Without it, Safari takes what was stored after a week.
  void navigator.storage?.persist?.();
  for (let token = keptToken(); ; ) {
    try {
      if (token) {
        status.value = words.trying;
        await tryToken(token);
        localStorage.setItem(userKey, JSON.stringify({ backendName: "github", token }));
        form.remove();
        return;
      }
      status.value = words.forgotten;
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      status.value = error.message;
      if (error.code === 401) {
        localStorage.removeItem(userKey);
        status.value = words.invalid((await readDrafts()).size > 0);
      } else input.value ||= token ?? "";
    }
    form.hidden = false;
    await new Promise((resolve) => {
      form.onsubmit = (event) => resolve(event.preventDefault());
    });
    // A copied code may bring invisible characters along.
    token = input.value.replace(/[^!-~]/g, "");
  }
}
