import { useCallback, useEffect, useRef, useState } from "react";
import { type FieldPath, fieldsIn } from "../../gatsby-plugin-content-model/fields";
import { photosIn } from "../../gatsby-plugin-content-model/photos";
import { isUrl } from "../../gatsby-plugin-content-model/values";
import { previewTexts as words } from "../texts";
import { useEditing, useEditorState } from "./editing";
import { reloadOnce } from "./loading";
import type { Drawing } from "./preview-page";
import { fieldOf } from "./store";

/** The frame: a window of its own, as wide as the visitor's. The page's policy, which it inherits, lets it send nothing. */
const frameHtml = `<!doctype html><html lang="pt-BR"><meta name="color-scheme" content="light dark"><body></body><script type="module" src="/admin/preview.js"></script></html>`;

interface PreviewProps {
  file: string;
  /** The values of all files without an error, as they were last. */
  content: Readonly<Record<string, unknown>> | undefined;
  isInvalid: boolean;
  /** The field in hand. */
  at: FieldPath;
}

/** The page that shows a form, drawn by the site's own code from what stands in the form, at the field in hand. */
export function Preview({ file, content, isInvalid, at }: PreviewProps) {
  const { site, pictures } = useEditing();
  const { photos } = useEditorState();
  const pages = [...new Map(site.files.map(({ page, label }) => [page, label]))];
  const own = site.files.find((each) => each.file === file)?.page ?? "/";
  const [page, setPage] = useState(own);
  const [isWide, setWide] = useState(false);
  const [isNight, setNight] = useState(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [isLoaded, setLoaded] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  /** What was sought last: a text is sought once, when its field is taken in hand. */
  const sought = useRef("");

  useEffect(() => {
    for (const { name } of photosIn(site.model.files, content ?? {})) if (!isUrl(name)) pictures.need(name);
  }, [content, pictures, site]);

  const seek = useCallback(
    (values: Readonly<Record<string, unknown>>): Drawing["sought"] => {
      const place = `${file} ${at.join(".")}`;
      const isKnown = sought.current === place;
      sought.current = place;
      const paths = isKnown || at.length === 0 ? [] : [at, at.slice(0, -1)];
      const texts = paths.map((path) =>
        fieldsIn(fieldOf(site.model.files, file), values[file]).flatMap(([{ kind, photo, pattern }, value, text]) => {
          const isSought = kind === "string" && value && !photo && (!pattern || text.length === path.length);
          return isSought && path.every((key, depth) => text[depth] === key) ? [text] : [];
        }),
      );
      return { file, texts };
    },
    [file, at, site],
  );

  useEffect(() => {
    const target = frame.current?.contentWindow;
    if (!isLoaded || !target || !content) return;
    let isCurrent = true;
    target
      .draw({
        content,
        night: isNight,
        pages: [...new Set([page, ...pages.map(([path]) => path)])],
        pictures: photos,
        sought: seek(content),
      })
      .then(
        (shown) => {
          if (!isCurrent) return;
          setPage(shown);
          setFailed(false);
        },
        () => isCurrent && setFailed(true),
      );
    return () => {
      isCurrent = false;
    };
  }, [isLoaded, content, isNight, page, photos, seek]);

  return (
    <section className="preview" aria-label={words.page}>
      <div className="line">
        <select aria-label={words.page} value={page} onChange={({ target }) => setPage(target.value)}>
          {pages.map(([path, label]) => (
            <option key={path} value={path}>
              {label}
            </option>
          ))}
        </select>
        <label className="check">
          <input type="checkbox" checked={isWide} onChange={({ target }) => setWide(target.checked)} />
          {words.wide}
        </label>
        <label className="check">
          <input type="checkbox" checked={isNight} onChange={({ target }) => setNight(target.checked)} />
          {words.night}
        </label>
      </div>
      <p role="status">{hasFailed ? words.failed : isInvalid ? words.invalid : isLoaded ? "" : words.drawing}</p>
      <div className={isWide ? "screen wide" : "screen"}>
        <iframe
          ref={frame}
          title={words.page}
          srcDoc={frameHtml}
          onLoad={() => {
            // A build that came while the editor was open has other files.
            if (frame.current?.contentWindow?.draw) setLoaded(true);
            else if (!reloadOnce()) setFailed(true);
          }}
        />
      </div>
    </section>
  );
}
