/** `+5587999999999` of `(87) 99999-9999`: 55 is the country code of Brazil (ITU-T E.164). */
export const internationalPhone = (phone: string): string => `+55${phone.replace(/\D/g, "")}`;

/** `tel:+5587999999999` */
export const phoneUrl = (phone: string): string => `tel:${internationalPhone(phone)}`;

/** URL of a WhatsApp chat, optionally with a prefilled greeting. */
export function chatUrl(phone: string, greeting = ""): string {
  const url = `https://wa.me/${internationalPhone(phone).slice(1)}`;
  return greeting ? `${url}?text=${encodeURIComponent(greeting)}` : url;
}

/** `mailto:…` */
export const emailUrl = (email: string): string => `mailto:${email}`;

/** URL of a Google Maps search for an address. */
export const mapsUrl = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
