import { createHash } from "node:crypto";
import type { Db } from "../db/database.server.ts";
import { prepared } from "../db/prepared.server.ts";
import { type Write, write } from "../db/write.server.ts";
import { getOrMake } from "../objects.ts";
import { type Actor, type Kernel, visitor } from "../process/kernel.server.ts";

declare module "../db/database.server.ts" {
  interface Tables {
    submissions: { key: string; record_id: number | null; at: string; resource: string | null };
  }
}

const repeatWindow = 10 * 60_000; // ms; requirement SURV-04

/** One sending of a form. `resource` is the table of the record that it creates. */
export type Submission = { key?: string | undefined; content: unknown; resource: string };

/**
 * Runs `create` once per submission, in the write path's transaction. With a key (the script sends one) the same content
 * under the same key is one submission; without a key, the same content within 10 minutes is. Answers the id of the first
 * record either way; a key alone never returns what another visitor sent under it.
 * `admit` may refuse a new submission (limits); it is not called for repeats.
 */
export async function withIdempotency(
  kernel: Kernel,
  submission: Submission,
  admit: () => Promise<void>,
  create: (tx: Write) => Promise<number>,
  actor: Actor = visitor,
): Promise<number> {
  const name = nameOf(submission);
  const oldest = submission.key ? "" : new Date(kernel.now().getTime() - repeatWindow).toISOString();
  // For a double click or a burst of retries only one call runs, and the others get its answer.
  const running = getOrMake(underWay, kernel.db, () => new Map());
  return getOrMake(running, name, () => {
    const { resource } = submission;
    return runOnce(kernel, { name, oldest, resource, actor }, admit, create).finally(() =>
      running.delete(name),
    );
  });
}

const underWay = new WeakMap<Db, Map<string, Promise<number>>>();

async function runOnce(
  kernel: Kernel,
  { name, oldest, resource, actor }: { name: string; oldest: string; resource: string; actor: Actor },
  admit: () => Promise<void>,
  create: (tx: Write) => Promise<number>,
) {
  const earlier = await findSubmission(kernel.reads, name);
  if (earlier && earlier.at >= oldest) return earlier.recordId;
  await admit();
  try {
    const store = async (tx: Write) => {
      if (oldest) await forgetSubmission(tx.db, name, oldest);
      const recordId = await create(tx);
      // Another process may have been first. On PostgreSQL this waits for its transaction, so its record is complete.
      const [claimed] = await claimSubmission(tx.db, name, tx.at, recordId, resource);
      if (!claimed) throw new Repeated();
      return recordId;
    };
    return await write(kernel, actor, store, { inboxVersionAtCommit: true });
  } catch (error) {
    if (!(error instanceof Repeated)) throw error;
    return (await findSubmission(kernel.db, name))?.recordId ?? 0;
  }
}

/** Thrown to roll back the record of a submission that another process has stored already. */
class Repeated extends Error {}

async function findSubmission(db: Db, name: string) {
  const [row] = await readSubmission(db, name);
  return row && { at: row.at, recordId: row.record_id ?? 0 };
}

const readSubmission = prepared((db, name: string) =>
  db.selectFrom("submissions").select(["at", "record_id"]).where("key", "=", name),
);

const forgetSubmission = prepared((db, name: string, oldest: string) =>
  db.deleteFrom("submissions").where("key", "=", name).where("at", "<", oldest),
);

const claimSubmission = prepared((db, key: string, at: string, recordId: number, resource: string) =>
  db
    .insertInto("submissions")
    .values({ key, at, record_id: recordId, resource })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key"),
);

/**
 * Serialises changes with one key: on PostgreSQL the second waits until the first has ended. The row is removed with the
 * submissions after a week, or earlier by `forgetLock`.
 */
export async function lockByKey({ db, at }: Pick<Write, "db" | "at">, key: string) {
  await db
    .insertInto("submissions")
    .values({ key, at })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ at }))
    .execute();
}

/** Forgets a key of `lockByKey`. */
export async function forgetLock(db: Db, key: string) {
  await db.deleteFrom("submissions").where("key", "=", key).execute();
}

/** Removes the keys under which a record was created, because they are digests of what somebody wrote; requirement PRIV-02. */
export async function forgetSubmissionsOf(db: Db, resource: string, recordId: number) {
  await db
    .deleteFrom("submissions")
    .where("record_id", "=", recordId)
    // Rows of an earlier version name no table; none is older than a week.
    .where((eb) => eb.or([eb("resource", "=", resource), eb("resource", "is", null)]))
    .execute();
}

function nameOf({ key, content }: Submission) {
  const digest = createHash("sha256")
    .update(JSON.stringify(key ? [key, content] : content))
    .digest("base64url");
  return key ? `key:${digest}` : `content:${digest}`;
}
