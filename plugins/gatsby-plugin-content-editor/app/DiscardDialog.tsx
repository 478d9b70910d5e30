import { savingTexts, formTexts as words } from "../texts";
import { Dialog } from "./Dialog";
import { useEditing } from "./editing";

/** Asks before a form's draft is deleted, with the new photos that it alone has. */
export function DiscardDialog({ file, onClose }: { file: string; onClose(): void }) {
  const { store, pictures } = useEditing();
  const discard = () => {
    onClose();
    store.discard(file);
    void pictures.forgetUnused();
  };
  return (
    <Dialog title={words.confirmDiscard} onClose={onClose}>
      <p>{words.discardWhy}</p>
      <div className="buttons">
        <button type="button" className="quiet" onClick={onClose}>
          {savingTexts.cancel}
        </button>
        <button type="button" className="danger" onClick={discard}>
          {words.discard}
        </button>
      </div>
    </Dialog>
  );
}
