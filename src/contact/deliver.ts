/** Result of a delivery. */
type Outcome =
  /** The service has accepted the message. */
  | "sent"
  /** The chat app is open with the message; the visitor has to press send there. */
  | "opened"
  /** The chat app is open with the beginning of a message that is too long for a URL. */
  | "cut"
  /** The browser has blocked the window of the chat app. */
  | "blocked"
  /** Offline, timeout, or a response other than 2xx. */
  | "failed";

export interface Result {
  outcome: Outcome;
  /** Link to the chat with the message in it. */
  chatUrl: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Timeout of a request, in ms. */
const requestTimeout = 10_000;

/** Longest chat URL, in characters, with the mark of a cut; every browser and server accepts that many. */
const longestUrl = 2000;

/** The visible value of a control: of a select its label. */
const shownValue = (control: Control) =>
  control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.text ?? "") : control.value;

/** The visible fields as text, one per line (`Nome: Maria`); a multi-line value begins below its label. */
function composeMessage(form: HTMLFormElement): string {
  return [...form.querySelectorAll<Control>("input, select, textarea")]
    .filter((control) => !control.closest("[hidden]"))
    .map((control) => {
      const separator = control instanceof HTMLTextAreaElement ? ":\n" : ": ";
      return `${control.labels?.[0]?.textContent}${separator}${shownValue(control)}`;
    })
    .join("\n");
}

/** Encodes a character for a query. Replaces lone surrogates, for which `encodeURIComponent` would throw. */
const encode = (character: string) => encodeURIComponent(character.replace(/^[\ud800-\udfff]$/, "\ufffd"));

/**
 * URL that opens a chat with a message. A message that would exceed `longestUrl` is truncated between two characters.
 *
 * @param conversation `https://wa.me/5587999999999`
 */
function messageUrl(conversation: string, message: string): { url: string; cut: boolean } {
  const end = encode("…");
  let url = `${conversation}?text=`;
  for (const character of message) {
    const longer = url + encode(character);
    if (longer.length + end.length > longestUrl) return { url: url + end, cut: true };
    url = longer;
  }
  return { url, cut: false };
}

function openChat({ url, cut }: { url: string; cut: boolean }): Outcome {
  // Avoids the browser's offline page.
  if (!navigator.onLine) return "failed";
  const opened = window.open(url, "_blank");
  if (!opened) return "blocked";
  opened.opener = null;
  return cut ? "cut" : "opened";
}

/** Posts the fields to the form's action, as a browser does without JavaScript. */
async function post(form: HTMLFormElement): Promise<Outcome> {
  const service = form.getAttribute("action");
  try {
    const { ok } = await fetch(service ?? window.location.pathname, {
      method: "POST",
      // Services respond to JSON requests with a status, and to others with a page.
      ...(service && { headers: { Accept: "application/json" } }),
      body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(requestTimeout),
    });
    return ok ? "sent" : "failed";
  } catch {
    return "failed";
  }
}

/**
 * Delivers the form's fields without changing them. Never throws.
 *
 * @param conversation `https://wa.me/5587999999999`
 */
export async function deliver(
  form: HTMLFormElement,
  delivery: Queries.FormDelivery,
  conversation: string,
): Promise<Result> {
  const message = messageUrl(conversation, composeMessage(form));
  const outcome = delivery === "whatsapp" ? openChat(message) : await post(form);
  return { outcome, chatUrl: message.url };
}
