import { z } from "zod";
import { type CrudResource, idOf } from "./crud-resource.server.ts";
import type { RowIn } from "./database.server.ts";
import type { Api } from "./http.server.ts";
import type { Kernel } from "./kernel.server.ts";
import { matchingRevisions, stateAfter } from "./revisions.server.ts";
import { route } from "./route.server.ts";
import { partOf, type Stored } from "./stored.ts";
import { updateRecord, write } from "./write.server.ts";

type AnyStored = Stored<number | string>;

/**
 * `GET /{id}/history`: who changed what and when, newest first, in wire names; of personal records the names of the fields
 * alone. `POST /{id}/history/{revision}/restore` gives a record of content the values that it had after a revision.
 */
export function addHistory<T extends AnyStored>(api: Api, kernel: Kernel, resource: CrudResource<T>) {
  const { table, wire, answerSchema } = resource;
  const state = answerSchema.partial().nullable();
  const entry = z.object({
    id: z.number().int(),
    at: z.string(),
    actor: z.string(),
    action: z.string(),
    fields: z.array(z.string()),
    before: state,
    after: state,
  });

  route(api, {
    method: "get",
    path: "/{id}/history",
    summary: "Who changed what, newest first",
    answers: { 200: z.array(entry) },
    handle: async (c) => {
      const recordId = String(idOf(table, c));
      const rows = await matchingRevisions(kernel.reads, { resource: table.name, recordId })
        .selectAll()
        .orderBy("id", "desc")
        .limit(200)
        .execute();
      return c.json(rows.map((row) => entryOf(resource, row)));
    },
  });

  if (table.personal) return;
  route(api, {
    method: "post",
    path: "/{id}/history/{revision}/restore",
    summary: "Gives the record the values that it had after a revision",
    answers: { 200: answerSchema },
    handle: async (c, { actor }) => {
      const id = idOf(table, c);
      const revision = Number(c.req.param("revision"));
      const record = await write(kernel, actor, async (write) => {
        const after = await stateAfter(write.db, revision, { resource: table.name, recordId: String(id) });
        return updateRecord(write, table, id, contentOf(table.columns, JSON.parse(after)));
      });
      return c.json(wire.toWire(record));
    },
  });
}

function entryOf<T extends AnyStored>({ wire }: CrudResource<T>, row: RowIn<"revisions">) {
  const state = (json: string | null) => (json ? wire.toWire(JSON.parse(json)) : null);
  const [before, after] = [state(row.before), state(row.after)];
  const fields: string[] = JSON.parse(row.fields);
  return {
    id: row.id,
    at: row.at,
    actor: row.actor_name,
    action: row.action,
    fields: fields.map((field) => wire.nameOf(field) ?? field),
    before,
    after,
  };
}

/** The record's own fields, without its id, version and times. */
function contentOf<T>(columns: object, state: object): Partial<T> {
  return partOf(Object.fromEntries(Object.keys(columns).map((field) => [field, Reflect.get(state, field)])));
}
