import { type Loop, repeat } from "../../kernel/background/repeat.server.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { updateRecord, write } from "../../kernel/db/write.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { articlesTable } from "./store.server.ts";

const pollEvery = 1000; // ms

/** Publishes scheduled articles whose time has come, checking every second until `stop`; requirement ART-01. */
export function startArticleSchedule(kernel: Kernel): Loop {
  const failed = "scheduled articles could not be published and will be tried again";
  return repeat(kernel, () => publishDueArticles(kernel), { every: pollEvery, failed });
}

/** Publishes all due articles in one transaction, also those missed while no process ran, and raises the content version. */
export async function publishDueArticles(kernel: Kernel) {
  const due = await dueArticles(kernel.reads, kernel.now().toISOString());
  if (due.length === 0) return; // avoids the lock when nothing is due
  await write(kernel, system, async (tx) => {
    await tx.bumpContentVersion(); // takes the lock; only then are the due articles read again
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
