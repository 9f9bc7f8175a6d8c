import { sql } from "kysely";
import type { Db } from "../../kernel/db/database.server.ts";
import type { Actor } from "../../kernel/process/kernel.server.ts";
import type { PersonalRead } from "./privacy-answers.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    personal_reads: {
      hour: string;
      actor_id: number;
      actor_name: string;
      resource: string;
      action: string;
      record_id: string;
      times: number;
    };
  }
}

export type Read = {
  resource: string;
  action: "list" | "read" | "glance" | "export" | "compare" | "find" | "correct" | "erase";
  recordId: string;
};

/** Logs that a person read or exported personal data, with one row an hour for the same read; requirement PRIV-03. */
export async function noteRead(db: Db, actor: Actor, at: string, ...reads: [Read, ...Read[]]) {
  const hour = `${at.slice(0, 13)}:00:00.000Z`;
  await db
    .insertInto("personal_reads")
    .values(
      reads.map(({ resource, action, recordId }) => ({
        hour,
        actor_id: actor.id ?? 0,
        actor_name: actor.name,
        resource,
        action,
        record_id: recordId,
        times: 1,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["hour", "actor_id", "resource", "action", "record_id"])
        .doUpdateSet({ times: sql<number>`personal_reads.times + 1` }),
    )
    .execute();
}

/** Removes the lines of the log for hours before a time. */
export async function forgetReads(db: Db, before: string) {
  await db.deleteFrom("personal_reads").where("hour", "<", before).execute();
}

/** The latest lines of the log, newest first. */
export async function listReads(db: Db, limit: number): Promise<PersonalRead[]> {
  return await db
    .selectFrom("personal_reads")
    .select(["hour", "actor_name as actorName", "resource", "action", "record_id as recordId", "times"])
    .orderBy("hour", "desc")
    .orderBy("resource")
    .orderBy("action")
    .orderBy("record_id")
    .limit(limit)
    .execute();
}
