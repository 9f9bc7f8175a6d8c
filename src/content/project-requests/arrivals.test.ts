import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createApi } from "../../api.server.ts";
import type { Session } from "../../kernel/kernel.server.ts";
import { openKernel } from "../../kernel/open-kernel.server.ts";
import { caller } from "../../kernel/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/test-kernel.ts";
import { arrivalsHub } from "./arrivals.server.ts";
import type { Arrivals } from "./schema.ts";

const quote = {
  name: "منيرة",
  company_name: "خُطى",
  phone: "0551234567",
  email: "m@mail.example",
  message: "",
};

describe.each(databases)("arrivals on %s", (database) => {
  const house = async () => {
    const state = { session: testSession as Session | null, prolonged: 0, looks: 0 };
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off" },
      authenticate: async (_kernel, _request, { prolong = true } = {}) => {
        if (prolong) state.prolonged += 1;
        state.looks += 1;
        return state.session;
      },
    });
    const api = createApi(kernel);
    return { kernel, state, api, call: caller(api) };
  };
  type Api = Awaited<ReturnType<typeof house>>["api"];

  /** Reads the events of an open stream one by one; undefined at its end. */
  async function listen(api: Api) {
    const response = await api.request("/arrivals/stream", {}, { remoteAddress: "127.0.0.1" });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    onTestFinished(() => reader?.cancel());
    let rest = "";
    const next = async (): Promise<{ event: string; data: string } | undefined> => {
      while (!rest.includes("\n\n")) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) return undefined;
        rest += value;
      }
      const [block = ""] = rest.split("\n\n");
      rest = rest.slice(block.length + 2);
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, "m").exec(block)?.[1] ?? "";
      return { event: field("event"), data: field("data") };
    };
    const arrivals = async (): Promise<Arrivals> => JSON.parse((await next())?.data ?? "null");
    return { response, next, arrivals };
  }

  test("SURV-03 every open stream hears of a request at once, of its opening, and of one that another process took", async () => {
    const { kernel, api, call } = await house();
    const [one, two] = [await listen(api), await listen(api)];
    expect(one.response.headers.get("content-type")).toBe("text/event-stream");
    expect(await one.arrivals()).toEqual({
      version: expect.any(Number),
      quotes: 0,
      messages: 0,
      latest: [],
      mail: "off",
    });
    await two.arrivals();
    const start = performance.now();
    await call("POST", "/api/project-requests", quote);
    for (const stream of [one, two])
      expect(await stream.arrivals()).toMatchObject({
        quotes: 1,
        latest: [{ id: 1, kind: "quote", name: "خُطى", news: "arrived" }],
      });
    expect(performance.now() - start).toBeLessThan(5000);
    await call("POST", "/api/project-requests/bulk", { ids: [1], action: "read" });
    expect(await one.arrivals()).toMatchObject({ quotes: 0, latest: [] });

    const other = await openKernel(kernel.config);
    onTestFinished(() => other.database.close());
    await caller(createApi(other))("POST", "/api/project-requests", { ...quote, name: "من عملية أخرى" });
    other.contentVersion.stop();
    expect(await one.arrivals()).toMatchObject({ quotes: 1 });
  });

  test("SURV-03 SEC-01 a stream prolongs no session and ends with it; so does the process", async () => {
    const { kernel, state, api } = await house();
    const stream = await listen(api);
    await stream.arrivals();
    expect((await api.request("/arrivals", {}, { remoteAddress: "127.0.0.1" })).status).toBe(200);
    state.session = null;
    expect((await stream.next())?.event).toBe("ended");
    expect(await stream.next()).toBeUndefined();
    expect(state.prolonged).toBe(0);
    expect((await api.request("/arrivals/stream", {}, { remoteAddress: "127.0.0.1" })).status).toBe(401);
    state.session = testSession;
    const last = await listen(api);
    await last.arrivals();
    kernel.shutdown.abort();
    expect(await last.next()).toBeUndefined();
  });

  test("SEC-01 what arrives after a session has ended goes to no stream of it", async () => {
    const { state, api, call } = await house();
    const stream = await listen(api);
    await stream.arrivals();
    state.session = null;
    await call("POST", "/api/project-requests", quote);
    expect(await stream.next()).toEqual({ event: "ended", data: "" });
    expect(await stream.next()).toBeUndefined();
  });

  test("SURV-03 SEC-01 a stream that nobody reads, and one that was only asked about, leave nothing running behind", async () => {
    const { state, api } = await house();
    const ask = (method: string) =>
      api.request("/arrivals/stream", { method }, { remoteAddress: "127.0.0.1" });
    expect((await ask("HEAD")).status).toBe(200);
    await pause(2500);
    expect(state.looks).toBe(1); // the request's own
    await ask("GET");
    state.session = null;
    await pause(3500);
    const { looks } = state;
    await pause(2500);
    expect(state.looks).toBe(looks);
  }, 15_000);

  test("SURV-03 a stream that nobody reads keeps no other waiting", async () => {
    const { kernel, call } = await house();
    const hub = arrivalsHub(kernel);
    const heard: number[] = [];
    const leave = [
      hub.join(() => new Promise(() => {})),
      hub.join(async ({ quotes }) => void heard.push(quotes)),
    ];
    for (const message of ["أ", "ب"]) {
      const before = heard.length;
      await call("POST", "/api/project-requests", { ...quote, message });
      await vi.waitFor(() => expect(heard.length).toBeGreaterThan(before), 5000);
    }
    expect(heard.at(-1)).toBe(2);
    for (const end of leave) end();
  });
});
