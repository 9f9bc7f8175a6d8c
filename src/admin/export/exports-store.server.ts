import type { Generated, RowIn } from "../../kernel/db/database.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { purgeKeptFiles } from "../../kernel/process/kept-files.server.ts";
import type { Actor, Kernel } from "../../kernel/process/kernel.server.ts";
import type { ExportStep } from "./export-wire.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    site_exports: {
      id: Generated<number>;
      state: string;
      step: string;
      done: number;
      total: number;
      /** The files of the storage that make up the archive, one after the other. */
      parts: number;
      bytes: number;
      author_id: number | null;
      author_name: string;
      created_at: string;
      updated_at: string;
    };
  }
}

export type SiteExport = RowIn<"site_exports">;

const aliveFor = 2 * 60_000; // ms since the last news: a process that was killed says none
const keptFor = 24 * 60 * 60_000; // ms

/** When an export is destroyed that was begun at a moment. */
export const endOf = (at: string): string => new Date(Date.parse(at) + keptFor).toISOString();

/** The newest export; undefined where there is none, or the last one is older than a day. A dead one has failed. */
export async function newestExport({ reads, now }: Kernel): Promise<SiteExport | undefined> {
  const row = await reads.selectFrom("site_exports").selectAll().orderBy("id", "desc").executeTakeFirst();
  if (!row || isOver(row, now())) return undefined;
  return row.state === "running" && isDead(row, now()) ? { ...row, state: "failed" } : row;
}

const isOver = (row: SiteExport, now: Date) => now.toISOString() >= endOf(row.created_at);
const isDead = (row: SiteExport, now: Date) => now.getTime() - Date.parse(row.updated_at) > aliveFor;

/** Begins an export; throws `conflict` while another one is under way. */
export async function beginExport(kernel: Kernel, actor: Actor): Promise<SiteExport> {
  if ((await newestExport(kernel))?.state === "running") throw new AppError("conflict");
  const at = kernel.now().toISOString();
  return kernel.db
    .insertInto("site_exports")
    .values({
      ...{ state: "running", step: "rows" satisfies ExportStep, done: 0, total: 0, parts: 0, bytes: 0 },
      ...{ author_id: actor.id, author_name: actor.name, created_at: at, updated_at: at },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const findExport = ({ reads }: Kernel, id: number) =>
  reads.selectFrom("site_exports").selectAll().where("id", "=", id).executeTakeFirst();

/** Stores how far an export is, or how it ended; false when it was deleted meanwhile, and so must stop. */
export async function noteExport(kernel: Kernel, id: number, changes: Partial<SiteExport>): Promise<boolean> {
  const { numUpdatedRows } = await kernel.db
    .updateTable("site_exports")
    .set({ ...changes, updated_at: kernel.now().toISOString() })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that an export failed whose process ended without saying so. */
export const failExport = ({ db }: Kernel, id: number) =>
  db
    .updateTable("site_exports")
    .set({ state: "failed" })
    .where("id", "=", id)
    .where("state", "=", "running")
    .execute();

/** Removes exports with their files, all of them or those before one. */
export async function dropExports(kernel: Kernel, before?: number): Promise<void> {
  let gone = kernel.db.deleteFrom("site_exports");
  if (before !== undefined) gone = gone.where("id", "<", before);
  await gone.execute();
  await purgeKeptFiles(kernel, "");
}

/** Removes exports that are older than a day, and what a process left unfinished. A task of the cleanup, before that of kept files. */
export async function dropOldExports(kernel: Kernel): Promise<void> {
  const newest = await newestExport(kernel);
  await dropExports(kernel, newest && newest.state !== "failed" ? newest.id : undefined);
}
