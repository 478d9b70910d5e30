import { expect, it } from "@jest/globals";
import { post } from "./form-service";

/* What services answer, by their public documents. */
const answers: [what: string, status: number, body: string, outcome: string][] = [
  ["Formspree", 200, '{"next":"https://formspree.io/thanks","ok":true}', "sent"],
  ["FormSubmit", 200, '{"success":"true","message":"The form was submitted successfully."}', "sent"],
  ["Formcarry", 200, '{"code":200,"status":"success","title":"Thank You!"}', "sent"],
  ["nothing but JSON", 200, "{}", "sent"],
  ["no error, and no yes either", 200, '{"errors":[],"error":null}', "unknown"],
  ["no error, and a word of its own", 200, '{"status":"ko","errors":[]}', "unknown"],
  ["no error, and a fault in a sentence", 200, '{"error":null,"message":"Mail quota exceeded"}', "unknown"],
  ["an error that is none", 200, '{"error":"none"}', "unknown"],
  ["a yes with an empty error", 200, '{"success":true,"errors":[""]}', "sent"],
  ["a yes with the code of no error", 200, '{"status":200,"errorCode":"00"}', "sent"],
  ["a success that is an error", 200, '{"success":"error"}', "refused"],
  ["a success with a no within", 200, '{"success":{"status":"error"}}', "refused"],
  ["a delivery that failed", 200, '{"sent":"failed"}', "refused"],
  ["a success in a word of its own", 200, '{"success":"ko"}', "unknown"],
  ["a yes and a no", 200, '{"status":200,"error":"no such form"}', "unknown"],
  ["a yes, and both within", 200, '{"ok":true,"data":{"status":"sent","success":false}}', "unknown"],
  ["a record with a yes and a no", 201, '{"ok":true,"error":"quota"}', "unknown"],
  ["a yes and a no in one sentence", 200, "Received, but delivery failed", "unknown"],
  ["nothing", 204, "", "sent"],
  ["a word of a script of one's own", 200, "OK", "sent"],
  ["Contact Form 7", 200, '{"status":"mail_failed","message":"There was an error."}', "refused"],
  ["FormSubmit, not confirmed yet", 200, '{"success":"false","message":"not confirmed yet"}', "refused"],
  ["a no in one word", 200, '{"ok":false}', "refused"],
  ["a form that is gone", 200, '{"error":"no such form"}', "refused"],
  ["a refusal by its status", 404, "", "refused"],
  ["a script in a spreadsheet", 200, '{"result":"error","error":{"name":"x"}}', "refused"],
  ["a refusal within", 200, '{"data":{"success":false}}', "refused"],
  ["a status within", 200, '{"status":422,"errors":[{"field":"email"}]}', "refused"],
  ["JSON declared as a page", 200, '\n{"success":0}', "refused"],
  ["a limit", 429, "<h1>Too many requests</h1>", "refused"],
  ["a guard in front of it", 403, "<!DOCTYPE html><title>Just a moment...</title>", "unknown"],
  ["a gateway that got no answer", 504, "<h1>Gateway Time-out</h1>", "unknown"],
  ["a queue", 200, '{"status":"deferred"}', "sent"],
  ["a script of one's own", 200, "Mensagem enviada com sucesso!", "sent"],
  ["a script of one's own that failed", 200, "Mensagem não enviada", "unknown"],
  ["Make", 200, "Accepted", "sent"],
  ["one that has created a record", 201, '{"id":17}', "sent"],
  ["fields of which none is wrong", 200, '{"success":true,"data":{"errors":{}}}', "sent"],
  ["an address that is not asked for", 200, '{"ok":true,"referrer":"https://example.com","consent":false}', "sent"],
  ["a function that was too slow", 200, '{"errorMessage":"Task timed out","errorType":"Sandbox.Timedout"}', "refused"],
  ["a gateway within", 200, '{"statusCode":502,"message":"Bad Gateway"}', "refused"],
  ["a flag that says so", 200, '{"isSuccess":false}', "refused"],
  ["a flag that says no with thanks", 200, '{"isSuccess":false,"message":"Thanks"}', "unknown"],
  ["another flag", 200, '{"hasErrors":true}', "refused"],
  ["a script in Portuguese", 200, '{"sucesso":false}', "refused"],
  ["a script in Portuguese that names the fault", 200, '{"erro":"Tente mais tarde"}', "refused"],
  ["a no in words of its own", 200, '{"type":"danger","message":"There was a problem"}', "unknown"],
  ["a status of its own", 200, '{"status":"ko"}', "unknown"],
  ["JSON that says nothing of it", 200, '{"message":"We will look into it"}', "unknown"],
  ["a sentence that begins like a yes", 200, '{"message":"Sentimos muito, tente de novo"}', "unknown"],
  ["such a sentence alone", 200, "Sentimos muito", "unknown"],
  ["the name that was sent", 200, '{"name":"Oksana"}', "unknown"],
  ["a flag of its own", 200, '{"blocked":true}', "unknown"],
  ["a number of its own", 200, '{"version":1}', "unknown"],
  ["a page for people", 200, "<h1>OK?</h1>", "unknown"],
  ["a sentence", 200, "Your request has been queued", "unknown"],
];

it.each(answers)("The answer of %s, %i %s, is read as: %s", async (_, status, text, outcome) => {
  globalThis.fetch = async () => ({ ok: status < 300, status, text: async () => text }) as unknown as Response;
  expect(await post("https://forms.example/f/abc", [["name", "Maria"]])).toBe(outcome);
});

it("A message is sent though the browser takes the device to be offline", async () => {
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  globalThis.fetch = async () => ({ ok: true, status: 200, text: async () => "" }) as unknown as Response;
  expect(await post("https://forms.example/f/abc", [])).toBe("sent");
});

it("A line that breaks may have carried it", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await post("https://forms.example/f/abc", [])).toBe("unknown");
});

it("An answer that breaks off may have been a yes", async () => {
  const text = () => Promise.reject(new TypeError("network error"));
  globalThis.fetch = async () => ({ ok: true, status: 200, text }) as unknown as Response;
  expect(await post("https://forms.example/f/abc", [])).toBe("unknown");
});

it("Netlify answers with a page, which says thanks", async () => {
  globalThis.fetch = async () =>
    ({ ok: true, status: 200, text: async () => "<h1>Thank you!</h1>" }) as unknown as Response;
  expect(await post(null, [])).toBe("sent");
});

it.each([
  [
    "a form service that has moved, or asks to sign in",
    "https://forms.example/f/abc",
    { type: "opaqueredirect", status: 0 },
  ],
  ["a host that leads back to the page", null, { redirected: true }],
  ["a host that answers with the page itself", null, { text: async () => '<div id="___gatsby">Contato</div>' }],
])("It is unknown whether a message arrived at %s", async (_, service, answer) => {
  globalThis.fetch = async () => ({ ok: true, status: 200, text: async () => "", ...answer }) as unknown as Response;
  expect(await post(service, [])).toBe("unknown");
});
