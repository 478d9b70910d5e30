/** Country code of Brazil in international phone numbers (ITU-T E.164). */
const BRAZIL = "55";

/** `+5587999999999` of `(87) 99999-9999` */
export function internationalPhone(phone: string): string {
  return `+${BRAZIL}${phone.replace(/\D/g, "")}`;
}

/** `tel:+5587999999999` */
export function phoneUrl(phone: string): string {
  return `tel:${internationalPhone(phone)}`;
}

/** URL of a WhatsApp chat, optionally with a prefilled greeting. */
export function chatUrl(phone: string, greeting = ""): string {
  const url = `https://wa.me/${internationalPhone(phone).slice(1)}`;
  return greeting ? `${url}?text=${encodeURIComponent(greeting)}` : url;
}

/** `mailto:…` */
export function emailUrl(email: string): string {
  return `mailto:${email}`;
}

/** URL of a Google Maps search for an address. */
export function mapsUrl(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
