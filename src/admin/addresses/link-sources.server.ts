import { redirects } from "../../content/redirects/redirects.ts";
import { described } from "../../resources.server.ts";
import type { LinkSource } from "./link-source.ts";
import { pageLinks } from "./page-links.server.ts";
import { recordLinks } from "./record-links.server.ts";
import { settingsLinks } from "./settings-links.server.ts";

/** Resources whose records the site shows, and redirects. */
const ofRecords = described.filter(({ resource }) => resource.onSite);

/** Every kind of place whose links visitors can follow. */
export const shownLinks: readonly LinkSource[] = [
  ...ofRecords.flatMap((stored) => recordLinks(stored) ?? []),
  pageLinks,
  settingsLinks,
];

/** The same places without redirects, whose targets are corrected separately when a page moves. */
export const writtenLinks: readonly LinkSource[] = [
  ...ofRecords.flatMap((stored) =>
    stored.resource.name === redirects.name ? [] : (recordLinks(stored) ?? []),
  ),
  pageLinks,
  settingsLinks,
];
