import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import type { Api, ApiEnv } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { may, type StaffRole } from "../../kernel/roles.ts";
import { noteFound } from "../privacy/personal-reads.server.ts";
import { type SearchAnswer, searchAnswer } from "./search-hit.ts";
import { type FoundKind, foundKinds } from "./searchable-resources.server.ts";

const ofEachKind = 5;

/** `GET /?q=…`: records of every kind that contain the words, in any spelling and inside other words; requirement ADM-02. */
export function searchApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  route(api, {
    call: "GET /",
    summary: "A few records of each kind, newest first; `more` names the screens with further hits",
    query: z.object({ q: z.string().max(200) }),
    answers: { 200: searchAnswer },
    handle: async (c, { session, query }) => {
      const { answer, tables } = await searchEverything(kernel, session.user.access, query().q);
      await noteFound(kernel, session, tables);
      return c.json(answer);
    },
  });
  return api;
}

/** At most 5 records of each kind that the role may read, newest first, and the tables in which records were found. */
async function searchEverything(
  kernel: Kernel,
  role: StaffRole,
  text: string,
): Promise<{ answer: SearchAnswer; tables: string[] }> {
  const search = async ({ resource, search }: FoundKind) => ({
    resource,
    hits: await search(kernel.reads, text, ofEachKind + 1),
  });
  const kinds = foundKinds.filter(({ area }) => may(role, "read", area));
  const found = (await Promise.all(kinds.map(search))).filter(({ hits }) => hits.length > 0);
  const hits = found.flatMap(({ hits }) => hits.slice(0, ofEachKind));
  const rest = found.flatMap(({ hits }) => hits.slice(ofEachKind));
  const more = rest.map(({ screen }) => screen);
  return { answer: { hits, more }, tables: found.map(({ resource }) => resource) };
}
