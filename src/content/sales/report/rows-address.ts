import { requestScreen } from "../requests/addresses.ts";
import type { DeskFilter } from "../requests/filters/filter-names.ts";
import type { Period } from "./periods.ts";

/** The address of the requests that a figure counts, as the table of the desk lists them; requirement SALES-01. */
export function rowsOf(filters: { [Name in DeskFilter]?: string }): string {
  return `/admin/${requestScreen("quote")}?${new URLSearchParams({ view: "table", ...filters })}`;
}

/** A period as the filters of the desk take it. */
export const daysOf = ({ from, to }: Period) => `${from}..${to}`;
