import { sql } from "kysely";
import type { Db } from "../../kernel/db/database.server.ts";
import { countRecords, listRecords } from "../../kernel/db/records.server.ts";
import { invalid } from "../../kernel/errors.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { pathOfLink } from "../../kernel/text/site-path.ts";
import { redirectFaults } from "./redirect-faults.ts";
import { text } from "./redirects.text.ts";
import { type RedirectRecord, redirects } from "./redirects.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    redirects: RowOf<typeof redirects>;
  }
}

const mostRedirects = 20_000;

export const redirectsTable = recordTable(redirects, {
  /** Refuses loops and chains of redirects, and more than 20,000 of them. */
  async prepare({ db }, record, before) {
    const id = before?.id;
    const page = pathOfLink(record.target);
    const [same, next, previous] = [
      await other(db, "from_path", record.fromPath, id),
      page === undefined ? undefined : await other(db, "from_path", page, id),
      await other(db, "target_path", record.fromPath, id),
    ];
    const faults = redirectFaults(record, { same, next, previous });
    if (Object.keys(faults).length > 0) throw invalid(faults);
    // Redirects of moved pages are not limited, since their number is bounded by that of the pages.
    const isOwn = id === undefined && record.origin !== "moved";
    if (isOwn && (await countRecords(db, redirectsTable)) >= mostRedirects)
      throw invalid({ fromPath: text.faults.tooMany });
    return { ...record, targetPath: page ?? "" };
  },
});

async function other(db: Db, column: "from_path" | "target_path", path: string, id = 0) {
  const row = await db
    .selectFrom("redirects")
    .select(["from_path", "target"])
    .where(column, "=", path)
    .where("id", "!=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row && { fromPath: row.from_path, target: row.target };
}

/** A redirect as the server looks it up. */
export type Route = { id: number; target: string };

/** All redirects by their path. */
export async function readRoutes(db: Db): Promise<Map<string, Route>> {
  const rows = await db
    .selectFrom("redirects")
    .select(["id", "from_path", "target"])
    .where("deleted_at", "is", null)
    .execute();
  return new Map(rows.map(({ id, from_path, target }) => [from_path, { id, target }]));
}

/** A fingerprint that differs after every change of the redirects, and is cheaper to read than all of them. */
export async function readState(db: Db): Promise<string> {
  const row = await db
    .selectFrom("redirects")
    .select((eb) => [
      eb.fn.countAll<number>().as("total"),
      eb.fn.max("updated_at").as("updated"),
      eb.fn.max("deleted_at").as("deleted"),
      sql<number | null>`sum(version)`.as("versions"),
    ])
    .executeTakeFirstOrThrow();
  return JSON.stringify(row);
}

/** The redirects to a page of this site. */
export function redirectsTo(db: Db, targetPath: string): Promise<RedirectRecord[]> {
  return listRecords(db, redirectsTable, { where: { targetPath } });
}

export async function redirectFrom(db: Db, fromPath: string): Promise<RedirectRecord | undefined> {
  return (await listRecords(db, redirectsTable, { where: { fromPath }, limit: 1 }))[0];
}
