/** How a message left the page, or why it did not. */
export type Outcome =
  /** The service has taken it. */
  | "sent"
  /** The chat app is open with it; the visitor still has to press send there. */
  | "opened"
  /** The chat app is open with its beginning: the whole is longer than the app's address takes. */
  | "cut"
  /** The browser has opened no window for the chat app. */
  | "blocked"
  /** No network, no answer in time, or any answer but a success. */
  | "failed";

export interface Result {
  outcome: Outcome;
  /** Address of the chat app with the message written in it, where the visitor can go on. */
  chatUrl: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Time, in milliseconds, after which a service that has not answered counts as failed. */
const patience = 10_000;

/** Longest address, in characters, that the chat app is opened with: every browser and server takes that many. */
const longestAddress = 2000;

/** What the visitor reads in a control: of a choice its text, not its value. */
const shownValue = (control: Control) =>
  control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.text ?? "") : control.value;

/** What stands in the form's visible fields, a line each (`Nome: Maria`); a text of several lines begins below its label. */
function composeMessage(form: HTMLFormElement): string {
  return [...form.querySelectorAll<Control>("input, select, textarea")]
    .filter((control) => !control.closest("[hidden]"))
    .map((control) => {
      const separator = control instanceof HTMLTextAreaElement ? ":\n" : ": ";
      return `${control.labels?.[0]?.textContent}${separator}${shownValue(control)}`;
    })
    .join("\n");
}

/** A text in a query, with lone surrogates replaced, at which `encodeURIComponent` would throw. */
const asQuery = (text: string) => new URLSearchParams({ text }).toString().replaceAll("+", "%20");

/**
 * Address that opens a conversation with a message written in it. A message that would make it longer than `longestAddress` is cut
 * at its end, between two characters.
 *
 * @param conversation `https://wa.me/5587999999999`
 */
function messageUrl(conversation: string, message: string): { url: string; cut: boolean } {
  const signs = [...message];
  const addressOf = (length: number) => {
    const text = length < signs.length ? `${signs.slice(0, length).join("")}…` : message;
    return `${conversation}?${asQuery(text)}`;
  };
  if (addressOf(signs.length).length <= longestAddress) return { url: addressOf(signs.length), cut: false };

  let [fits, tooLong] = [0, signs.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (addressOf(middle).length <= longestAddress) fits = middle;
    else tooLong = middle;
  }
  return { url: addressOf(fits), cut: true };
}

function openChat({ url, cut }: { url: string; cut: boolean }): Outcome {
  // Nothing is to be lost to a browser's page about the missing network.
  if (!navigator.onLine) return "failed";
  const opened = window.open(url, "_blank");
  if (!opened) return "blocked";
  opened.opener = null;
  return cut ? "cut" : "opened";
}

/** Posts the fields to the form's own address, as the browser does without script, and waits for the answer. */
async function post(form: HTMLFormElement): Promise<Outcome> {
  const service = form.getAttribute("action");
  try {
    const { ok } = await fetch(service ?? window.location.pathname, {
      method: "POST",
      // Services answer a script that asks for JSON with a status, and everybody else with a page of thanks.
      ...(service && { headers: { Accept: "application/json" } }),
      body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(patience),
    });
    return ok ? "sent" : "failed";
  } catch {
    return "failed";
  }
}

/**
 * Delivers what stands in the form. Never throws, and touches no field.
 *
 * @param conversation `https://wa.me/5587999999999`
 */
export async function deliver(form: HTMLFormElement, delivery: string, conversation: string): Promise<Result> {
  const message = messageUrl(conversation, composeMessage(form));
  const outcome = delivery === "whatsapp" ? openChat(message) : await post(form);
  return { outcome, chatUrl: message.url };
}
