import { redirects } from "../../content/redirects/redirects.ts";
import { described } from "../../resources.server.ts";
import type { LinkKeeper } from "./link-keeper.ts";
import { pageLinks } from "./page-links.server.ts";
import { recordLinks } from "./record-links.server.ts";
import { settingsLinks } from "./settings-links.server.ts";

const recordKeepers = described.map((stored) => ({
  name: stored.resource.name,
  keeper: recordLinks(stored),
}));

/** Every kind of place in which people write links; redirects are made straight where a page moves. */
export const writtenLinks: readonly LinkKeeper[] = [
  ...recordKeepers.flatMap(({ name, keeper }) => (keeper && name !== redirects.name ? keeper : [])),
  pageLinks,
  settingsLinks,
];
