import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { problem } from "../kernel/crud-openapi.server.ts";
import { AppError } from "../kernel/errors.ts";
import { type Api, type ApiEnv, readQuery, requireSession } from "../kernel/http.server.ts";
import type { Kernel } from "../kernel/kernel.server.ts";
import { noteFound } from "./personal-reads.server.ts";
import { type FoundKind, foundKinds } from "./record-kinds.server.ts";
import type { SearchAnswer } from "./search-hit.ts";

const ofEachKind = 5;
const query = z.object({ q: z.string().max(200) });

/** `GET /?q=…`: records of every kind in which the words occur, folded and inside words; requirement ADM-02. */
export function searchApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  describe(api);
  api.get("/", async (c) => {
    const session = await requireSession(kernel, c.req.raw);
    const parsed = query.safeParse(readQuery(c.req.raw));
    if (!parsed.success) throw new AppError("bad-request");
    const { answer, tables } = await searchEverything(kernel, parsed.data.q);
    await noteFound(kernel, session, tables);
    return c.json(answer);
  });
  return api;
}

/** At most 5 records of each kind, newest first, and the tables that have any. */
async function searchEverything(
  kernel: Kernel,
  text: string,
): Promise<{ answer: SearchAnswer; tables: string[] }> {
  const search = async ({ resource, search }: FoundKind) => ({
    resource,
    hits: await search(kernel.reads, text, ofEachKind + 1),
  });
  const found = (await Promise.all(foundKinds.map(search))).filter(({ hits }) => hits.length > 0);
  const hits = found.flatMap(({ hits }) => hits.slice(0, ofEachKind));
  const rest = found.flatMap(({ hits }) => hits.slice(ofEachKind));
  // The list of requests does not look into their quotes.
  const more = rest.filter(({ quoteOf }) => quoteOf === undefined).map(({ screen }) => screen);
  return { answer: { hits, more }, tables: found.map(({ resource }) => resource) };
}

function describe(api: Api) {
  const hit = z.object({
    screen: z.string(),
    id: z.union([z.number(), z.string()]),
    title: z.string(),
    detail: z.string(),
    quoteOf: z.number().optional(),
  });
  api.openAPIRegistry.registerPath({
    method: "get",
    path: "/",
    tags: ["search"],
    request: { query },
    responses: {
      200: {
        description: "A few records of each kind, newest first; `more` names the screens that have others",
        content: {
          "application/json": { schema: z.object({ hits: z.array(hit), more: z.array(z.string()) }) },
        },
      },
      400: problem("Malformed"),
      401: problem("No session"),
    },
  });
}
