import type { Business } from "../model/content-files";

/** Whether a number has no area code: `0800 123 4567`, `4004-1234`. It can't be dialled from abroad. */
const isNational = (phone: string) => !phone.startsWith("(");

/** What machines dial: `+5587999999999`, where 55 is the country code of Brazil (ITU-T E.164), or `08001234567`. */
export const internationalPhone = (phone: string): string =>
  `${isNational(phone) ? "" : "+55"}${phone.replace(/\D/g, "")}`;

export const phoneUrl = (phone: string): string => `tel:${internationalPhone(phone)}`;

interface Numbers {
  phone: string;
  /** Absent from the content, or `null` in a query's result. */
  chatPhone?: string | null;
}

/** The number of the business's chat: its own, if it has one. */
export const chatNumber = ({ phone, chatPhone }: Numbers): string => chatPhone ?? phone;

/** The number of the emergency service, in words if it takes only chats: `WhatsApp (87) 99999-9999`. */
export const describeEmergencyContact = (business: Numbers & Pick<Business, "emergencyChannel">): string =>
  business.emergencyChannel === "whatsapp" ? `WhatsApp ${chatNumber(business)}` : business.phone;

/** The number of the chat in the menu of small screens: of a menu that shows the business's phone, the business's chat. */
export const menuChatNumber = (business: Numbers & Pick<Business, "menuPhone">): string =>
  !business.menuPhone || business.menuPhone === business.phone ? chatNumber(business) : business.menuPhone;

/**
 * URL of a WhatsApp chat, optionally with a prefilled greeting. WhatsApp wants the country code, and no zero before the rest:
 * `558001234567`.
 */
export function chatUrl(phone: string, greeting = ""): string {
  const url = `https://wa.me/55${phone.replace(/\D/g, "").replace(/^0(?=800)/, "")}`;
  return greeting ? `${url}?text=${encodeURIComponent(greeting)}` : url;
}

export const mapsUrl = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
