import type { z } from "zod";
import { findRecord } from "../../db/records.server.ts";
import type { AnyRecord } from "../../db/stored.ts";
import { deleteRecord, undeleteRecord, type Write, write } from "../../db/write.server.ts";
import { AppError, currentOf } from "../../errors.ts";
import type { Api, ApiContext } from "../../http/http.server.ts";
import { route } from "../../http/route.server.ts";
import type { Kernel } from "../../process/kernel.server.ts";
import type { RecordTable } from "../record-table.server.ts";
import { idOf } from "../served-resource.server.ts";

/** One record of a table, as calls answer it. */
export type Item<T extends AnyRecord> = {
  table: RecordTable<T>;
  toAnswer(record: T): object | Promise<object>;
  /** What `toAnswer` makes, for the document. */
  answerSchema: z.ZodType;
  /** Looks, under the locks of the change, whether the record may be deleted. */
  beforeDelete?(tx: Write, id: T["id"]): Promise<unknown>;
  /** What a refusal to delete shows in `current`. */
  heldBy?: z.ZodType;
};

/** `GET /{id}` for staff; 404 without the record. */
export function addReadItem<T extends AnyRecord>(api: Api, kernel: Kernel, item: Item<T>) {
  const { table, answerSchema } = item;
  route(api, {
    call: "GET /{id}",
    summary: "The record",
    answers: { 200: answerSchema },
    handle: async (c) => {
      const record = await findRecord(kernel.reads, table, idOf(table, c));
      if (!record) throw new AppError("not-found");
      return answerItem(c, item, record);
    },
  });
}

/** `DELETE /{id}`, and `POST /{id}/restore`, which takes it back. */
export function addDeleteItem<T extends AnyRecord>(api: Api, kernel: Kernel, item: Item<T>) {
  const { table, answerSchema, beforeDelete, heldBy } = item;
  const sentence = "The record cannot be deleted now";
  const refuses = beforeDelete && { 409: heldBy ? ([sentence, heldBy] as const) : sentence };
  route(api, {
    call: "DELETE /{id}",
    summary: "Deletes the record",
    ...(refuses && { refuses }),
    handle: (c, { actor }) =>
      write(kernel, actor, async (tx) => {
        await beforeDelete?.(tx, idOf(table, c));
        await deleteRecord(tx, table, idOf(table, c));
      }),
  });
  route(api, {
    call: "POST /{id}/restore",
    summary: "Restores a deleted record",
    answers: { 200: answerSchema },
    handle: async (c, { actor }) => {
      const record = await write(kernel, actor, (tx) => undeleteRecord(tx, table, idOf(table, c)));
      return answerItem(c, item, record);
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

/** Makes a change; where it was made of an older version (412), the refusal shows the record as answers do. */
export async function changeItem<T extends AnyRecord>(
  { toAnswer }: Pick<Item<T>, "toAnswer">,
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    const current = currentOf<T>(error); // the write path throws the record that stands there
    if (!current) throw error;
    throw new AppError("precondition-failed", { current: await toAnswer(current) });
  }
}

/** Of the description of a guarded change: what its refusal shows in `current`. */
export const olderVersion = (current: z.ZodType) => ({ 412: ["An older version", current] }) as const;
