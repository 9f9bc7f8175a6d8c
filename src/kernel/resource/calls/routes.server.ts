import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { countRecords, findRecord, listRecords } from "../../db/records.server.ts";
import type { AnyRecord } from "../../db/stored.ts";
import { createRecord, updateRecord, type Write, write } from "../../db/write.server.ts";
import { AppError } from "../../errors.ts";
import type { Api, ApiEnv } from "../../http/http.server.ts";
import { route } from "../../http/route.server.ts";
import type { Kernel } from "../../process/kernel.server.ts";
import { readComposed } from "../composed.server.ts";
import { addCsv } from "../csv/csv-calls.server.ts";
import { answersOf, idOf, type ServedResource, sightOf } from "../served-resource.server.ts";
import { addBulk } from "./bulk.server.ts";
import { createOnce, idempotencyKey } from "./create-once.server.ts";
import { addHistory } from "./history.server.ts";
import { ifVersion } from "./if-match.server.ts";
import { addDeleteItem, answerItem, changeItem, olderVersion } from "./item-calls.server.ts";
import { describeListQuery, readListQuery } from "./list.server.ts";
import { addReorder } from "./reorder.server.ts";
import { addTrash } from "./trash.server.ts";

/**
 * The calls that every resource shares: list, read, create, update, delete, restore (API-02, API-08); and from the files
 * beside this one: reorder, changes to several records, history, trash, CSV.
 */
export function crudRoutes(kernel: Kernel, served: ServedResource): Api {
  const api = new OpenAPIHono<ApiEnv>();
  addList(api, kernel, served);
  addSummary(api, kernel, served);
  addCsv(api, kernel, served); // before the calls with ids, because `export.csv` is not an id
  addTrash(api, kernel, served); // likewise `trash`
  addRead(api, kernel, served);
  addWrites(api, kernel, served);
  addReorder(api, kernel, served);
  addBulk(api, kernel, served);
  addHistory(api, kernel, served);
  return api;
}

function addList(api: Api, kernel: Kernel, served: ServedResource) {
  route(api, {
    call: "GET /",
    summary: "The records that the caller may see",
    open: served.resource.anonymousSees !== "nothing",
    query: describeListQuery(served),
    answers: { 200: z.array(readSchema(served)) },
    refuses: { 401: served.resource.anonymousSees === "nothing" ? "No session" : "The trash is for staff" },
    handle: async (c) => {
      const sight = await sightOf(kernel, served, c);
      const query = readListQuery(served, c, sight);
      const records = await listRecords(kernel.reads, served.table, query);
      const parts = query.limit !== undefined || query.offset !== undefined;
      const total = parts ? await countRecords(kernel.reads, served.table, query) : records.length;
      c.header("X-Total-Count", String(total));
      return c.json(await answersOf(kernel, served, records, sight));
    },
  });
}

function addSummary(api: Api, kernel: Kernel, { summary }: ServedResource) {
  if (!summary) return;
  route(api, {
    call: "GET /summary",
    summary: "Counts over all records",
    answers: { 200: summary.schema },
    handle: async (c) => c.json(await summary.count(kernel.reads, kernel.now())),
  });
}

function addRead(api: Api, kernel: Kernel, served: ServedResource) {
  route(api, {
    call: "GET /{id}",
    summary: "The record",
    open: served.resource.anonymousSees !== "nothing",
    answers: { 200: readSchema(served) },
    handle: async (c) => {
      const sight = await sightOf(kernel, served, c);
      const record = await findRecord(kernel.reads, served.table, idOf(served.table, c));
      if (
        !record ||
        Object.entries(sight.where).some(([field, value]) => Reflect.get(record, field) !== value)
      ) {
        throw new AppError("not-found");
      }
      return answerItem(c, { toAnswer: (record) => answerOf(kernel, served, record, sight) }, record);
    },
  });
}

function addWrites(api: Api, kernel: Kernel, served: ServedResource) {
  const { table, wire, composed, createSchema, updateSchema, answerSchema, beforeDelete } = served;
  const toAnswer = (record: AnyRecord) => answerOf(kernel, served, record);
  const item = { table, answerSchema, toAnswer, ...(beforeDelete && { beforeDelete }) };

  route(api, {
    call: "POST /",
    summary: "Creates a record",
    headers: idempotencyKey,
    body: createSchema,
    answers: { 201: answerSchema },
    handle: async (c, { actor, body: read }) => {
      const body = await read();
      const create = async (tx: Write) => {
        const blank = served.blank(await countRecords(tx.db, table), kernel.now());
        const given = wire.fromWire(body);
        const meant = await readComposed(tx.db, composed, body, { given, stored: null });
        return createRecord(tx, table, { ...blank, ...given, ...meant });
      };
      const record = await createOnce(kernel, c, { actor, table, body, create });
      return answerItem(c, item, record, 201);
    },
  });

  route(api, {
    call: "PUT /{id}",
    summary: "Changes the fields that the body contains",
    body: updateSchema,
    answers: { 200: answerSchema },
    refuses: olderVersion(answerSchema),
    handle: async (c, { actor, body }) => {
      const id = idOf(table, c);
      const sent = await body();
      const given = wire.fromWire(sent);
      const options = { ifVersion: ifVersion(c) };
      const changes = async (tx: Write, stored: AnyRecord) => {
        const meant = await readComposed(tx.db, composed, sent, { given, stored });
        return { ...given, ...meant };
      };
      const change = () =>
        write(kernel, actor, (tx) => updateRecord(tx, table, id, (stored) => changes(tx, stored), options));
      return answerItem(c, item, await changeItem(item, change));
    },
  });

  addDeleteItem(api, kernel, item);
}

/** The answer for anybody, without the fields that only staff read. */
function readSchema({ answerSchema, staffFields }: ServedResource) {
  const hidden = staffFields.map((name) => [name, answerSchema.shape[name]?.optional()]);
  return answerSchema.extend(Object.fromEntries(hidden));
}

async function answerOf(
  kernel: Kernel,
  served: ServedResource,
  record: AnyRecord,
  sight?: Parameters<typeof answersOf>[3],
) {
  const [answer] = await answersOf(kernel, served, [record], sight);
  return answer ?? {};
}
