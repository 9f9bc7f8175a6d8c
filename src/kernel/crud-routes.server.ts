import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { addBulk } from "./crud-bulk.server.ts";
import { addHistory } from "./crud-history.server.ts";
import { describeCrud } from "./crud-openapi.server.ts";
import { addReorder } from "./crud-reorder.server.ts";
import { actorOf, type CrudResource, idOf } from "./crud-resource.server.ts";
import { AppError } from "./errors.ts";
import {
  type Api,
  type ApiContext,
  type ApiEnv,
  parseInput,
  readJson,
  readQuery,
  requireSession,
} from "./http.server.ts";
import type { Kernel } from "./kernel.server.ts";
import { countRecords, findRecord, listRecords, type RecordQuery } from "./records.server.ts";
import type { Stored } from "./stored.ts";
import { createRecord, deleteRecord, undeleteRecord, updateRecord, write } from "./write.server.ts";

type AnyStored = Stored<number | string>;

const listQuery = z.object({
  q: z.string().max(200).optional(),
  sort: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).optional(),
  /** The deleted records, newest first: the trash. Needs a session. */
  trash: z.literal("1").optional(),
});

/**
 * The calls that every resource shares: list, read, create, update, delete, take back a delete (API-02, API-08); and from
 * the files beside this one: reorder, changes to several records, history.
 */
export function crudRoutes<T extends AnyStored>(kernel: Kernel, resource: CrudResource<T>): Api {
  const { table, wire } = resource;
  const api = new OpenAPIHono<ApiEnv>();
  describeCrud(api, resource);

  api.get("/", async (c) => {
    const query = await readListQuery(kernel, resource, c);
    const records = await listRecords(kernel.reads, table, query);
    const parts = query.limit !== undefined || query.offset !== undefined;
    const total = parts ? await countRecords(kernel.reads, table, query) : records.length;
    c.header("X-Total-Count", String(total));
    return c.json(records.map(wire.toWire));
  });

  api.get("/:id", async (c) => {
    const where = await visibleTo(kernel, resource, c.req.raw);
    const record = await findRecord(kernel.reads, table, idOf(table, c));
    if (!record || Object.entries(where).some(([field, value]) => record[field as keyof T] !== value)) {
      throw new AppError("not-found");
    }
    return answer(c, resource, record, 200);
  });

  api.post("/", async (c) => {
    const actor = await actorOf(kernel, c);
    const body = await readJson(c.req.raw, resource.createSchema);
    const record = await write(kernel, actor, async (write) => {
      const blank = resource.blank(await countRecords(write.db, table));
      return createRecord(write, table, { ...blank, ...wire.fromWire(body) });
    });
    return answer(c, resource, record, 201);
  });

  api.put("/:id", async (c) => {
    const actor = await actorOf(kernel, c);
    const id = idOf(table, c);
    const changes = wire.fromWire(await readJson(c.req.raw, resource.updateSchema));
    const ifVersion = ifMatch(c);
    const record = await inWireForm(resource, () =>
      write(kernel, actor, (write) => updateRecord(write, table, id, changes, { ifVersion })),
    );
    return answer(c, resource, record, 200);
  });

  api.delete("/:id", async (c) => {
    const actor = await actorOf(kernel, c);
    await write(kernel, actor, (write) => deleteRecord(write, table, idOf(table, c)));
    return c.body(null, 204);
  });

  api.post("/:id/restore", async (c) => {
    const actor = await actorOf(kernel, c);
    const record = await write(kernel, actor, (write) => undeleteRecord(write, table, idOf(table, c)));
    return answer(c, resource, record, 200);
  });

  addReorder(api, kernel, resource);
  addBulk(api, kernel, resource);
  addHistory(api, kernel, resource);
  return api;
}

async function readListQuery<T extends AnyStored>(
  kernel: Kernel,
  resource: CrudResource<T>,
  c: ApiContext,
): Promise<RecordQuery<T>> {
  const where = await visibleTo(kernel, resource, c.req.raw);
  const raw = readQuery(c.req.raw);
  const parsed = listQuery.safeParse(raw);
  if (!parsed.success) throw new AppError("bad-request");
  const filters: Partial<T> = {};
  for (const name of resource.filters ?? []) {
    const value = raw[name];
    // `?category=all` answers everything; requirement API-01.
    if (value !== undefined && value !== "all")
      Object.assign(filters, resource.wire.fromWire({ [name]: value }));
  }
  const trash = parsed.data.trash !== undefined;
  if (trash) await requireSession(kernel, c.req.raw);
  return {
    trash,
    where: { ...filters, ...where },
    search: parsed.data.q,
    sort: parsed.data.sort?.split(",").map((name) => sortField(resource, name)),
    limit: parsed.data.limit,
    offset: parsed.data.offset,
  };
}

function sortField<T extends AnyStored>({ wire }: CrudResource<T>, name: string) {
  const field = wire.fieldOf(name.replace(/^-/, ""));
  if (!field) throw new AppError("bad-request");
  return name.startsWith("-") ? `-${field}` : field;
}

async function visibleTo<T extends AnyStored>(
  kernel: Kernel,
  { anonymousSees }: CrudResource<T>,
  request: Request,
) {
  if (anonymousSees === "nothing") {
    await requireSession(kernel, request);
    return {};
  }
  return (await kernel.authenticate(request)) ? {} : anonymousSees;
}

/** The version of an `If-Match` header such as `"3"`; undefined without one. */
function ifMatch(c: ApiContext): number | undefined {
  const header = c.req.header("if-match");
  if (header === undefined || header === "*") return undefined;
  return parseInput(z.coerce.number().int(), header.replace(/^W\/|"/g, ""));
}

async function inWireForm<T extends AnyStored>(
  { wire }: CrudResource<T>,
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "precondition-failed") throw error;
    throw new AppError("precondition-failed", { current: wire.toWire(error.current as T) });
  }
}

function answer<T extends AnyStored>(c: ApiContext, { wire }: CrudResource<T>, record: T, status: 200 | 201) {
  c.header("ETag", `"${record.version}"`);
  return c.json(wire.toWire(record), status);
}
