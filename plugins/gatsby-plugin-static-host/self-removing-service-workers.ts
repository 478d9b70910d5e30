import { writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Where service workers of earlier sites are: Workbox and Gatsby (`/sw.js`), Create React App and Vue (`/service-worker.js`), Angular,
 * WordPress with SuperPWA, PWABuilder.
 */
const addresses = ["sw.js", "service-worker.js", "ngsw-worker.js", "superpwa-sw.js", "pwabuilder-sw.js"];

/** Activates at once, deletes the earlier worker's caches, unregisters itself and reloads the open pages. */
const worker = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: "window" })) page.navigate(page.url);
})()));
`;

/**
 * Writes service workers that remove themselves, for browsers that still have one of an earlier site at this address.
 *
 * Such a worker answers for the network, so the browser shows the earlier site for ever. It only asks for the worker's script, past
 * the HTTP cache and at least once a day (https://w3c.github.io/ServiceWorker/, "Soft Update", since 2017), and keeps the worker if
 * there is none: a 404 does not end it. Every host can serve a file; not every one can send `Clear-Site-Data` with it. The site itself
 * registers none.
 */
export function writeSelfRemovingServiceWorkers(directory: string): void {
  for (const address of addresses) writeFileSync(path.join(directory, address), worker);
}
