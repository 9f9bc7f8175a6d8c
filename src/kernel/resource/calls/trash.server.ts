import { z } from "zod";
import type { Db } from "../../db/database.server.ts";
import { countRecords, listRecords, type RecordQuery } from "../../db/records.server.ts";
import { matchingRevisions } from "../../db/revisions.server.ts";
import { type AnyRecord, partOf } from "../../db/stored.ts";
import type { Api } from "../../http/http.server.ts";
import { route } from "../../http/route.server.ts";
import type { Kernel } from "../../process/kernel.server.ts";
import { excerpt } from "../../text/arabic.ts";
import { joiners } from "../../text/format.text.ts";
import type { StoredResource } from "../table.server.ts";
import { titleOf } from "../title.ts";
import { type TrashEntry, trashDays, trashEntry } from "../trash.ts";

const trashQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});

const day = 24 * 60 * 60_000; // ms

/**
 * `GET /trash`: the records deleted in the last 30 days, newest first, and who deleted them; `POST /{id}/restore` restores
 * one. `narrowed` is the query that separates several lists of one table, with its meaning. Requirement DESK-04.
 */
export function addTrash<Query extends z.ZodObject>(
  api: Api,
  kernel: Kernel,
  stored: Pick<StoredResource, "resource" | "table">,
  narrowed?: { query: Query; where: (query: z.output<Query>) => object },
) {
  route(api, {
    call: "GET /trash",
    summary: "The deleted records, newest first",
    query: trashQuery.extend(narrowed?.query.shape ?? {}),
    answers: { 200: z.array(trashEntry) },
    handle: async (c, { query }) => {
      const asked = query();
      const { limit, offset } = trashQuery.parse(asked);
      const where = partOf<AnyRecord>(narrowed?.where(narrowed.query.parse(asked)) ?? {});
      const found: RecordQuery<AnyRecord> = { trash: true, where, limit, offset };
      const records = await listRecords(kernel.reads, stored.table, found);
      c.header("X-Total-Count", String(await countRecords(kernel.reads, stored.table, found)));
      return c.json(await entriesOf(kernel, stored, records));
    },
  });
}

async function entriesOf(
  kernel: Kernel,
  { resource, table }: Pick<StoredResource, "resource" | "table">,
  records: readonly AnyRecord[],
): Promise<TrashEntry[]> {
  const deletedBy = await whoDeleted(
    kernel.reads,
    table.name,
    records.map(({ id }) => String(id)),
  );
  return records.map((record) => {
    const deletedAt = record.deletedAt ?? "";
    const end = Date.parse(deletedAt) + trashDays * day;
    return {
      id: record.id,
      title: titleOf(resource, record),
      deletedAt,
      suspect: suspectOf(resource, record),
      deletedBy: deletedBy.get(String(record.id)) ?? null,
      daysLeft: Math.max(0, Math.ceil((end - kernel.now().getTime()) / day)),
    };
  });
}

/** The words of a post that a robot may have sent, without its name. */
function suspectOf(resource: StoredResource["resource"], record: object): string | null {
  if (!Reflect.get(record, "suspectedAt")) return null;
  const words = Object.entries(resource.fields)
    .filter(([, { kind, options }]) => wordKinds.includes(kind) && !options.isTitle && !options.setByServer)
    .map(([name]) => Reflect.get(record, name));
  return excerpt(words.filter((word) => typeof word === "string" && word !== "").join(joiners.comma), 400);
}

const wordKinds = ["text", "paragraphs", "phone", "email"];

/** Who deleted each record last, by the record's id. */
async function whoDeleted(db: Db, resource: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await matchingRevisions(db, { resource, action: "delete" })
    .select(["record_id", "actor_name"])
    .where("record_id", "in", ids)
    .orderBy("id")
    .execute();
  return new Map(rows.map((row) => [row.record_id, row.actor_name]));
}
