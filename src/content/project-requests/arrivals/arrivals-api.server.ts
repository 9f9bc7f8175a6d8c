import { setTimeout as pause } from "node:timers/promises";
import { OpenAPIHono } from "@hono/zod-openapi";
import { streamSSE } from "hono/streaming";
import { z } from "zod";
import type { ApiEnv } from "../../../kernel/http/http.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { may } from "../../../kernel/roles.ts";
import { type Arrivals, arrivalKinds, requestNews } from "../requests.ts";
import { arrivalsFor, arrivalsHub, readArrivals } from "./arrivals.server.ts";

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
  mail: z.enum(["on", "off", "late", "failed"]),
});

const checkSessionEvery = 2000; // ms
const lastWordWithin = 1000; // ms

/**
 * What the bell shows, mounted at `/api/arrivals`: once (`GET /`) and as server-sent events (`GET /stream`), one with every
 * change, `ended` when the session has ended. Neither prolongs the session: a tab that lies open is nobody at work; SURV-03.
 */
export function arrivalsApi(kernel: Kernel) {
  const hub = arrivalsHub(kernel);
  const api = new OpenAPIHono<ApiEnv>();

  route(api, {
    method: "get",
    path: "/",
    summary: "The notifications",
    prolong: false,
    answers: { 200: arrivalsAnswer },
    handle: async (c, { session }) => c.json(arrivalsFor(await readArrivals(kernel), session.user.id)),
  });

  route(api, {
    method: "get",
    path: "/stream",
    summary: "The notifications after every change, as server-sent events",
    prolong: false,
    answers: { 200: { "text/event-stream": z.string() } },
    handle: async (c, { session: { user } }) => {
      const request = c.req.raw;
      c.header("X-Accel-Buffering", "no"); // nginx would keep the events until its buffer is full
      if (request.method === "HEAD") return c.body(null); // a stream without a reader would never end
      return streamSSE(c, async (stream) => {
        const finished = Promise.withResolvers<void>();
        const finish = () => finished.resolve();
        stream.onAbort(finish);
        kernel.shutdown.signal.addEventListener("abort", finish);
        let isOver = false;
        /** The session, or null once it has ended or its user may see less, which ends the stream. A database that is away ends nobody's: undefined. */
        const look = async () => {
          const session = await kernel.authenticate(request, { prolong: false }).catch(() => undefined);
          const isAllowed = session === undefined || (session && may(session.user.access, "read", "sales"));
          if (isAllowed || isOver) return session;
          isOver = true;
          // Who does not read is not waited for.
          await Promise.race([stream.writeSSE({ event: "ended", data: "" }), pause(lastWordWithin)]);
          finish();
          return null;
        };
        // There are names of people in it: between two looks nothing goes to somebody who is out by now; SEC-01.
        const leave = hub.join(async (arrivals) => {
          if (await look()) await stream.writeSSE({ data: JSON.stringify(arrivalsFor(arrivals, user.id)) });
        });
        const timer = setInterval(look, checkSessionEvery);
        readArrivals(kernel)
          .then((arrivals) =>
            stream.writeSSE({ data: JSON.stringify(arrivalsFor(arrivals, user.id)), retry: 2000 }),
          )
          .catch(finish); // the browser asks again
        await finished.promise;
        clearInterval(timer);
        leave();
        kernel.shutdown.signal.removeEventListener("abort", finish);
      });
    },
  });

  return api;
}
