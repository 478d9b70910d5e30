/*
 * The edge to the chat app. What is out there, as seen in November 2026:
 *
 * - A window that was opened is no chat: `wa.me` may be blocked or out of reach, and where there is no app it goes on to `whatsapp:`,
 *   a scheme that nobody answers. The page that opened it is told nothing, since the window belongs to another origin
 *   (https://html.spec.whatwg.org, "window open steps").
 * - Popup blockers return null, or a window that is closed already.
 * - Browsers within apps (Instagram, Facebook) have one window: they open the chat in place of the page, or open nothing.
 *
 * So handing a message over is not its arrival: whoever calls this keeps the words.
 */

import type { Outcome } from "../ui/submission";

/** Longest chat URL, in characters, with the mark of a cut; every browser and server accepts that many. */
const longestUrl = 2000;

/** Encodes a character for a query. Replaces lone surrogates, for which `encodeURIComponent` would throw. */
const encode = (character: string) => encodeURIComponent(character.replace(/^[\ud800-\udfff]$/, "\ufffd"));

/**
 * URL that opens a chat with a message. A message that would exceed `longestUrl` is truncated between two characters.
 *
 * @param chatUrl link to the chat, with any greeting: `https://wa.me/5587999999999?text=…`
 */
export function messageUrl(chatUrl: string, message: string): { url: string; cut: boolean } {
  const end = encode("…");
  let url = `${chatUrl.split("?")[0]}?text=`;
  for (const character of message) {
    const longer = url + encode(character);
    if (longer.length + end.length > longestUrl) return { url: url + end, cut: true };
    url = longer;
  }
  return { url, cut: false };
}

/** Opens the chat in a window of its own. Never throws. */
export function openChat(url: string): Outcome {
  try {
    const opened = window.open(url, "_blank");
    if (!opened || opened.closed) return "refused";
    opened.opener = null;
    return "handedOver";
  } catch {
    return "refused";
  }
}
