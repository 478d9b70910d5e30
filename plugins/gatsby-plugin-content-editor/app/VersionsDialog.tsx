import { useEffect, useState } from "react";
import type { Files } from "../../gatsby-plugin-content-model/fields";
import { versionTexts as words } from "../texts";
import { isValid } from "./check";
import { Dialog } from "./Dialog";
import { useEditing } from "./editing";
import { closeView } from "./routes";
import { readVersions, type Version } from "./versions";

/** The last versions of a form's file. One that the owner goes back to is a draft, which he sees and saves as any change. */
export function VersionsDialog({ file }: { file: string }) {
  const { site, github, store } = useEditing();
  const [found, setFound] = useState<readonly Version[] | Error>();
  useEffect(() => {
    const isReadable = (text: string) => isValid(site, file, text);
    readVersions(github, site.model.files[file] as Files[string], file, isReadable).then(setFound, setFound);
  }, [site, github, file]);
  const close = () => closeView({ file });
  const goBack = (data: unknown) => {
    store.replace(file, data);
    close();
  };
  return (
    <Dialog title={words.title} onClose={close}>
      {!found && <p role="status">{words.loading}</p>}
      {found instanceof Error && <p role="alert">{found.message}</p>}
      {Array.isArray(found) && found.length === 0 && <p>{words.none}</p>}
      {Array.isArray(found) && (
        <ol className="versions">
          {found.map((version: Version) => (
            <li key={version.date.toISOString()}>
              <h3>{words.version(version.date, version.author)}</h3>
              {version.changes?.map((change) => <p key={change}>{change}</p>) ?? <p>{words.first}</p>}
              {version.effects.length === 0 ? (
                <p>{words.present}</p>
              ) : (
                <details>
                  <summary>{words.back}</summary>
                  <p>{words.effects}</p>
                  <ul>
                    {version.effects.map((effect) => (
                      <li key={effect}>{effect}</li>
                    ))}
                  </ul>
                  <p>{words.explanation}</p>
                  <button type="button" onClick={() => goBack(version.data)}>
                    {words.back}
                  </button>
                </details>
              )}
            </li>
          ))}
        </ol>
      )}
      <div className="buttons">
        <button type="button" className="quiet" onClick={close}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
}
