import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { problem } from "../../kernel/crud-openapi.server.ts";
import { actorOf } from "../../kernel/crud-resource.server.ts";
import { ifMatch } from "../../kernel/crud-routes.server.ts";
import type { Db } from "../../kernel/database.server.ts";
import { AppError } from "../../kernel/errors.ts";
import {
  type Api,
  type ApiContext,
  type ApiEnv,
  readJson,
  readQuery,
  requireSession,
  wordInPath,
} from "../../kernel/http.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { countRecords, findRecord, listRecords } from "../../kernel/records.server.ts";
import { deleteRecord, undeleteRecord, updateRecord, type Write, write } from "../../kernel/write.server.ts";
import { withPlace } from "./picture-process.server.ts";
import type { Media, PictureUse } from "./schema.ts";
import { cropPicture, mediaTable } from "./store.server.ts";
import { cropBody, mediaBody, mediaWire, replaceBody } from "./wire.ts";

/** How the library learns where pictures are shown: the records that show them are other slices'. */
export type PicturePlaces = {
  usesOf(db: Db, path: string): Promise<PictureUse[]>;
  /** Every path that is shown anywhere. */
  usedPaths(db: Db): Promise<Set<string>>;
  /** Puts another picture in the places of one, in the named ones only where `keys` says so; answers the changed places. */
  replace(write: Write, from: string, to: string, keys?: readonly string[]): Promise<PictureUse[]>;
};

const listQuery = z.object({
  q: z.string().max(200).optional(),
  state: z.enum(["", "all", "missing-alt", "unused", "trash"]).optional(),
  /** One picture, by the path under which records name it. */
  path: z
    .string()
    .regex(/^\/uploads\/[\w.-]{1,200}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  offset: z.coerce.number().int().min(0).default(0),
});

/** `/api/media`: the library of pictures, for staff. Pictures come in through `POST /api/upload`. */
export function mediaApi(kernel: Kernel, places: PicturePlaces): Api {
  const api = new OpenAPIHono<ApiEnv>();
  describe(api);
  const found = async (db: Db, id: string) => {
    const media = await findRecord(db, mediaTable, id);
    if (!media) throw new AppError("not-found");
    return media;
  };

  api.get("/", async (c) => {
    await requireSession(kernel, c.req.raw);
    const parsed = listQuery.safeParse(readQuery(c.req.raw));
    if (!parsed.success) throw new AppError("bad-request");
    const { records, total } = await listMedia(kernel, places, parsed.data);
    c.header("X-Total-Count", String(total));
    return c.json(records.map(mediaWire.toWire));
  });

  api.get("/:id", async (c) => {
    await requireSession(kernel, c.req.raw);
    return answer(c, await found(kernel.reads, wordInPath(c, "id")));
  });

  api.get("/:id/uses", async (c) => {
    await requireSession(kernel, c.req.raw);
    const { path } = await found(kernel.reads, wordInPath(c, "id"));
    return c.json(await places.usesOf(kernel.reads, path));
  });

  api.put("/:id", async (c) => {
    const actor = await actorOf(kernel, c);
    const changes = mediaWire.fromWire(await readJson(c.req.raw, mediaBody));
    const ifVersion = ifMatch(c);
    const media = await inWireForm(() =>
      write(kernel, actor, async (write) => {
        await write.touchSite();
        return updateRecord(write, mediaTable, wordInPath(c, "id"), changes, { ifVersion });
      }),
    );
    return answer(c, media);
  });

  api.post("/:id/crop", async (c) => {
    const actor = await actorOf(kernel, c);
    const area = await readJson(c.req.raw, cropBody);
    const part = await withPlace(() => cropPicture(kernel, actor, wordInPath(c, "id"), area));
    return answer(c, part, 201);
  });

  api.post("/:id/replace", async (c) => {
    const actor = await actorOf(kernel, c);
    const { by, places: keys } = await readJson(c.req.raw, replaceBody, 256 * 1024);
    const changed = await write(kernel, actor, async (write) => {
      const from = await found(write.db, wordInPath(c, "id"));
      const to = await found(write.db, by);
      return places.replace(write, from.path, to.path, keys);
    });
    return c.json({ places: changed });
  });

  api.delete("/:id", async (c) => {
    const actor = await actorOf(kernel, c);
    await write(kernel, actor, async (write) => {
      // First the lock of the writers of pages: a place that takes the picture now would not be seen on PostgreSQL.
      await write.touchSite();
      const media = await found(write.db, wordInPath(c, "id"));
      const uses = await places.usesOf(write.db, media.path);
      if (uses.length > 0) throw new AppError("conflict", { current: uses });
      await deleteRecord(write, mediaTable, media.id);
    });
    return c.body(null, 204);
  });

  api.post("/:id/restore", async (c) => {
    const actor = await actorOf(kernel, c);
    return answer(
      c,
      await write(kernel, actor, (write) => undeleteRecord(write, mediaTable, wordInPath(c, "id"))),
    );
  });
  return api;
}

async function listMedia(
  kernel: Kernel,
  places: PicturePlaces,
  { q, state, path, limit, offset }: z.infer<typeof listQuery>,
): Promise<{ records: Media[]; total: number }> {
  const where: Partial<Media> = {
    ...(path !== undefined && { path }),
    ...(state === "missing-alt" && { alt: "", isDecorative: false }),
  };
  const query = { where, search: q, trash: state === "trash" };
  if (state !== "unused") {
    const records = await listRecords(kernel.reads, mediaTable, { ...query, limit, offset });
    return { records, total: await countRecords(kernel.reads, mediaTable, query) };
  }
  const used = await places.usedPaths(kernel.reads);
  const unused = (await listRecords(kernel.reads, mediaTable, query)).filter(({ path }) => !used.has(path));
  return { records: unused.slice(offset, offset + limit), total: unused.length };
}

function answer(c: ApiContext, media: Media, status: 200 | 201 = 200) {
  c.header("ETag", `"${media.version}"`);
  return c.json(mediaWire.toWire(media), status);
}

async function inWireForm(change: () => Promise<Media>): Promise<Media> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "precondition-failed") throw error;
    throw new AppError("precondition-failed", { current: mediaWire.toWire(error.current as Media) });
  }
}

function describe(api: Api) {
  const json = (schema: z.ZodType) => ({ "application/json": { schema } });
  const picture = mediaBody.required().extend({
    id: z.string(),
    path: z.string(),
    width: z.number(),
    height: z.number(),
    bytes: z.number(),
    kind: z.string(),
    uploader: z.string(),
    createdAt: z.string(),
    version: z.number(),
  });
  const use = z.object({ key: z.string(), screen: z.string(), title: z.string(), href: z.string() });
  const params = z.object({ id: z.string() });
  const refused = {
    401: problem("No session"),
    403: problem("Another site"),
    404: problem("No such picture"),
  };
  const register = (
    method: "get" | "put" | "post" | "delete",
    path: string,
    description: string,
    schema: z.ZodType | null,
    body?: z.ZodType,
    more: Record<number, ReturnType<typeof problem>> = {},
  ) =>
    api.openAPIRegistry.registerPath({
      method,
      path,
      tags: ["media"],
      request: { ...(path !== "/" && { params }), ...(body && { body: { content: json(body) } }) },
      responses: {
        [schema ? 200 : 204]: { description, ...(schema && { content: json(schema) }) },
        ...refused,
        ...more,
      },
    });
  register("get", "/", "The pictures, newest first", z.array(picture));
  register("get", "/{id}", "One picture", picture);
  register("get", "/{id}/uses", "The places that show it", z.array(use));
  register("put", "/{id}", "Its words and focal point", picture, mediaBody, {
    412: problem("An older version"),
    422: problem("Wrong fields"),
  });
  register("post", "/{id}/crop", "A part of it as a new picture", picture, cropBody, {
    422: problem("Wrong fields"),
    503: problem("Too many pictures at once"),
  });
  register(
    "post",
    "/{id}/replace",
    "Another one in its places",
    z.object({ places: z.array(use) }),
    replaceBody,
  );
  register("delete", "/{id}", "In the trash", null, undefined, { 409: problem("It is shown somewhere") });
  register("post", "/{id}/restore", "Out of the trash", picture);
}
