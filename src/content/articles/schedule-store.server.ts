import { type Loop, repeat } from "../../kernel/background/repeat.server.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { updateRecord, write } from "../../kernel/db/write.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { articlesTable } from "./store.server.ts";

const pollEvery = 1000; // ms

/** Looks every second for articles whose moment has come, until `stop`; requirement ART-01. */
export function startArticleSchedule(kernel: Kernel): Loop {
  const failed = "scheduled articles wait for the database";
  return repeat(kernel, () => publishDueArticles(kernel), { every: pollEvery, failed });
}

/** Publishes what is due, together: also what was missed while no process ran. The content version rises with it. */
export async function publishDueArticles(kernel: Kernel) {
  const due = await dueArticles(kernel.reads, kernel.now().toISOString());
  if (due.length === 0) return; // nothing is locked while nothing is due
  await write(kernel, system, async (tx) => {
    await tx.bumpContentVersion(); // its lock first: what is due is looked at again behind it
    for (const { id } of await dueArticles(tx.db, tx.at))
      await updateRecord(tx, articlesTable, id, { state: "published" });
  });
}

function dueArticles(db: Db, now: string): Promise<{ id: number }[]> {
  return db
    .selectFrom("articles")
    .select("id")
    .where("deleted_at", "is", null)
    .where("state", "=", "scheduled")
    .where("published_at", "<=", now)
    .execute();
}
