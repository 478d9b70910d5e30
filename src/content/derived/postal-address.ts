import type { PostalAddress } from "../model/content-files";

/** Street, number and, if there is one, annex. */
export const streetAddress = ({ street, number, annex }: PostalAddress) =>
  [street, number, ...(annex ? [annex] : [])].join(", ");

/** The address in lines: street, number and annex; district, if there is one; city, state and postcode. */
export const addressLines = (address: PostalAddress): string[] => [
  streetAddress(address),
  ...(address.district ? [address.district] : []),
  `${address.city}/${address.state}`,
  `CEP ${address.postcode}`,
];

/** The address on one line, for running text and the maps search. */
export const describeAddress = (address: PostalAddress): string => addressLines(address).join(", ");
