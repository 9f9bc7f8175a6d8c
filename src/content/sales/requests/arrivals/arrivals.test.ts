import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createApi } from "../../../../api.server.ts";
import { write } from "../../../../kernel/db/write.server.ts";
import type { Edits } from "../../../../kernel/presence/edits.ts";
import type { Present } from "../../../../kernel/presence/present.ts";
import { type Session, visitor } from "../../../../kernel/process/kernel.server.ts";
import { openKernel } from "../../../../kernel/process/open-kernel.server.ts";
import { caller } from "../../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../../kernel/testing/test-kernel.ts";
import { makeUnread } from "../desk.server.ts";
import { arrivalsFor, arrivalsHub } from "./arrivals.server.ts";
import type { Arrivals } from "./arrivals.ts";

const quote = {
  name: "منيرة",
  company_name: "خُطى",
  phone: "0551234567",
  email: "m@mail.example",
  message: "",
};

describe.each(databases)("arrivals on %s", (database) => {
  const startApi = async (now?: () => Date) => {
    const state = { session: testSession as Session | null, prolonged: 0, looks: 0 };
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off" },
      ...(now && { now }),
      authenticate: async (_kernel, _request, { prolong = true } = {}) => {
        if (prolong) state.prolonged += 1;
        state.looks += 1;
        return state.session;
      },
    });
    const api = createApi(kernel);
    return { kernel, state, api, call: caller(api) };
  };
  type Api = Awaited<ReturnType<typeof startApi>>["api"];

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
    /** Who is present, once the stream reports exactly these places. */
    const present = async (...places: string[]) => {
      for (let message = await next(); message; message = await next()) {
        const told: Present[] = message.event === "presence" ? JSON.parse(message.data) : [];
        if (
          told
            .map(({ place }) => place)
            .sort()
            .join() === places.join()
        )
          return told;
      }
      return undefined;
    };
    return { response, next, arrivals, present };
  }

  test("SURV-03 every open stream reports a new request at once, its reading, and a request of another process", async () => {
    const { kernel, api, call } = await startApi();
    const [one, two] = [await listen(api), await listen(api)];
    expect(one.response.headers.get("content-type")).toBe("text/event-stream");
    expect(await one.arrivals()).toEqual({
      version: expect.any(Number),
      quotes: 0,
      messages: 0,
      registrations: 0,
      latest: [],
      reminders: [],
      mentions: [],
      assigned: [],
      quoteNews: [],
      bell: 0,
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

  test("DESK-07 ROLE-01 the stream tells who has which record open, without requests for users who may not read sales", async () => {
    const { state, api, call } = await startApi(() => new Date("2026-11-22T09:00:00Z")); // a fixed clock: nobody's presence expires
    const owner = await listen(api);
    await owner.arrivals();
    const own = testSession.user;
    state.session = { ...testSession, user: { ...own, access: "editor" } };
    const editor = await listen(api);
    expect((await call("GET", "/api/arrivals")).body).toMatchObject({ quotes: 0, latest: [] });
    expect(await editor.arrivals()).toMatchObject({ quotes: 0, latest: [] });
    const enter = (place: string) =>
      call("POST", "/api/presence", { tab: crypto.randomUUID(), place, isEditing: true });
    state.session = testSession;
    await call("POST", "/api/project-requests", quote);
    await enter("project-requests/1");
    expect(await owner.present("project-requests/1")).toMatchObject([{ name: own.name, isEditing: true }]);
    await enter("services/1");
    expect(await owner.present("project-requests/1", "services/1")).toHaveLength(2);
    // The stub of the session must match the stream's user, else the stream sends nothing.
    state.session = { ...testSession, user: { ...own, access: "editor" } };
    const late = await listen(api);
    expect(await late.present("services/1")).toHaveLength(1);
  });

  test("EDIT-01 the stream tells which pages' drafts changed, in any process, and when something became public", async () => {
    const { kernel, api, call } = await startApi();
    const save = (by: typeof call, section: string, value: string) =>
      by("PATCH", `/api/content/${section}`, {
        client: "editor-one",
        fields: { heroTitle: { base: "", value } },
      });
    await save(call, "homepage", "قبل");
    const stream = await listen(api);
    const edits = async (): Promise<Edits> => {
      for (let message = await stream.next(); message; message = await stream.next())
        if (message.event === "edits") return JSON.parse(message.data);
      throw new Error("the stream has ended");
    };
    await pause(300); // what was edited before is no news
    await save(call, "about", "أول");
    const { content, drafts } = await edits();
    expect(drafts).toEqual({ about: 1 });
    const other = await openKernel(kernel.config);
    onTestFinished(() => other.database.close());
    other.authenticate = kernel.authenticate;
    await save(caller(createApi(other)), "about", "ثانٍ");
    other.contentVersion.stop();
    expect(await edits()).toEqual({ content, drafts: { about: 2 }, said: [] });
    const link = (await call("POST", "/api/content/about/shares", { grants: "remark" })).body;
    const remark = { address: "pages/about/heroTitle", text: "أقصر", name: "نورة" };
    const asGuest = { headers: { "x-guest": "noura-noura-noura" } };
    expect((await call("POST", `/api/review/${link.token}/remarks`, remark, asGuest)).status).toBe(201);
    expect(await edits()).toEqual({ content, drafts: {}, said: ["about"] });
    await call("POST", "/api/services", { title: "خدمة" });
    const published = await edits();
    expect(published.drafts).toEqual({});
    expect(published.content).toBeGreaterThan(content);
  });

  test("SURV-03 AREQ-02 the bell counts unread requests by kind and lists the eight that became unread last", async () => {
    const clock = { now: Date.parse("2026-11-21T08:00:00Z") };
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off", SMTP_URL: "smtp://127.0.0.1:1" },
      now: () => new Date(clock.now),
      session: testSession,
    });
    const call = caller(createApi(kernel));
    const bell = async (): Promise<Arrivals> => (await call("GET", "/api/arrivals")).body;
    const send = async (values: object) => {
      clock.now += 1000;
      return (await call("POST", "/api/project-requests", { ...quote, ...values })).body.id;
    };
    const contact = { reason: "problem", message: "لا يفتح" };
    await send({ requested_services: contact, company_name: "" });
    for (let count = 2; count <= 9; count++) await send({ message: `${count}` });
    const before = await bell();
    expect(before).toMatchObject({ quotes: 8, messages: 1, mail: "on" });
    expect(before.latest.map(({ id }) => id)).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
    expect(before.latest[0]).toEqual({
      id: 9,
      kind: "quote",
      name: "خُطى",
      news: "arrived",
      at: "2026-11-21T08:00:09.000Z",
    });
    await call("DELETE", "/api/project-requests/9");
    await call("POST", "/api/project-requests/bulk", { ids: [8, 7], action: "read" });
    const changed = await bell();
    expect(changed.version).toBeGreaterThan(before.version);
    expect([changed.quotes, changed.latest.map(({ id }) => id)]).toEqual([5, [6, 5, 4, 3, 2, 1]]);
    expect(changed.latest.at(-1)).toMatchObject({ kind: "message", name: "منيرة" });
    // An answer to its quote makes an old request the latest again.
    clock.now += 1000;
    await write(kernel, visitor, (tx) => makeUnread(tx, 2, "declined"));
    expect((await bell()).latest[0]).toMatchObject({
      id: 2,
      news: "declined",
      at: "2026-11-21T08:00:10.000Z",
    });
    clock.now += 60_000;
    expect((await bell()).mail).toBe("late");
    const given_up_at = kernel.now().toISOString();
    await kernel.db.updateTable("outbox").set({ given_up_at, next_attempt_at: null }).execute();
    expect((await bell()).mail).toBe("failed");
  });

  test("SURV-03 no proxy buffers the stream, browsers reconnect after two seconds, and a HEAD has no body", async () => {
    const { api } = await startApi();
    const stream = await listen(api);
    expect(stream.response.headers.get("x-accel-buffering")).toBe("no");
    const response = await api.request("/arrivals/stream", {}, { remoteAddress: "127.0.0.1" });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    onTestFinished(() => reader?.cancel());
    let text = "";
    while (!text.includes("\n\n")) text += (await reader?.read())?.value ?? "\n\n";
    expect(text).toMatch(/^retry: 2000$/m);
    const head = await api.request("/arrivals/stream", { method: "HEAD" }, { remoteAddress: "127.0.0.1" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  test("SURV-03 SURV-02 the bell reads again after twenty seconds, and half a second after a failed read", async () => {
    const { kernel } = await startApi();
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const state = { version: 5, isAway: false };
    const hub = arrivalsHub({
      ...kernel,
      contentVersion: { ...kernel.contentVersion, inboxVersion: () => state.version },
      get reads() {
        if (state.isAway) throw new Error("the database is away");
        return kernel.reads;
      },
    });
    const heard: number[] = [];
    const leave = hub.join(async ({ version }) => void heard.push(version));
    /** Advances the fake clock, then waits until listeners were told, `until` times in all. */
    const pass = async (ms: number, until = 0) => {
      vi.advanceTimersByTime(ms);
      do await pause(50);
      while (heard.length < until);
    };
    await pass(20_000);
    expect(heard).toEqual([]);
    await pass(500, 1);
    expect(heard).toEqual([5]);
    state.isAway = true;
    state.version = 6;
    await pass(500);
    expect(heard).toEqual([5]);
    state.isAway = false;
    await pass(500, 2);
    expect(heard).toEqual([5, 6]);
    leave();
    state.version = 7;
    await pass(60_000);
    expect(heard).toEqual([5, 6]);
    hub.join(async ({ version }) => void heard.push(version))();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("SURV-03 SEC-01 a stream prolongs no session, and ends with its session or the process", async () => {
    const { kernel, state, api } = await startApi();
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

  test("SEC-01 a stream sends nothing that arrives after its session has ended", async () => {
    const { state, api, call } = await startApi();
    const stream = await listen(api);
    await stream.arrivals();
    state.session = null;
    await call("POST", "/api/project-requests", quote);
    expect(await stream.next()).toEqual({ event: "ended", data: "" });
    expect(await stream.next()).toBeUndefined();
  });

  test("SURV-03 SEC-01 after a HEAD, and after the session of an unread stream has ended, nothing keeps running", async () => {
    const { state, api } = await startApi();
    const ask = (method: string) =>
      api.request("/arrivals/stream", { method }, { remoteAddress: "127.0.0.1" });
    expect((await ask("HEAD")).status).toBe(200);
    await pause(2500);
    expect(state.looks).toBe(1); // only the check of the request itself
    await ask("GET");
    state.session = null;
    await pause(3500);
    const { looks } = state;
    await pause(2500);
    expect(state.looks).toBe(looks);
  });

  test("SURV-03 a listener that does not read delays no other", async () => {
    const { kernel, call } = await startApi();
    const hub = arrivalsHub(kernel);
    const heard: number[] = [];
    const leave = [
      hub.join(() => new Promise(() => {})),
      hub.join(async (arrivals) => void heard.push(arrivalsFor(arrivals, { id: 1, access: "owner" }).quotes)),
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
