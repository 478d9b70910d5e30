import type { Content } from "../model/content-files";

const ofAir = /ar.condicionado|climatiza|ventila|exaust|coifa/i;

/**
 * Whether the business works with air conditioning or ventilation, as its tagline, the words of its trade or its services say. If not, no
 * duct is drawn, search engines are told another kind of business, and the terms do not speak of air conditioning.
 */
export function worksWithAir({ "business.yaml": { tagline, trade }, "services.yaml": { services } }: Content): boolean {
  return [tagline, ...Object.values(trade), ...services.map(({ title }) => title)].some((words) => ofAir.test(words));
}

/** Whether one of the services is, or has, an installation. */
export const installs = ({ "services.yaml": { services } }: Content): boolean =>
  services.some(({ title, description, features }) => /instal/i.test([title, description, ...features].join(" ")));
