import { expect, it } from "@jest/globals";
import { post } from "./form-service";

const service = "https://forms.example/f/abc";

/** Lets the host answer; returns what is made of it. */
function outcomeOf(answer: Omit<Partial<Response>, "body"> & { body?: string }, address: string | null = service) {
  const { status = 200, body = "", ...rest } = answer;
  globalThis.fetch = async () => ({ ok: status < 300, status, text: async () => body, ...rest }) as Response;
  return post(address, [["name", "Maria"]]);
}

it.each([
  [200, '{"ok":true,"next":"/thanks"}'],
  [200, '{"success":"true","message":"The form was submitted."}'],
  [201, '{"id":17}'],
  [202, "queued"],
  [204, ""],
])("A message was taken if a service answers %i %s", async (status, body) => {
  expect(await outcomeOf({ status, body })).toBe("sent");
});

it.each([
  [400, ""],
  [403, "<title>Just a moment...</title>"],
  [404, ""],
  [429, '{"ok":true}'],
  [500, "<h1>Error</h1>"],
  [200, '{"ok":false}'],
  [200, '{"success":"false","message":"not confirmed yet"}'],
  [201, '{"success":false}'],
])("A message was refused if a service answers %i %s", async (status, body) => {
  expect(await outcomeOf({ status, body })).toBe("refused");
});

it.each([
  [200, ""],
  [200, "OK"],
  [200, "<h1>Thank you!</h1>"],
  [200, "null"],
  [200, "{}"],
  [200, '{"status":"success"}'],
  [200, '{"data":{"success":true}}'],
  [200, '{"ok":true,"success":false}'],
  [502, ""],
  [504, ""],
  [520, ""],
  [524, ""],
])("Nobody knows what became of a message if a service answers %i %s", async (status, body) => {
  expect(await outcomeOf({ status, body })).toBe("unknown");
});

it.each(["Obrigado, foi tudo certo", "ok, pode vir", "Parou, deu erro"])(
  "The outcome does not depend on the visitor's own words, which an answer may repeat: %s",
  async (message) => {
    expect(await outcomeOf({ body: JSON.stringify({ name: "Maria", message }) })).toBe("unknown");
    expect(await outcomeOf({ body: message })).toBe("unknown");
  },
);

it("A service that has moved, or asks to sign in, redirects, perhaps with the message", async () => {
  expect(await outcomeOf({ type: "opaqueredirect", status: 0, ok: false })).toBe("unknown");
});

it("A line that breaks may have carried the message, and the yes", async () => {
  const broken = () => Promise.reject(new TypeError("network error"));
  expect(await outcomeOf({ text: broken })).toBe("unknown");
  globalThis.fetch = broken;
  expect(await post(service, [])).toBe("unknown");
});

it("A message is sent though the browser takes the device to be offline", async () => {
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  expect(await outcomeOf({ body: '{"ok":true}' })).toBe("sent");
});

it("Netlify takes a message with any page of thanks; a host without its forms answers with the page itself, or leads back to it", async () => {
  expect(await outcomeOf({ body: "<h1>Thank you!</h1>" }, null)).toBe("sent");
  expect(await outcomeOf({ body: '<div id="___gatsby">Contato</div>' }, null)).toBe("unknown");
  expect(await outcomeOf({ redirected: true }, null)).toBe("unknown");
  expect(await outcomeOf({ status: 405 }, null)).toBe("refused");
});
