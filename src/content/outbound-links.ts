/** Country code of Brazil in international phone numbers (ITU-T E.164). */
const BRAZIL = "55";

/** The digits of a number written `(87) 99999-9999`, with the country code before them. */
function internationalDigits(phone: string): string {
  return `${BRAZIL}${phone.replace(/\D/g, "")}`;
}

/** `tel:+5587999999999` */
export function phoneUrl(phone: string): string {
  return `tel:+${internationalDigits(phone)}`;
}

/** Opens a WhatsApp conversation. */
export function chatAddress(phone: string): string {
  return `https://wa.me/${internationalDigits(phone)}`;
}

/** Opens a WhatsApp conversation with the greeting already typed. */
export function chatUrl(phone: string, greeting: string): string {
  return `${chatAddress(phone)}?text=${encodeURIComponent(greeting)}`;
}

/** `mailto:…` */
export function emailUrl(email: string): string {
  return `mailto:${email}`;
}

/** Search for an address on Google Maps. */
export function mapsUrl(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
