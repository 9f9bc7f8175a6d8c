import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { addBulk } from "./crud-bulk.server.ts";
import { addCsv } from "./crud-csv.server.ts";
import { addHistory } from "./crud-history.server.ts";
import { readListQuery } from "./crud-list.server.ts";
import { describeCrud } from "./crud-openapi.server.ts";
import { addReorder } from "./crud-reorder.server.ts";
import { actorOf, answersOf, type CrudResource, idOf, type Sight, sightOf } from "./crud-resource.server.ts";
import { AppError } from "./errors.ts";
import {
  type Api,
  type ApiContext,
  type ApiEnv,
  parseInput,
  readJson,
  requireSession,
} from "./http.server.ts";
import type { Kernel } from "./kernel.server.ts";
import { countRecords, findRecord, listRecords } from "./records.server.ts";
import type { Stored } from "./stored.ts";
import { createRecord, deleteRecord, undeleteRecord, updateRecord, write } from "./write.server.ts";

type AnyStored = Stored<number | string>;

/**
 * The calls that every resource shares: list, read, create, update, delete, take back a delete (API-02, API-08); and from
 * the files beside this one: reorder, changes to several records, history, CSV.
 */
export function crudRoutes<T extends AnyStored>(kernel: Kernel, resource: CrudResource<T>): Api {
  const { table, wire } = resource;
  const api = new OpenAPIHono<ApiEnv>();
  describeCrud(api, resource);

  api.get("/", async (c) => {
    const sight = await sightOf(kernel, resource, c.req.raw);
    const query = await readListQuery(kernel, resource, c, sight);
    const records = await listRecords(kernel.reads, table, query);
    const parts = query.limit !== undefined || query.offset !== undefined;
    const total = parts ? await countRecords(kernel.reads, table, query) : records.length;
    c.header("X-Total-Count", String(total));
    return c.json(await answersOf(kernel, resource, records, sight));
  });

  const { summary } = resource;
  if (summary)
    api.get("/summary", async (c) => {
      await requireSession(kernel, c.req.raw);
      return c.json(await summary(kernel.reads, kernel.now()));
    });
  addCsv(api, kernel, resource); // before the ids: export.csv is none
  api.get("/:id", async (c) => {
    const sight = await sightOf(kernel, resource, c.req.raw);
    const record = await findRecord(kernel.reads, table, idOf(table, c));
    if (!record || Object.entries(sight.where).some(([field, value]) => record[field as keyof T] !== value)) {
      throw new AppError("not-found");
    }
    return answer(kernel, c, resource, record, 200, sight);
  });

  api.post("/", async (c) => {
    const actor = await actorOf(kernel, c);
    const body = await readJson(c.req.raw, resource.createSchema);
    const record = await write(kernel, actor, async (write) => {
      const blank = resource.blank(await countRecords(write.db, table));
      return createRecord(write, table, { ...blank, ...wire.fromWire(body) });
    });
    return answer(kernel, c, resource, record, 201);
  });

  api.put("/:id", async (c) => {
    const actor = await actorOf(kernel, c);
    const id = idOf(table, c);
    const changes = wire.fromWire(await readJson(c.req.raw, resource.updateSchema));
    const ifVersion = ifMatch(c);
    const record = await inWireForm(kernel, resource, () =>
      write(kernel, actor, (write) => updateRecord(write, table, id, changes, { ifVersion })),
    );
    return answer(kernel, c, resource, record, 200);
  });

  api.delete("/:id", async (c) => {
    const actor = await actorOf(kernel, c);
    await write(kernel, actor, (write) => deleteRecord(write, table, idOf(table, c)));
    return c.body(null, 204);
  });

  api.post("/:id/restore", async (c) => {
    const actor = await actorOf(kernel, c);
    const record = await write(kernel, actor, (write) => undeleteRecord(write, table, idOf(table, c)));
    return answer(kernel, c, resource, record, 200);
  });

  addReorder(api, kernel, resource);
  addBulk(api, kernel, resource);
  addHistory(api, kernel, resource);
  return api;
}

/** The version of an `If-Match` header such as `"3"`; undefined without one. */
export function ifMatch(c: ApiContext): number | undefined {
  const header = c.req.header("if-match");
  if (header === undefined || header === "*") return undefined;
  return parseInput(z.coerce.number().int(), header.replace(/^W\/|"/g, ""));
}

async function inWireForm<T extends AnyStored>(
  kernel: Kernel,
  resource: CrudResource<T>,
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "precondition-failed") throw error;
    const [current] = await answersOf(kernel, resource, [error.current as T]);
    throw new AppError("precondition-failed", { current });
  }
}

async function answer<T extends AnyStored>(
  kernel: Kernel,
  c: ApiContext,
  resource: CrudResource<T>,
  record: T,
  status: 200 | 201,
  sight?: Sight<T>,
) {
  c.header("ETag", `"${record.version}"`);
  const [answer] = await answersOf(kernel, resource, [record], sight);
  return c.json(answer ?? {}, status);
}
