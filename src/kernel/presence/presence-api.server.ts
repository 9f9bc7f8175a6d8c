import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { AppError } from "../errors.ts";
import type { Api, ApiEnv } from "../http/http.server.ts";
import { route } from "../http/route.server.ts";
import type { CallAreas } from "../http/staff-router.server.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { may, type StaffRole } from "../roles.ts";
import { wordFor } from "../text/word-for.ts";
import { enter, leave, listPresent } from "./presence-store.server.ts";
import type { Present } from "./present.ts";

const tab = z.uuid();
const place = z.string().regex(/^[a-z0-9-]{1,40}\/[\w\u00C0-\uFFFC-]{1,80}$/, "badCharacters");
const field = z.string().regex(/^[\w/.-]{0,200}$/, "badCharacters");
const presentAnswer: z.ZodType<Present[]> = z.array(
  z.object({
    tab,
    place: z.string(),
    userId: z.number().int(),
    name: z.string(),
    isEditing: z.boolean(),
    field: z.string(),
  }),
);

/** Whether a role may read the record at a place, and so may know who has it open. */
export function seesPlace(areas: CallAreas, role: StaffRole, place: string): boolean {
  const area = wordFor(areas, place.split("/")[0] ?? "");
  return area !== undefined && may(role, "read", area);
}

/**
 * The calls by which a tab of the admin reports the record that it has open, mounted at `/api/presence`; the stream of
 * notifications reports the other users. Neither prolongs the session; requirement DESK-07.
 */
export function presenceApi(kernel: Kernel, areas: CallAreas): Api {
  const api = new OpenAPIHono<ApiEnv>();

  route(api, {
    call: "POST /",
    summary:
      "Reports, every few seconds, which record a tab has open; returns who has which record open, as far as the caller may read it",
    prolong: false,
    body: z.object({ tab, place, isEditing: z.boolean(), field: field.optional() }),
    answers: { 200: presentAnswer },
    handle: async (c, { session, body }) => {
      const told = await body();
      const { id: userId, name, access } = session.user;
      if (!seesPlace(areas, access, told.place)) throw new AppError("forbidden");
      await enter(kernel, { field: "", ...told, userId, name });
      const present = await listPresent(kernel);
      return c.json(present.filter(({ place }) => seesPlace(areas, access, place)));
    },
  });

  route(api, {
    call: "POST /leave",
    summary: "Reports that a tab has closed its record",
    prolong: false,
    body: z.object({ tab }),
    handle: async (_c, { session, body }) => {
      await leave(kernel, session.user.id, (await body()).tab);
    },
  });

  return api;
}
