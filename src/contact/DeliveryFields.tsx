/* What delivery needs in the HTML, so that a browser without JavaScript submits the form as the script would. */

import { fieldsOf, readable } from "./message";

type Texts = Pick<Queries.ContactFormFragment, "delivery" | "deliveryUrl" | "sending">;

/** The form's name at Netlify, and the field that carries it. */
const netlifyForm = { name: "contato", field: "form-name" };

/** Honeypot fields. Netlify reads the name from an attribute; form services know theirs. */
const honeypots = { netlify: "bot-field", servico: "_gotcha" };

/** Whether the browser posts the form, to Netlify or to a form service. */
export const isPosted = (delivery: Queries.FormDelivery): delivery is keyof typeof honeypots => delivery in honeypots;

/** Attributes of the form. `method="dialog"` prevents submission where only the script can deliver. */
export function deliveryAttributes({ delivery, deliveryUrl }: Texts) {
  if (delivery === "servico") return { method: "post", action: deliveryUrl ?? undefined };
  if (delivery !== "netlify") return { method: "dialog" };
  return {
    method: "post",
    name: netlifyForm.name,
    "data-netlify": "true",
    "netlify-honeypot": honeypots.netlify,
  };
}

/** What the script posts: the visitor's fields as a person reads them, and the hidden ones. No others, which extensions may have added. */
export function postedFields(form: HTMLFormElement, texts: Pick<Queries.ContactFormFragment, "subjects">) {
  const hidden = [netlifyForm.field, ...Object.values(honeypots)];
  const those = [...new FormData(form)].filter(([name]) => hidden.includes(name));
  return [
    ...Object.entries(readable(fieldsOf(form), texts)),
    ...those.map(([name, value]): [string, string] => [name, `${value}`]),
  ];
}

/** Hidden fields: the form's name, and one that only robots fill in. */
export function DeliveryFields({ delivery, sending }: Texts) {
  if (!isPosted(delivery)) return null;
  return (
    <p hidden>
      {delivery === "netlify" && <input type="hidden" name={netlifyForm.field} value={netlifyForm.name} />}
      <label>
        {sending.honeypotLabel} <input type="text" name={honeypots[delivery]} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
