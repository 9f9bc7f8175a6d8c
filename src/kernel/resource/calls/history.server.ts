import { historyEntry, readHistory, stateAfter } from "../../db/revisions.server.ts";
import { type AnyRecord, partOf } from "../../db/stored.ts";
import { updateRecord, write } from "../../db/write.server.ts";
import type { Api } from "../../http/http.server.ts";
import { route } from "../../http/route.server.ts";
import type { Kernel } from "../../process/kernel.server.ts";
import { answersOf, idOf, type ServedResource } from "../served-resource.server.ts";

/**
 * `GET /{id}/history`: who changed what and when, newest first, in wire names; for personal records only the names of the
 * fields. `POST /{id}/history/{revision}/restore` gives a record of content the values that it had after a revision.
 */
export function addHistory(api: Api, kernel: Kernel, served: ServedResource) {
  const { table, wire, answerSchema } = served;
  route(api, {
    call: "GET /{id}/history",
    summary: "Who changed what, newest first",
    answers: { 200: historyEntry(answerSchema.partial()).array() },
    handle: async (c) => {
      const of = { resource: table.name, recordId: String(idOf(table, c)) };
      return c.json(await readHistory(kernel.reads, of, wire));
    },
  });

  if (table.personal) return;
  route(api, {
    call: "POST /{id}/history/{revision}/restore",
    summary: "Restores the values that the record had after a revision",
    answers: { 200: answerSchema },
    handle: async (c, { actor }) => {
      const id = idOf(table, c);
      const revision = Number(c.req.param("revision"));
      const record = await write(kernel, actor, async (tx) => {
        const after = await stateAfter(tx.db, revision, { resource: table.name, recordId: String(id) });
        return updateRecord(tx, table, id, contentOf(table.columns, JSON.parse(after)));
      });
      const [answer = {}] = await answersOf(kernel, served, [record]);
      return c.json(answer);
    },
  });
}

/** The record's own fields, without its id, version and times. */
function contentOf(columns: object, state: object): Partial<AnyRecord> {
  return partOf(Object.fromEntries(Object.keys(columns).map((field) => [field, Reflect.get(state, field)])));
}
