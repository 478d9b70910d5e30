import { useCallback, useEffect, useState } from "react";
import { errorsIn, refusedExamples } from "../../gatsby-plugin-content-model/problems";
import { publishingTexts as words } from "../texts";
import { checkBranch } from "./check";
import { useEditing, useEditorState, useFieldLabel } from "./editing";
import { followSave, type Progress, readBuild, type Save } from "./publishing";
import { readJson, writeStored } from "./storage";
import { refreshBranch } from "./store";

/** Key, in the tab's storage, of the save that is followed: it outlives a reload. */
const key = "editor.save";

function readSave(): Save | undefined {
  const save = readJson(key, "sessionStorage") as Save | undefined;
  return typeof save?.file === "string" ? save : undefined;
}

/** The save that is followed until it is online, and what starts and ends that. */
export function useFollowedSave() {
  const [save, setSave] = useState(readSave);
  const follow = useCallback((save?: Save) => {
    writeStored(key, save && JSON.stringify(save), "sessionStorage");
    setSave(save);
  }, []);
  return { save, follow };
}

/**
 * Says of the last save whether it is online, and what in the content keeps a site from being built with it; nothing once the form has
 * changed, which it would seem to speak of.
 */
export function PublishingLine({ save, onClose }: { save: Save; onClose(): void }) {
  const { site, github, store } = useEditing();
  const { branch, branchSources, drafts } = useEditorState();
  const labelOf = useFieldLabel();
  const [progress, setProgress] = useState<Progress>("asked");
  const form = site.files.find(({ file }) => file === save.file);
  // Of a file that somebody saves after, only the newest version comes online.
  const oid = branch.files.get(save.file)?.oid;
  useEffect(() => {
    const pages = new Set([form?.page ?? "/", ...site.files.map(({ page }) => page)]);
    return followSave({ ...save, oid }, [...pages], readBuild, (progress) => {
      setProgress(progress);
      if (progress === "late") void refreshBranch(store, github);
    });
  }, [save, oid, github, store, site, form]);
  const draft = drafts.get(save.file);
  if (draft && Date.parse(draft.changed) > save.time) return null;
  const problems = checkBranch(site, branchSources);
  const errors = [...errorsIn(problems), ...refusedExamples(problems, site.model.addressKey)];
  const told = errors.map(({ file, path, message }) => `${labelOf(file, path)}: ${message}`);
  return (
    <aside className="line publishing" aria-label={form?.label}>
      <p role="status">
        <strong>{form?.label}</strong>, {words.time(save.time)}.{" "}
        {told.length > 0 && progress !== "online" ? words.stopped(told) : words[progress]}
      </p>
      {progress === "online" && (
        <a href={form?.page} target="_blank" rel="noreferrer">
          {words.see}
        </a>
      )}
      <button type="button" className="link" onClick={onClose}>
        {words.close}
      </button>
    </aside>
  );
}
