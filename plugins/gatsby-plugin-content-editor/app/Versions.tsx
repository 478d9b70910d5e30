import { Dialog } from "./Dialog";
import { closeView } from "./routes";
import { versionTexts as words } from "./texts";

/** The last versions of a form's file; one that the owner goes back to becomes the form's draft. */
export function Versions({ file }: { file: string }) {
  return (
    <Dialog title={words.title} onClose={() => closeView({ file })}>
      <button type="button" onClick={() => closeView({ file })}>
        {words.close}
      </button>
    </Dialog>
  );
}
