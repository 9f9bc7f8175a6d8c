import type { z } from "zod";
import { findRecord } from "../../db/records.server.ts";
import type { AnyRecord } from "../../db/stored.ts";
import { deleteRecord, undeleteRecord, type Write, write } from "../../db/write.server.ts";
import { AppError, currentOf } from "../../errors.ts";
import type { Api, ApiContext } from "../../http/http.server.ts";
import { route } from "../../http/route.server.ts";
import type { Kernel, Session } from "../../process/kernel.server.ts";
import type { RecordTable } from "../record-table.server.ts";
import { idOf } from "../served-resource.server.ts";

/** One record of a table, as calls answer it. */
export type Item<T extends AnyRecord> = {
  table: RecordTable<T>;
  toAnswer(record: T): object | Promise<object>;
  /** The schema of what `toAnswer` makes, for the document. */
  answerSchema: z.ZodType;
  /** Checks, under the locks of the change, that the record may be deleted; throws otherwise. */
  beforeDelete?(tx: Write, id: T["id"], session: Session): Promise<unknown>;
  /** The schema of what a refusal to delete shows in `current`. */
  heldBy?: z.ZodType;
};

/** How a record is answered to one user, where the answer depends on who asks. */
type ItemFor<T extends AnyRecord> = (session: Session) => Pick<Item<T>, "toAnswer">;

/** `GET /{id}` for staff; 404 without the record. `itemFor` says how the caller is answered. */
export function addReadItem<T extends AnyRecord>(
  api: Api,
  kernel: Kernel,
  item: Item<T>,
  itemFor: ItemFor<T> = () => item,
) {
  const { table, answerSchema } = item;
  route(api, {
    call: "GET /{id}",
    summary: "The record",
    answers: { 200: answerSchema },
    handle: async (c, { session }) => {
      const record = await findRecord(kernel.reads, table, idOf(table, c));
      if (!record) throw new AppError("not-found");
      return answerItem(c, itemFor(session), record);
    },
  });
}

/** `DELETE /{id}`, and `POST /{id}/restore`, which undoes the delete. `itemFor` says how the caller is answered. */
export function addDeleteItem<T extends AnyRecord>(
  api: Api,
  kernel: Kernel,
  item: Item<T>,
  itemFor: ItemFor<T> = () => item,
) {
  const { table, answerSchema, beforeDelete, heldBy } = item;
  const sentence = "The record cannot be deleted now";
  const refuses = beforeDelete && { 409: heldBy ? ([sentence, heldBy] as const) : sentence };
  route(api, {
    call: "DELETE /{id}",
    summary: "Deletes the record",
    ...(refuses && { refuses }),
    handle: (c, { session, actor }) =>
      write(kernel, actor, async (tx) => {
        await beforeDelete?.(tx, idOf(table, c), session);
        await deleteRecord(tx, table, idOf(table, c));
      }),
  });
  route(api, {
    call: "POST /{id}/restore",
    summary: "Restores a deleted record",
    answers: { 200: answerSchema },
    handle: async (c, { session, actor }) => {
      const record = await write(kernel, actor, (tx) => undeleteRecord(tx, table, idOf(table, c)));
      return answerItem(c, itemFor(session), record);
    },
  });
}

/** A record with its version as entity tag, which `If-Match` takes. */
export async function answerItem<T extends AnyRecord>(
  c: ApiContext,
  { toAnswer }: Pick<Item<T>, "toAnswer">,
  record: T,
  status: 200 | 201 = 200,
) {
  c.header("ETag", `"${record.version}"`);
  return c.json(await toAnswer(record), status);
}

/** Makes a change; if it is based on an older version (412), the refusal shows the current record in the form of answers. */
export async function changeItem<T extends AnyRecord>(
  { toAnswer }: Pick<Item<T>, "toAnswer">,
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    const current = currentOf<T>(error); // the write path throws with the stored record
    if (!current) throw error;
    throw new AppError("precondition-failed", { current: await toAnswer(current) });
  }
}

/** The documented refusal of a change that is based on an older version, with the schema of `current`. */
export const olderVersion = (current: z.ZodType) =>
  ({ 412: ["The record was changed since that version", current] }) as const;
