import { setTimeout as pause } from "node:timers/promises";
import type { SSEMessage, SSEStreamingApi } from "hono/streaming";
import type { Kernel, Session } from "../../../kernel/process/kernel.server.ts";
import { arrivalsFor, readArrivals } from "./arrivals.server.ts";

const checkSessionEvery = 2000; // ms
const lastWordWithin = 1000; // ms

type Send = (message: SSEMessage) => Promise<void>;

/**
 * Runs a stream until its reader, its session or the process ends: what arrived until now, then what `join` sends; `ended`
 * when the session has ended or its user may do something else by now. A database that is away ends nobody's session.
 */
export async function runStream(
  kernel: Kernel,
  stream: SSEStreamingApi,
  request: Request,
  user: Session["user"],
  join: (send: Send) => () => void,
) {
  const finished = Promise.withResolvers<void>();
  const finish = () => finished.resolve();
  stream.onAbort(finish);
  kernel.shutdown.signal.addEventListener("abort", finish);
  let isOver = false;
  /** The session, or null once it has ended; undefined without the database. */
  const look = async () => {
    const session = await kernel.authenticate(request, { prolong: false }).catch(() => undefined);
    if (isOver) return null;
    if (session === undefined || session?.user.access === user.access) return session;
    isOver = true;
    // Who does not read is not waited for.
    await Promise.race([stream.writeSSE({ event: "ended", data: "" }), pause(lastWordWithin)]);
    finish();
    return null;
  };
  // There are names of people in it: between two looks nothing goes to somebody who is out by now; SEC-01.
  const leave = join(async (message) => {
    if (await look()) await stream.writeSSE(message);
  });
  const timer = setInterval(look, checkSessionEvery);
  readArrivals(kernel)
    .then((arrivals) => stream.writeSSE({ data: JSON.stringify(arrivalsFor(arrivals, user)), retry: 2000 }))
    .catch(finish); // the browser asks again
  await finished.promise;
  clearInterval(timer);
  leave();
  kernel.shutdown.signal.removeEventListener("abort", finish);
}
