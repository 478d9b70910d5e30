/** Country code of Brazil in international phone numbers (ITU-T E.164). */
const BRAZIL = "55";

/** Digits of `(87) 99999-9999`, prefixed with the country code. */
function internationalDigits(phone: string): string {
  return `${BRAZIL}${phone.replace(/\D/g, "")}`;
}

/** `tel:+5587999999999` */
export function phoneUrl(phone: string): string {
  return `tel:+${internationalDigits(phone)}`;
}

/** URL of a WhatsApp chat. */
export function chatAddress(phone: string): string {
  return `https://wa.me/${internationalDigits(phone)}`;
}

/** URL of a WhatsApp chat with a prefilled greeting. */
export function chatUrl(phone: string, greeting: string): string {
  return `${chatAddress(phone)}?text=${encodeURIComponent(greeting)}`;
}

/** `mailto:…` */
export function emailUrl(email: string): string {
  return `mailto:${email}`;
}

/** URL of a Google Maps search for an address. */
export function mapsUrl(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
