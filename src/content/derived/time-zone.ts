import { getTimezoneByState } from "@brazilian-utils/brazilian-utils/get-timezone-by-state";
import type { Business } from "../model/content-files";

/** The time zone of the business, as the tz database calls it, `America/Recife`: that of its state, unless it names another. */
export const timeZoneOf = ({ timeZone, address }: Pick<Business, "timeZone" | "address">): string =>
  timeZone ?? getTimezoneByState(address.state) ?? "America/Sao_Paulo";
