import { setTimeout as pause } from "node:timers/promises";
import type { SSEMessage, SSEStreamingApi } from "hono/streaming";
import { getOrMake } from "../../../../kernel/objects.ts";
import type { Kernel, Session } from "../../../../kernel/process/kernel.server.ts";
import { arrivalsFor, readArrivals } from "./arrivals.server.ts";

const checkSessionEvery = 2000; // ms
const lastWordWithin = 1000; // ms for sending `ended`

type Send = (message: SSEMessage) => Promise<void>;

/**
 * Runs a stream until its reader, its session or the process ends. Sends the current notifications, then what `join` sends,
 * and `ended` when the session has ended or the user's role has changed. A failing database does not end the stream.
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
  /** The session; null once it has ended; undefined when the database fails. */
  const look = async () => {
    const session = await kernel.authenticate(request, { prolong: false }).catch(() => undefined);
    if (isOver) return null;
    if (session === undefined || session?.user.access === user.access) return session;
    isOver = true;
    // Do not wait long for a reader who no longer reads.
    await Promise.race([stream.writeSSE({ event: "ended", data: "" }), pause(lastWordWithin)]);
    finish();
    return null;
  };
  // Events hold names of people, so the session is checked before each one too, not only at the interval; SEC-01.
  const leave = join(async (message) => {
    if (await look()) await stream.writeSSE(message);
  });
  const leaveClock = clockOf(kernel).join(look);
  readArrivals(kernel)
    .then((arrivals) => stream.writeSSE({ data: JSON.stringify(arrivalsFor(arrivals, user)), retry: 2000 }))
    .catch(finish); // the browser reconnects
  await finished.promise;
  leaveClock();
  leave();
  kernel.shutdown.signal.removeEventListener("abort", finish);
}

type Tick = () => unknown;
type Clock = { join(tick: Tick): () => void };

const clocks = new WeakMap<Kernel["shutdown"], Clock>();

/** The one timer that all streams of a process share; it runs only while there is a stream. */
const clockOf = ({ shutdown }: Kernel): Clock => getOrMake(clocks, shutdown, makeClock);

function makeClock(): Clock {
  const ticks = new Set<Tick>();
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    join(tick) {
      ticks.add(tick);
      timer ??= setInterval(() => {
        for (const one of ticks) one();
      }, checkSessionEvery);
      return () => {
        ticks.delete(tick);
        if (ticks.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
