import { redirects } from "../../content/redirects/redirects.ts";
import { described } from "../../resources.server.ts";
import type { LinkKeeper } from "./link-keeper.ts";
import { pageLinks } from "./page-links.server.ts";
import { recordLinks } from "./record-links.server.ts";
import { settingsLinks } from "./settings-links.server.ts";

/** Records that the site shows, and redirects. */
const ofRecords = described.filter(({ resource }) => resource.onSite);

/** Every kind of place whose links visitors may follow. */
export const shownLinks: readonly LinkKeeper[] = [
  ...ofRecords.flatMap((stored) => recordLinks(stored) ?? []),
  pageLinks,
  settingsLinks,
];

/** The same without redirects, which are made straight where a page moves. */
export const writtenLinks: readonly LinkKeeper[] = [
  ...ofRecords.flatMap((stored) =>
    stored.resource.name === redirects.name ? [] : (recordLinks(stored) ?? []),
  ),
  pageLinks,
  settingsLinks,
];
