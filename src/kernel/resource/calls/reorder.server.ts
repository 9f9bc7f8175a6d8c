import { z } from "zod";
import { loose } from "../../db/database.server.ts";
import { orderOf } from "../../db/records.server.ts";
import { type AnyRecord, partOf } from "../../db/stored.ts";
import { updateRecord, type Write, write } from "../../db/write.server.ts";
import { AppError } from "../../errors.ts";
import type { Api } from "../../http/http.server.ts";
import { route } from "../../http/route.server.ts";
import type { Kernel } from "../../process/kernel.server.ts";
import { columnOf, type RecordTable } from "../record-table.server.ts";
import type { ServedResource } from "../served-resource.server.ts";
import { idList, readIds } from "./ids.server.ts";

/**
 * `POST /reorder` with `{ids}`: all records get the places 1, 2, 3 … in that order. If only some are named, such as those of
 * one page, they exchange their places; if two of them share a place, or one has none, the whole list is renumbered.
 */
export function addReorder(api: Api, kernel: Kernel, { table, orderField }: ServedResource) {
  if (!orderField) return;
  route(api, {
    call: "POST /reorder",
    summary: "Sets the order of the records",
    body: z.object({ ids: idList(table) }),
    read: readIds,
    refuses: { 404: "One of the records does not exist" },
    handle: async (_c, { actor, body }) => {
      const { ids } = await body();
      await write(kernel, actor, (tx) => reorder(tx, table, orderField, ids));
    },
  });
}

/** Records that keep their place are not written. */
async function reorder(tx: Write, table: RecordTable, orderField: string, ids: readonly AnyRecord["id"][]) {
  if (table.onSite) await tx.bumpContentVersion();
  const all = await listPlaces(tx, table, orderField);
  const wanted = new Set(ids);
  const named = all.filter(({ id }) => wanted.has(id));
  if (named.length < wanted.size) throw new AppError("not-found");
  const places = named.map(({ place }) => place);
  const canExchange =
    named.length < all.length && places.every((place, index) => place > (places[index - 1] ?? 0));
  const moved = wanted.values();
  const order = canExchange
    ? [...wanted].map((id, index) => ({ id, place: places[index] }))
    : all.map(({ id }, index) => ({ id: wanted.has(id) ? moved.next().value : id, place: index + 1 }));
  const before = new Map(all.map(({ id, place }) => [id, place]));
  for (const { id, place } of order) {
    if (id === undefined || before.get(id) === place) continue;
    await updateRecord(tx, table, id, partOf({ [orderField]: place }));
  }
}

/** The id and place of every record, in the list's order; 0 for a record without a place. */
async function listPlaces(
  tx: Write,
  table: RecordTable,
  orderField: string,
): Promise<{ id: AnyRecord["id"]; place: number }[]> {
  const { name } = columnOf(table, orderField);
  let select = loose(tx.db).selectFrom(table.name).select(["id", name]).where("deleted_at", "is", null);
  for (const part of orderOf(table, { sort: [orderField] })) select = select.orderBy(part);
  const rows = await select.execute();
  return rows.map((row) => ({
    id: row.id as AnyRecord["id"], // the row edge
    place: Number(row[name] ?? 0),
  }));
}
