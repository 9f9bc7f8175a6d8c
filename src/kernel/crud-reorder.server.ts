import { z } from "zod";
import { idList, readIds } from "./crud-ids.server.ts";
import { actorOf, type CrudResource } from "./crud-resource.server.ts";
import { AppError } from "./errors.ts";
import type { Api } from "./http.server.ts";
import type { Kernel } from "./kernel.server.ts";
import type { RecordTable } from "./record-table.server.ts";
import { findRecord } from "./records.server.ts";
import type { Stored } from "./stored.ts";
import { updateRecord, type Write, write } from "./write.server.ts";

type AnyStored = Stored<number | string>;

/** `POST /reorder` with `{ids}`: the named records take the places 1, 2, 3 … in that order. */
export function addReorder<T extends AnyStored>(
  api: Api,
  kernel: Kernel,
  { table, orderField }: CrudResource<T>,
) {
  if (!orderField) return;
  const body = z.object({ ids: idList(table) });
  api.post("/reorder", async (c) => {
    const actor = await actorOf(kernel, c);
    const { ids } = await readIds(c.req.raw, body);
    await write(kernel, actor, (write) => reorder(write, table, orderField, ids));
    return c.body(null, 204);
  });
}

/** Records that keep their place are not written. */
async function reorder<T extends AnyStored>(
  write: Write,
  table: RecordTable<T>,
  orderField: Extract<keyof T, string>,
  ids: readonly T["id"][],
) {
  if (table.onSite) await write.touchSite();
  for (const [index, id] of ids.entries()) {
    const record = await findRecord(write.db, table, id);
    if (!record) throw new AppError("not-found");
    if (record[orderField] === index + 1) continue;
    await updateRecord(write, table, id, { [orderField]: index + 1 } as Partial<T>);
  }
}
