import { savingTexts as words } from "../texts";
import { ask } from "./dialog";
import { deleteDrafts, readDrafts } from "./draft-store";

/** What a press would take away: the question and the label that agrees, or nothing to ask about. */
type Question = readonly [question: string, agree: string] | undefined;

interface Loss {
  /** What is pressed. */
  selector: string;
  /** Its label, where the selector finds others, too. */
  label?: RegExp;
  question: (pressed: Element) => Question | Promise<Question>;
  /** What else is done if the owner agrees. */
  agreed?: () => unknown;
}

/** An entry of a list: by what it is called while it is closed, or by its first text. */
function aboutEntry(button: Element): Question {
  const toggle = button.closest('[role="group"]')?.querySelector("[aria-controls]");
  const body = document.getElementById(toggle?.getAttribute("aria-controls") ?? "");
  const name = body?.querySelector<HTMLInputElement>("input, textarea")?.value ?? body?.textContent;
  return [words.confirmRemoval(name?.trim()), words.remove];
}

/** Beside 'Restaurar', where a draft is offered. */
export const discardButton = `button[data-label="${words.discard}"]`;

function aboutGroup(box: Element): Question {
  const name = box.closest("[data-key-path]")?.querySelector("h4")?.textContent ?? "";
  return [words.confirmEmptying(name), words.remove];
}

/** Lets the owner confirm each press that takes something away. */
export function confirmLosses(labelOf: (form: string) => string): void {
  async function aboutDrafts(): Promise<Question> {
    const drafts = [...(await readDrafts()).keys()].map(labelOf);
    return drafts.length > 0 ? [words.confirmSignOut(drafts), words.deleteAndSignOut] : undefined;
  }
  const losses: Loss[] = [
    { selector: `button[aria-label="${words.remove}"]`, question: aboutEntry },
    { selector: '[data-field-type="object"] [role="checkbox"][aria-checked="true"]', question: aboutGroup },
    { selector: discardButton, question: () => [words.confirmDiscard, words.delete] },
    { selector: '[role="menuitem"]', label: words.revert, question: () => [words.confirmRevert, words.undo] },
    { selector: '[role="menuitem"]', label: words.signOut, question: aboutDrafts, agreed: deleteDrafts },
  ];
  const confirmed = new WeakSet<Element>();
  const confirm = async (event: Event) => {
    for (const { selector, label, question, agreed } of losses) {
      const pressed = (event.target as Element).closest<HTMLElement>(selector);
      if (!pressed || (label && !label.test(pressed.textContent.trim())) || confirmed.delete(pressed)) continue;
      event.stopPropagation();
      event.preventDefault();
      const asked = await question(pressed);
      if (asked && !(await ask(...asked))) return;
      await agreed?.();
      confirmed.add(pressed);
      pressed.click();
    }
  };
  addEventListener("click", (event) => void confirm(event), true);
  // Esc would discard a draft where it is offered.
  const keep = (event: Event) => {
    if (!(event.target as Element).querySelector(discardButton)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("cancel", keep, true);
}
