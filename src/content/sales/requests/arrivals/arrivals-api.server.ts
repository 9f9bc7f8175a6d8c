import { OpenAPIHono } from "@hono/zod-openapi";
import { streamSSE } from "hono/streaming";
import { z } from "zod";
import type { Hub } from "../../../../kernel/background/hub.server.ts";
import { AppError } from "../../../../kernel/errors.ts";
import type { ApiEnv } from "../../../../kernel/http/http.server.ts";
import { route } from "../../../../kernel/http/route.server.ts";
import type { CallAreas } from "../../../../kernel/http/staff-router.server.ts";
import { seesPlace } from "../../../../kernel/presence/presence-api.server.ts";
import { presenceHub } from "../../../../kernel/presence/presence-hub.server.ts";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { may } from "../../../../kernel/roles.ts";
import { quoteNewsKinds } from "../../notices/news.ts";
import { requestNews } from "../requests.ts";
import { arrivalsFor, arrivalsHub, readArrivals, see } from "./arrivals.server.ts";
import { type Arrivals, arrivalKinds, assignedKinds, seenKinds } from "./arrivals.ts";
import { runStream } from "./arrivals-stream.server.ts";

const count = z.number().int();
const arrivalsAnswer: z.ZodType<Arrivals> = z.object({
  version: count,
  quotes: count,
  messages: count,
  registrations: count,
  latest: z.array(
    z.object({
      id: count,
      kind: z.enum(arrivalKinds),
      name: z.string(),
      news: z.enum(requestNews),
      at: z.string(),
    }),
  ),
  reminders: z.array(z.object({ id: count, title: z.string(), at: z.string() })),
  mentions: z.array(
    z.object({
      id: count,
      requestId: count,
      kind: z.enum(["quote", "message"]),
      name: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
  assigned: z.array(
    z.object({ kind: z.enum(assignedKinds), id: count, title: z.string(), by: z.string(), at: z.string() }),
  ),
  quoteNews: z.array(
    z.object({
      id: count,
      kind: z.enum(quoteNewsKinds),
      requestId: count,
      number: z.string(),
      name: z.string(),
      at: z.string(),
    }),
  ),
  bell: count,
  mail: z.enum(["on", "off", "late", "failed"]),
});

/**
 * The notifications of the bell, mounted at `/api/arrivals`: once (`GET /`) and as server-sent events (`GET /stream`), one
 * with every change. The stream also tells who has which record open, and `edits` of the site. Neither call prolongs the session, since an open tab
 * does not mean that somebody works. Users who may not read sales get no notifications; SURV-03, DESK-07, ROLE-01.
 */
export function arrivalsApi(kernel: Kernel, areas: CallAreas, edits: Hub<unknown>) {
  const hub = arrivalsHub(kernel);
  const streams = boundedStreams();
  const api = new OpenAPIHono<ApiEnv>();

  route(api, {
    call: "GET /",
    summary: "Returns the caller's notifications",
    prolong: false,
    answers: { 200: arrivalsAnswer },
    handle: async (c, { session: { user } }) => c.json(arrivalsFor(await readArrivals(kernel), user)),
  });

  route(api, {
    call: "POST /seen",
    summary:
      "Marks the news of a request, message or quote, or that a task was assigned, as seen by the caller",
    peopleOnly: true,
    prolong: false,
    body: z.object({ kind: z.enum(seenKinds), id: count }),
    handle: async (_c, { actor, body, session }) => {
      if (!may(session.user.access, "read", "sales")) throw new AppError("not-found"); // for them there is nothing
      const { kind, id } = await body();
      await see(kernel, actor, kind, id);
    },
  });

  route(api, {
    call: "GET /stream",
    summary:
      "Sends the notifications after every change, who has which record open, and which pages were edited, as server-sent events",
    prolong: false,
    answers: { 200: { "text/event-stream": z.string() } },
    refuses: { 429: "The user has too many streams open, or the process has" },
    handle: async (c, { session: { user } }) => {
      c.header("X-Accel-Buffering", "no"); // else nginx holds events back until its buffer is full
      if (c.req.raw.method === "HEAD") return c.body(null); // a stream without a reader would never end
      const leaveCount = streams.enter(user.id);
      return streamSSE(c, (stream) =>
        runStream(kernel, stream, c.req.raw, user, (send) => {
          const leaves = [
            presenceHub(kernel).join((present) => {
              const seen = present.filter(({ place }) => seesPlace(areas, user.access, place));
              return send({ event: "presence", data: JSON.stringify(seen) });
            }),
            hub.join((arrivals) => send({ data: JSON.stringify(arrivalsFor(arrivals, user)) })),
            edits.join(async (news) => {
              if (may(user.access, "read", "site"))
                await send({ event: "edits", data: JSON.stringify(news) });
            }),
          ];
          return () => {
            for (const leave of leaves) leave();
          };
        }).finally(leaveCount),
      );
    },
  });

  return api;
}

/** How many tabs a user may have open, in all browsers, and how many streams a process serves. */
const mostOfUser = 20;
const mostOfProcess = 500;
const retryAfter = 10; // seconds

/** Counts the open streams of each user. `enter` throws `too-many`, and returns what ends the count of a stream; SEC-03. */
function boundedStreams() {
  const open = new Map<number, number>();
  let all = 0;
  return {
    enter(userId: number) {
      const own = open.get(userId) ?? 0;
      if (own >= mostOfUser || all >= mostOfProcess) throw new AppError("too-many", { retryAfter });
      open.set(userId, own + 1);
      all += 1;
      return () => {
        all -= 1;
        const left = (open.get(userId) ?? 1) - 1;
        if (left === 0) open.delete(userId);
        else open.set(userId, left);
      };
    },
  };
}
