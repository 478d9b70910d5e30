import type { PostalAddress } from "../model";

/** The address in lines: street, number and annex; district; city, state and postcode. */
export function addressLines(address: PostalAddress): string[] {
  return [
    `${address.street}, ${address.number}, ${address.annex}`,
    address.district,
    `${address.city}/${address.state}`,
    `CEP ${address.postcode}`,
  ];
}

/** The address on one line, for running text and the maps search. */
export function describeAddress(address: PostalAddress): string {
  return addressLines(address).join(", ");
}
