import look from "editor-look";
import { Component, type FormEvent, type ReactNode, StrictMode, useCallback, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { startTexts as words } from "../texts";
import { type Branch, GitHub, GitHubError } from "./github";
import { reloadOnce } from "./loading";
import { draftPrefix, readStored, storedKeys, writeStored } from "./storage";
import "./editor.css";

/* Entry of the editor's page: the owner signs in, while the rest of the editor loads. */

const tokenKey = "editor.token";

/** Where a token is made, with its rights filled in: https://docs.github.com/en/authentication/keeping-your-account-and-data-secure */
const tokenPage = `https://github.com/settings/personal-access-tokens/new?name=${encodeURIComponent(SETTINGS.repo)}&contents=write`;

/** Loads the editor; it waits for the owner to sign in only if it is there first. */
const loadEditor = () => import("./Editor");
loadEditor().catch(() => {
  // Told when it is needed.
});

type Session = { github: GitHub; branch: Branch; Editor: Awaited<ReturnType<typeof loadEditor>>["Editor"] };

/** What ended the start, in words for the owner. */
function causeOf(error: unknown): string {
  const cause = error instanceof GitHubError ? error.message : words.notLoaded;
  return storedKeys(draftPrefix).length > 0 ? `${cause} ${words.kept}` : cause;
}

/** Signs in with the token that the browser has kept, or one that the owner pastes, and shows the editor. */
function Start() {
  const [token, setToken] = useState(() => readStored(tokenKey));
  const [session, setSession] = useState<Session>();
  const [fault, setFault] = useState("");

  const open = useCallback(async (token: string) => {
    try {
      const github = new GitHub({ repo: SETTINGS.repo, branch: SETTINGS.branch, token });
      const [branch, { Editor }] = await Promise.all([github.readBranch(), loadEditor()]);
      writeStored(tokenKey, token);
      // Without it, Safari takes what was stored after a week.
      void navigator.storage?.persist?.().catch(() => {});
      setSession({ github, branch, Editor });
    } catch (error) {
      if (!(error instanceof GitHubError) && reloadOnce()) return;
      if (error instanceof GitHubError && error.kind === "token") {
        writeStored(tokenKey, undefined);
        setToken(undefined);
      }
      setFault(causeOf(error));
    }
  }, []);

  useEffect(() => {
    if (token && !session && !fault) void open(token);
  }, [token, session, fault, open]);

  useEffect(() => {
    // Signing out in one tab signs out in all.
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === tokenKey && newValue === null) location.reload();
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);

  if (session) {
    const { Editor, github, branch } = session;
    const signOut = () => {
      writeStored(tokenKey, undefined);
      location.reload();
    };
    return <Editor github={github} branch={branch} signOut={signOut} />;
  }
  if (token && !fault) return <p className="loading">{words.loading}</p>;
  return (
    <SignIn
      fault={fault}
      token={token}
      onSubmit={(written) => {
        setFault("");
        setToken(written);
      }}
    />
  );
}

interface SignInProps {
  /** Why the owner is not signed in, after a try. */
  fault: string;
  token: string | undefined;
  onSubmit(token: string): void;
}

/** The form for the token, which a password manager knows. */
function SignIn({ fault, token = "", onSubmit }: SignInProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A copied code may bring invisible characters along.
    onSubmit(String(new FormData(event.currentTarget).get("token")).replace(/[^!-~]/g, ""));
  };
  return (
    <main className="sign-in">
      <h1>{SETTINGS.title}</h1>
      <form onSubmit={submit}>
        {fault ? (
          <p role="alert" className="message">
            {fault}
          </p>
        ) : (
          <p>{words.why}</p>
        )}
        <input hidden name="username" aria-label={words.user} autoComplete="username" value={SETTINGS.repo} readOnly />
        <div className="field">
          <label htmlFor="token">{words.token}</label>
          <input
            id="token"
            name="token"
            type="password"
            autoComplete="current-password"
            required
            defaultValue={token}
          />
        </div>
        <button type="submit">{words.submit}</button>
      </form>
      <details>
        <summary>{words.noCode}</summary>
        <p>
          <a href={tokenPage} target="_blank" rel="noreferrer">
            {words.create}
          </a>
          . {words.rights}
        </p>
        <p>{words.forgotten}</p>
      </details>
    </main>
  );
}

/** Says what ended the editor, in place of an empty page. */
class FaultBoundary extends Component<{ children: ReactNode }, { cause?: string }> {
  override state: { cause?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { cause: String(error) };
  }

  override render() {
    const { cause } = this.state;
    if (cause === undefined) return this.props.children;
    return (
      <main className="sign-in">
        <h1>{words.ended}</h1>
        <p role="alert">{words.endedWhy(cause)}</p>
        <button type="button" onClick={() => location.assign(location.pathname)}>
          {words.open}
        </button>
      </main>
    );
  }
}

document.head.prepend(Object.assign(document.createElement("style"), { textContent: look }));
createRoot(document.getElementById("editor") as HTMLElement).render(
  <StrictMode>
    <FaultBoundary>
      <Start />
    </FaultBoundary>
  </StrictMode>,
);
