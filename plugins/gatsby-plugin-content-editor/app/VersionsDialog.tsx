import { useEffect, useState } from "react";
import { type Files, rootOf } from "../../gatsby-plugin-content-model/fields";
import { versionTexts as words } from "../texts";
import { isValid } from "./check";
import { Dialog } from "./Dialog";
import { merge } from "./data";
import { useEditing } from "./editing";
import { describeChanges, readVersions, type Version } from "./versions";

/** The last versions of a form's file. One that the owner goes back to is a draft, which he sees and saves as any change. */
export function VersionsDialog({ file, onClose }: { file: string; onClose(): void }) {
  const { site, github, store } = useEditing();
  const schema = site.model.files[file] as Files[string];
  const [found, setFound] = useState<readonly Version[] | Error>();
  useEffect(() => {
    const isReadable = (text: string) => isValid(site, file, text);
    readVersions(github, schema, file, isReadable).then(setFound, setFound);
  }, [site, schema, github, file]);
  const form = store.dataOf(file);
  /** The form with a version in it. What the owner has typed since he saved last stays. */
  const withVersion = (data: unknown) => merge(rootOf(schema), store.get().saved.get(file), form, data).data;
  const goBack = (data: unknown) => {
    store.replace(file, withVersion(data));
    onClose();
    // Where it says that this is a draft.
    scrollTo({ top: 0, behavior: "instant" });
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      {!found && <p role="status">{words.loading}</p>}
      {found instanceof Error && <p role="alert">{found.message}</p>}
      {Array.isArray(found) && found.length === 0 && <p>{words.none}</p>}
      {Array.isArray(found) && (
        <ol className="versions">
          {found.map(({ date, author, data, changes }: Version) => {
            const effects = describeChanges(schema, form, withVersion(data));
            return (
              <li key={date.toISOString()}>
                <h3>{words.version(date, author)}</h3>
                {changes?.map((change) => <p key={change}>{change}</p>) ?? <p>{words.first}</p>}
                {effects.length === 0 ? (
                  <p>{words.present}</p>
                ) : (
                  <details>
                    <summary>{words.back}</summary>
                    <p>{words.effects}</p>
                    <ul>
                      {effects.map((effect) => (
                        <li key={effect}>{effect}</li>
                      ))}
                    </ul>
                    <p>{words.explanation}</p>
                    <button type="button" onClick={() => goBack(data)}>
                      {words.back}
                    </button>
                  </details>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Dialog>
  );
}
