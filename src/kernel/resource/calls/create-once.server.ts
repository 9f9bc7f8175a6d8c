import { z } from "zod";
import type { Db } from "../../db/database.server.ts";
import { findRecord } from "../../db/records.server.ts";
import type { AnyRecord } from "../../db/stored.ts";
import { type Write, write } from "../../db/write.server.ts";
import { AppError } from "../../errors.ts";
import type { ApiContext } from "../../http/http.server.ts";
import { digestOf } from "../../process/digest.server.ts";
import type { Actor, Kernel } from "../../process/kernel.server.ts";
import type { RecordTable } from "../record-table.server.ts";

declare module "../../db/database.server.ts" {
  interface Tables {
    created_once: { key: string; body: string; record_id: string; at: string };
  }
}

/** The header by which a create may be repeated, for the document. */
export const idempotencyKey = z.object({
  "Idempotency-Key": z.uuid().optional().openapi({
    description:
      "A new UUID for each record. The same call with the same key within 24 hours returns the record of the first call; another body with that key is refused (422).",
  }),
});

const keptFor = 24 * 60 * 60_000; // ms

type Create<T extends AnyRecord> = {
  actor: Actor;
  table: RecordTable<T>;
  /** The checked body of the call. */
  body: object;
  create(tx: Write): Promise<T>;
};

/**
 * Creates a record, once for each `Idempotency-Key` of a user: a call whose answer was lost may be repeated, and is answered
 * with the record as it is now; requirement DESK-08. Throws `key-reused` for another body, and `not-found` when the record
 * was deleted since. Without the header every call creates a record.
 */
export async function createOnce<T extends AnyRecord>(
  kernel: Kernel,
  c: ApiContext,
  { actor, table, body, create }: Create<T>,
): Promise<T> {
  const header = c.req.header("idempotency-key");
  if (header === undefined) return write(kernel, actor, create);
  const parsed = z.uuid().safeParse(header);
  if (!parsed.success) throw new AppError("bad-request");
  const key = digestOfParts(actor.id, table.name, parsed.data);
  // The key is part of the digest and is itself stored only as a digest, so nobody can guess the body by trying.
  const content = digestOfParts(parsed.data, body);
  return write(kernel, actor, async (tx) => {
    // Before all else: of two calls at once the second waits here, on PostgreSQL until the first one's transaction ends.
    const earlier = await claim(tx, key, content);
    if (!earlier) {
      const record = await create(tx);
      await tx.db
        .updateTable("created_once")
        .set({ record_id: String(record.id) })
        .where("key", "=", key)
        .execute();
      return record;
    }
    if (earlier.body !== content) throw new AppError("key-reused");
    const id = table.id === "integer" ? Number(earlier.record_id) : earlier.record_id;
    const record = await findRecord(tx.db, table, id as T["id"]); // the id has the table's type
    if (!record) throw new AppError("not-found");
    return record;
  });
}

/** Removes the keys that are older than a day. */
export async function forgetOldKeys({ db, now }: Pick<Kernel, "db" | "now">) {
  await db.deleteFrom("created_once").where("at", "<", oldest(now())).execute();
}

/** Claims a key, or answers what was created under it within a day. */
async function claim({ db, at }: Write, key: string, body: string) {
  await db
    .deleteFrom("created_once")
    .where("key", "=", key)
    .where("at", "<", oldest(new Date(at)))
    .execute();
  const taken = await db
    .insertInto("created_once")
    .values({ key, body, record_id: "", at })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .executeTakeFirst();
  return taken ? undefined : readClaim(db, key);
}

function readClaim(db: Db, key: string) {
  return db
    .selectFrom("created_once")
    .select(["body", "record_id"])
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
}

const oldest = (now: Date) => new Date(now.getTime() - keptFor).toISOString();

function digestOfParts(...parts: unknown[]) {
  return digestOf(JSON.stringify(parts), "base64url");
}
