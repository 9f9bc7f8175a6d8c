import type { Db } from "../../kernel/db/database.server.ts";
import { countRecords, findRecord, listRecords, type PageRange } from "../../kernel/db/records.server.ts";
import { type NewRecord, updateRecord, type Write } from "../../kernel/db/write.server.ts";
import { invalid } from "../../kernel/errors.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import type { RecordTable } from "../../kernel/resource/record-table.server.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { wireNameOf } from "../../kernel/resource/wire.ts";
import { lookIn } from "./icon-html.ts";
import { includesText } from "./package-facts.ts";
import { hostingPackages, type Package, packages } from "./packages.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    packages: RowOf<typeof packages>;
    packages_server: RowOf<typeof hostingPackages>;
  }
}

export const packagesTable: RecordTable<Package> = recordTable(packages, {
  prepare: (tx, offer, before) => settled(tx, packagesTable, offer, before),
});
/** Hosting packages have the same record as website packages, in their own table. */
export const hostingPackagesTable: RecordTable<Package> = recordTable(hostingPackages, {
  prepare: (tx, offer, before) => settled(tx, hostingPackagesTable, offer, before),
});

/**
 * The package as it is stored: what it includes exists and has its sentence, and `icon_html` as a call said it ends with another look.
 * Packages that include one with the usual sentence follow its new title. Throws `invalid`. Requirements SVC-02, SVC-07.
 */
async function settled<R extends NewRecord<Package>>(
  tx: Write,
  table: RecordTable<Package>,
  offer: R,
  before: Package | null,
): Promise<R> {
  if (before && before.title !== offer.title)
    await renameIn(tx, table, { id: before.id, from: before.title, to: offer.title });
  const look = lookIn(offer.iconHtml);
  const isSaid = look.gradient === offer.gradient && look.icon === offer.icon;
  return {
    ...offer,
    iconHtml: isSaid ? offer.iconHtml : null,
    includesWords: await wordsOf(tx.db, table, offer, before),
  };
}

/** The sentence of what a package includes: its own, or the usual one for a package that was chosen just now. */
async function wordsOf(
  db: Db,
  table: RecordTable<Package>,
  offer: NewRecord<Package>,
  before: Package | null,
): Promise<string> {
  const { includesId, includesWords } = offer;
  if (includesId === null) return "";
  const isChosen = includesId !== before?.includesId;
  const isOwn = includesWords !== "" && !(isChosen && includesWords === before?.includesWords);
  const other = includesId === before?.id ? undefined : await findRecord(db, table, includesId);
  if (isOwn || (!other && !isChosen)) return includesWords;
  if (!other) throw invalid({ [wireNameOf(packages, "includesId")]: fieldMessages.option });
  return includesText(other.title);
}

async function renameIn(
  tx: Write,
  table: RecordTable<Package>,
  { id, from, to }: { id: number; from: string; to: string },
) {
  const others = await listRecords(tx.db, table, { where: { includesId: id } });
  for (const other of others.filter(({ includesWords }) => includesWords === includesText(from)))
    await updateRecord(tx, table, other.id, { includesWords: includesText(to) });
}

/** The packages that visitors see, by display order, those without one last; requirement APKG-01. */
export function listActivePackages(
  db: Db,
  table: RecordTable<Package>,
  part: PageRange = {},
): Promise<Package[]> {
  return listRecords(db, table, { where: { isActive: true }, ...part });
}

/** The number of packages that visitors see. */
export function countActivePackages(db: Db, table: RecordTable<Package>): Promise<number> {
  return countRecords(db, table, { where: { isActive: true } });
}
