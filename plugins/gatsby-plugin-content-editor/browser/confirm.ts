import { savingTexts as words } from "../texts";
import { ask } from "./dialog";
import { deleteDrafts, readDrafts } from "./drafts";

/** What a press would take away: the question and the label that agrees, or nothing to ask about. */
type Question = readonly [question: string, agree: string] | undefined;

/** An entry of a list: by what it is called while it is closed, or by its first text. */
function aboutEntry(button: Element): Question {
  const toggle = button.closest('[role="group"]')?.querySelector("[aria-controls]");
  const body = document.getElementById(toggle?.getAttribute("aria-controls") ?? "");
  const name = body?.querySelector<HTMLInputElement>("input, textarea")?.value ?? body?.textContent;
  return [words.confirmRemoval(name?.trim()), words.remove];
}

/** Beside 'Restaurar'. */
const discardButton = `button[data-label="${words.discard}"]`;

function aboutGroup(box: Element): Question {
  const name = box.closest("[data-key-path]")?.querySelector("h4")?.textContent ?? "";
  return [words.confirmEmptying(name), words.remove];
}

/** Lets the owner confirm each press that takes something away: × of an entry, the tick of a group, and signing out with drafts. */
export function confirmLosses(labelOf: (form: string) => string): void {
  async function aboutDrafts(): Promise<Question> {
    const drafts = [...(await readDrafts())].map(labelOf);
    return drafts.length > 0 ? [words.confirmSignOut(drafts), words.deleteAndSignOut] : undefined;
  }
  const losses: [
    selector: string,
    question: (pressed: Element) => Question | Promise<Question>,
    agreed?: () => unknown,
  ][] = [
    [`button[aria-label="${words.remove}"]`, aboutEntry],
    ['[data-field-type="object"] [role="checkbox"][aria-checked="true"]', aboutGroup],
    [discardButton, () => [words.confirmDiscard, words.delete]],
    ['[role="menuitem"]', aboutDrafts, deleteDrafts],
  ];
  const confirmed = new WeakSet<Element>();
  const confirm = async (event: Event) => {
    for (const [selector, question, agreed] of losses) {
      const pressed = (event.target as Element).closest<HTMLElement>(selector);
      const isOther = pressed?.role === "menuitem" && pressed.textContent?.trim() !== words.signOut;
      if (!pressed || isOther || confirmed.delete(pressed)) continue;
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
