import { AsyncLocalStorage } from "node:async_hooks";
import { CompiledQuery } from "kysely";
import type { Db } from "./database.server.ts";

/** A change that waits for its turn, and how its caller is answered. */
type Waiting = {
  change(db: Db): Promise<unknown>;
  answer: () => void;
  refuse(error: unknown): void;
};

const mostInAGroup = 64;
const longestGroup = 50; // ms; changes that are left then go into the next transaction

const queues = new WeakMap<Db, Waiting[]>();

/**
 * Runs a change in a transaction that it shares with the other waiting changes: waiting for the disk takes longer than most
 * changes, and a group waits only once. Each change after the first has a savepoint, so one that throws does not undo the others.
 * All are answered after the commit, and all fail if the commit fails. For SQLite, which has one writer anyway; decision 0029.
 */
export function groupCommit<Result>(db: Db, change: (db: Db) => Promise<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const waiting: Waiting = {
    // Keeps the request's context, so that log lines and statement counts go to the change's own request.
    change: AsyncLocalStorage.bind(async (db: Db) => {
      const result = await change(db);
      waiting.answer = () => resolve(result);
    }),
    answer: () => {},
    refuse: reject,
  };
  const queue = queues.get(db);
  if (queue) queue.push(waiting);
  else {
    queues.set(db, [waiting]);
    void runGroups(db);
  }
  return promise;
}

async function runGroups(db: Db) {
  const queue = queues.get(db) ?? [];
  while (queue.length > 0) {
    // Lets changes that arrived in the same turn, or during the last wait for the disk, join this group.
    await new Promise(setImmediate);
    await runGroup(db, queue);
  }
  queues.delete(db);
}

async function runGroup(db: Db, queue: Waiting[]) {
  const group: Waiting[] = [];
  try {
    await db.transaction().execute(async (transaction) => {
      const start = performance.now();
      do {
        const next = queue.shift();
        if (!next) return;
        group.push(next);
        // Nothing stands before the first change: undoing it undoes the transaction, and the others go into the next one.
        await (group.length === 1 ? next.change(transaction) : inSavepoint(transaction, next));
      } while (group.length < mostInAGroup && performance.now() - start < longestGroup);
    });
  } catch (error) {
    // The transaction could not begin: the waiting changes would wait as long for the same error.
    if (group.length === 0) group.push(...queue.splice(0));
    for (const { refuse } of group) refuse(error);
    return;
  }
  for (const { answer } of group) answer();
}

// Compiled once, because most changes of a group run two of them.
const begin = CompiledQuery.raw("savepoint change");
const undo = CompiledQuery.raw("rollback to change");
const end = CompiledQuery.raw("release change");

/** Throws only when the whole transaction is lost. */
async function inSavepoint(transaction: Db, waiting: Waiting) {
  await transaction.executeQuery(begin);
  try {
    await waiting.change(transaction);
  } catch (error) {
    waiting.answer = () => waiting.refuse(error);
    await transaction.executeQuery(undo).catch(() => {
      throw error; // a full disk may have ended the transaction itself
    });
  }
  await transaction.executeQuery(end);
}
