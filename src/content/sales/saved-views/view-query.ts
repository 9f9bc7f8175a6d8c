import type { ListWithViews } from "./saved-views.ts";

/** Parts of an address that say where somebody is in a list, not what the list shows. */
const passing = ["page", "trash", "edit"];
/** The open client, and the day of the agenda. */
const passingIn: { readonly [List in ListWithViews]?: string } = { clients: "view", tasks: "day" };

/**
 * What a list shows, from its address: one spelling for any order of the parameters; "" for the list as it is at first. Letters are not
 * escaped, so that a person in a search is found and destroyed as in any other text; PRIV-02.
 */
export function viewQuery(list: ListWithViews, params: URLSearchParams): string {
  return [...params]
    .filter(([name, value]) => value !== "" && !passing.includes(name) && name !== passingIn[list])
    .map(([name, value]) => `${name}=${value.replace(/[%&#+]/g, encodeURIComponent)}`)
    .sort()
    .join("&");
}
