import site from "editor-site";
import { useEffect, useState } from "react";
import { errorsIn } from "../../gatsby-plugin-content-model/problems";
import { checkBranch, isValid } from "./check";
import { type Editing, EditingContext } from "./editing";
import { Form } from "./Form";
import type { Branch } from "./github";
import { Home } from "./Home";
import { PublishingLine, useFollowedSave } from "./PublishingLine";
import { Pictures } from "./pictures";
import { useRoute } from "./routes";
import { draftPrefix } from "./storage";
import { refreshBranch, Store } from "./store";

/** Finds the text that each file with an error last had without one, among its last versions. */
async function findLastValid({ github, store }: Editing): Promise<void> {
  const { branch, branchSources } = store.get();
  const broken = new Set(errorsIn(checkBranch(site, branchSources)).map(({ file }) => file));
  for (const file of broken) {
    const versions = await github.history(file, 10).catch(() => []);
    const valid = versions.find(({ text }) => text && isValid(site, file, text));
    if (valid?.text) store.setLastValid(file, branch.files.get(file)?.text ?? "", valid.text);
  }
}

/** Reads the branch when another tab has saved, and so has no draft any more. */
function useOthersSaves({ github, store }: Editing): void {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key?.startsWith(draftPrefix) && newValue === null) void refreshBranch(store, github);
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [github, store]);
}

/** The editor, once the owner has signed in: the list of forms, or the form that the address names. */
export function Editor({ github, branch, signOut }: Pick<Editing, "github" | "signOut"> & { branch: Branch }) {
  const [editing] = useState<Editing>(() => {
    const store = new Store(site.model.files, branch);
    return { site, github, store, pictures: new Pictures(github, store), signOut };
  });
  const route = useRoute();
  useEffect(() => {
    void findLastValid(editing);
  }, [editing]);
  useOthersSaves(editing);
  const { file } = route;
  const { save, follow } = useFollowedSave();
  return (
    <EditingContext.Provider value={editing}>
      {file ? <Form key={file} route={{ ...route, file }} onSaved={follow} /> : <Home />}
      {save && (!file || file === save.file) && <PublishingLine key={save.time} save={save} onClose={() => follow()} />}
    </EditingContext.Provider>
  );
}
