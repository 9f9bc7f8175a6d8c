import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Arrivals } from "./arrivals.ts";

// Each import after `resetModules` has its own module state, as another tab of the same browser would.

const news = (version: number): Arrivals => ({
  version,
  quotes: version,
  messages: 0,
  registrations: 0,
  latest: [],
  reminders: [],
  mentions: [],
  assigned: [],
  quoteNews: [],
  bell: 0,
  mail: "on",
});
const poll = 4000; // ms

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.opened.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  send(arrivals: Arrivals) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(arrivals) }));
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event("error"));
  }
}

const leaves: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  Stream.opened = [];
});
afterEach(async () => {
  for (const leave of leaves.splice(0)) leave();
  await settle();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Waits for locks and channels of Node, which do not use the fake clock and answer after a few turns of the event loop. */
async function settle() {
  for (let turn = 0; turn < 20; turn++) await setImmediate();
}

async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
}

/** A browser and its server. The server answers `server.version`; with 0 it is unreachable, with -1 nobody is signed in. */
function browser({ hasStreams = true, hasLocks = true } = {}) {
  const server = { version: 1, asked: [] as string[] };
  vi.stubGlobal("window", { BroadcastChannel, ...(hasStreams && { EventSource: Stream }) });
  vi.stubGlobal("EventSource", Stream);
  if (!hasLocks) vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    server.asked.push(`${method} ${path}`);
    if (server.version === 0) throw new TypeError("Failed to fetch");
    if (server.version < 0) return Response.json({ code: "unauthorized" }, { status: 401 });
    return Response.json(news(server.version));
  });
  return server;
}

/** A tab that shows the bell; `heard` lists the counts that it has shown. */
async function tab() {
  vi.resetModules();
  const { arrivalsFeed } = await import("./arrivals-feed.ts");
  const signedOut = await import("../../../../kernel/http/signed-out.ts");
  const heard: (number | undefined)[] = [];
  const leave = arrivalsFeed.subscribe(() => heard.push(arrivalsFeed.read()?.quotes));
  leaves.push(leave);
  await settle();
  return { feed: arrivalsFeed, signedOut, heard, leave };
}

const open = () => Stream.opened.filter(({ readyState }) => readyState !== Stream.CLOSED);

test("SURV-03 one tab holds the stream and passes events to the others; when it closes, another tab takes over", async () => {
  const server = browser();
  const [one, two] = [await tab(), await tab()];
  expect(one.feed.read()).toEqual(news(1));
  expect([one.heard.at(-1), two.heard.at(-1)]).toEqual([1, 1]);
  expect(Stream.opened.map(({ url }) => url)).toEqual(["/api/arrivals/stream"]);
  Stream.opened[0]?.send(news(2));
  await settle();
  expect([one.heard.at(-1), two.heard.at(-1)]).toEqual([2, 2]);
  expect(two.feed.read()).toEqual(news(2));
  // A refresh in the second tab also updates the bell of the first.
  server.version = 3;
  await two.feed.refresh();
  await settle();
  expect([one.heard.at(-1), two.heard.at(-1)]).toEqual([3, 3]);

  one.leave();
  await settle();
  expect([Stream.opened.length, open().length]).toEqual([2, 1]);
  const told = one.heard.length;
  Stream.opened[1]?.send(news(4));
  await settle();
  expect([one.heard.length, two.heard.at(-1)]).toEqual([told, 4]);
  const asked = server.asked.length;
  two.leave();
  await pass(20 * poll);
  expect([open().length, server.asked.length]).toEqual([0, asked]);
});

test("SURV-03 two bells on one screen share one feed, which stops with the last of them and can start again", async () => {
  const server = browser();
  const { feed, heard, leave } = await tab();
  const second: unknown[] = [];
  const leaveSecond = feed.subscribe(() => second.push(feed.read()?.quotes));
  await settle();
  expect([server.asked, Stream.opened.length]).toEqual([["GET /api/arrivals"], 1]);
  leave();
  Stream.opened[0]?.send(news(2));
  expect([heard.at(-1), second]).toEqual([1, [2]]);
  leaveSecond();
  expect(open()).toEqual([]);
  await settle();
  leaves.push(feed.subscribe(() => second.push(feed.read()?.quotes)));
  await settle();
  expect([open().length, server.asked.length]).toEqual([1, 2]);
});

test("SURV-03 without locks each tab has a stream of its own", async () => {
  browser({ hasLocks: false });
  await tab();
  await tab();
  expect(open()).toHaveLength(2);
});

test("SURV-03 without its stream the bell polls within five seconds, and tries the stream again after a minute", async () => {
  const server = browser();
  const { heard } = await tab();
  const [stream] = Stream.opened;
  stream?.fail(0); // the browser reconnects by itself
  await pass(2 * poll);
  expect(server.asked).toHaveLength(1);
  server.version = 2;
  stream?.fail(Stream.CLOSED);
  await settle();
  expect([heard.at(-1), server.asked.length]).toEqual([2, 2]);
  server.version = 3;
  await pass(poll - 1);
  expect(heard.at(-1)).toBe(2);
  await pass(1);
  expect(heard.at(-1)).toBe(3);
  server.version = 0; // without an answer the bell keeps its content and polls on
  await pass(poll);
  expect([heard.at(-1), server.asked.length]).toEqual([3, 4]);
  server.version = 4;
  await pass(poll);
  expect([heard.at(-1), Stream.opened.length]).toEqual([4, 1]);
  await pass(11 * poll);
  expect([server.asked.length, Stream.opened.length]).toEqual([16, 1]);
  await pass(poll);
  expect([server.asked.length, Stream.opened.length]).toEqual([16, 2]);
  Stream.opened[1]?.send(news(9));
  expect(heard.at(-1)).toBe(9);
});

test("SURV-03 a browser without server-sent events learns of a change within five seconds", async () => {
  const server = browser({ hasStreams: false });
  const { heard } = await tab();
  server.version = 2;
  await pass(5000);
  expect([heard.at(-1), Stream.opened]).toEqual([2, []]);
});

test("SEC-01 SURV-03 when the session has ended the bell makes one call and then waits until somebody signs in", async () => {
  const server = browser();
  const { heard, signedOut } = await tab();
  server.version = -1;
  Stream.opened[0]?.dispatchEvent(new Event("ended"));
  await settle();
  expect([open().length, server.asked.length]).toEqual([0, 2]);
  await pass(40 * poll);
  expect([Stream.opened.length, server.asked.length]).toEqual([1, 2]);
  server.version = 7;
  signedOut.noteSignedIn();
  await settle();
  expect(open()).toHaveLength(1);
  Stream.opened[1]?.send(news(8));
  expect(heard.at(-1)).toBe(8);
});

test("SEC-01 SURV-03 a bell whose stream ends after another call was refused makes no call", async () => {
  const server = browser();
  const { signedOut } = await tab();
  const asked = server.asked.length;
  server.version = -1;
  signedOut.noteSignedOut();
  Stream.opened[0]?.dispatchEvent(new Event("ended"));
  await settle();
  await pass(40 * poll);
  expect([open().length, server.asked.length]).toEqual([0, asked]);
});
