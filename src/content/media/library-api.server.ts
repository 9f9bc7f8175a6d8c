import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import type { PictureUse } from "../../admin-kit/pictures/library.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { countRecords, findRecord, listRecords } from "../../kernel/db/records.server.ts";
import { updateRecord, type Write, write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { type Api, type ApiContext, type ApiEnv, readJson } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { ifVersion } from "../../kernel/resource/calls/if-match.server.ts";
import {
  addDeleteItem,
  addReadItem,
  answerItem,
  changeItem,
  type Item,
  olderVersion,
} from "../../kernel/resource/calls/item-calls.server.ts";
import { answerSchema } from "../../kernel/resource/schemas.ts";
import { idOf } from "../../kernel/resource/served-resource.server.ts";
import { uploadKey } from "../../kernel/resource/upload-key.ts";
import type { StaffRole } from "../../kernel/roles.ts";
import { type Media, media } from "./media.ts";
import { withPlace } from "./picture-process.server.ts";
import { cropPicture, mediaTable } from "./store.server.ts";
import { cropBody, mediaBody, mediaWire, replaceBody } from "./wire.ts";

/** Finds the places that show pictures. The process provides it, because these records belong to other slices. */
export type PicturePlaces = {
  /** Of places that the role may not read, only the screen is told. */
  usesOf(db: Db, path: string, role: StaffRole): Promise<PictureUse[]>;
  /** Every path that is shown anywhere. */
  usedPaths(db: Db): Promise<Set<string>>;
  /**
   * Puts another picture in those places of one that the role may write, or only in those named in `keys`; answers the changed
   * places. Throws `forbidden` when a named place is not the role's to write; ROLE-01.
   */
  replace(
    tx: Write,
    from: string,
    to: string,
    by: { role: StaffRole; keys?: readonly string[] | undefined },
  ): Promise<PictureUse[]>;
};
/** A place as its kind finds it, before the rights of the user are known. */
export type FoundUse = Pick<PictureUse, "key" | "title" | "href">;

const listQuery = z.object({
  q: z.string().max(200).optional(),
  state: z.enum(["", "all", "missing-alt", "unused", "trash"]).optional(),
  /** One picture, by the path under which records name it. */
  path: z
    .string()
    .refine((path) => uploadKey(path) !== undefined)
    .optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  offset: z.coerce.number().int().min(0).default(0),
});

const replaceLimit = 256 * 1024; // bytes: the names of a thousand places

const pictureAnswer = answerSchema(media);

const useAnswer: z.ZodType<PictureUse> = z.object({
  key: z.string(),
  screen: z.string(),
  title: z.string(),
  href: z.string(),
  mayReplace: z.boolean(),
});

/** `/api/media`: the library of pictures, for staff. Pictures come in through `POST /api/upload`. */
export function mediaApi(kernel: Kernel, places: PicturePlaces): Api {
  const api = new OpenAPIHono<ApiEnv>();
  const item = itemOf(places);
  addList(api, kernel, places);
  addReadItem(api, kernel, item);
  addPlaces(api, kernel, places);
  addChanges(api, kernel, item);
  addDeleteItem(api, kernel, item);
  return api;
}

const itemOf = (places: PicturePlaces): Item<Media> => ({
  table: mediaTable,
  answerSchema: pictureAnswer,
  toAnswer: mediaWire.toWire,
  heldBy: z.array(useAnswer),
  beforeDelete: async (tx, id, { user }) => {
    // Takes the lock of writers of pages first: on PostgreSQL a place that begins to show the picture now would not be seen.
    await tx.bumpContentVersion();
    const uses = await places.usesOf(tx.db, (await found(tx.db, id)).path, user.access);
    if (uses.length > 0) throw new AppError("conflict", { current: uses });
  },
});

const id = (c: ApiContext) => idOf(mediaTable, c);

async function found(db: Db, id: string): Promise<Media> {
  const media = await findRecord(db, mediaTable, id);
  if (!media) throw new AppError("not-found");
  return media;
}

function addList(api: Api, kernel: Kernel, places: PicturePlaces) {
  route(api, {
    call: "GET /",
    summary: "The pictures, newest first",
    query: listQuery,
    answers: { 200: pictureAnswer.array() },
    handle: async (c, { query }) => {
      const { records, total } = await listMedia(kernel, places, query());
      c.header("X-Total-Count", String(total));
      return c.json(records.map(mediaWire.toWire));
    },
  });
}

/** Adds the calls that list the places of a picture, and that put another picture in them. */
function addPlaces(api: Api, kernel: Kernel, places: PicturePlaces) {
  route(api, {
    call: "GET /{id}/uses",
    summary: "The places that show a picture",
    peopleOnly: true,
    answers: { 200: z.array(useAnswer) },
    handle: async (c, { session }) => {
      const { path } = await found(kernel.reads, id(c));
      return c.json(await places.usesOf(kernel.reads, path, session.user.access));
    },
  });

  route(api, {
    call: "POST /{id}/replace",
    summary: "Replaces the picture by another in all its places, or in the named ones",
    peopleOnly: true,
    body: replaceBody,
    read: (request, schema) => readJson(request, schema, replaceLimit),
    answers: { 200: z.object({ places: z.array(useAnswer) }) },
    handle: async (c, { session, actor, body }) => {
      const { by, places: keys } = await body();
      const changed = await write(kernel, actor, async (tx) => {
        const from = await found(tx.db, id(c));
        const to = await found(tx.db, by);
        return places.replace(tx, from.path, to.path, { role: session.user.access, keys });
      });
      return c.json({ places: changed });
    },
  });
}

function addChanges(api: Api, kernel: Kernel, item: Item<Media>) {
  route(api, {
    call: "PUT /{id}",
    summary: "Changes the name, the alternative text and the focal point of a picture",
    body: mediaBody,
    answers: { 200: pictureAnswer },
    refuses: olderVersion(pictureAnswer),
    handle: async (c, { actor, body }) => {
      const changes = mediaWire.fromWire(await body());
      const options = { ifVersion: ifVersion(c) };
      const change = () =>
        write(kernel, actor, async (tx) => {
          await tx.bumpContentVersion();
          return updateRecord(tx, mediaTable, id(c), changes, options);
        });
      return answerItem(c, item, await changeItem(item, change));
    },
  });

  route(api, {
    call: "POST /{id}/crop",
    summary: "Creates a new picture from a part of one",
    body: cropBody,
    answers: { 201: pictureAnswer },
    refuses: { 503: "Too many at once" },
    handle: async (c, { actor, body }) => {
      const area = await body();
      return answerItem(c, item, await withPlace(() => cropPicture(kernel, actor, id(c), area)), 201);
    },
  });
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
