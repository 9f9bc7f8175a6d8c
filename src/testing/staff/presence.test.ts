import { randomUUID } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { presenceHub } from "../../kernel/presence/presence-hub.server.ts";
import { listPresent } from "../../kernel/presence/presence-store.server.ts";
import type { Present } from "../../kernel/presence/present.ts";
import type { Kernel, Session } from "../../kernel/process/kernel.server.ts";
import { openKernel } from "../../kernel/process/open-kernel.server.ts";
import type { StaffRole } from "../../kernel/roles.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";

const user = (id: number, name: string, access: StaffRole = "owner"): Session => ({
  ...testSession,
  user: { ...testSession.user, id, name, access },
});
const sara = user(1, "سارة");
const khaled = user(2, "خالد", "sales");
const hind = user(3, "هند", "editor");

/** Collects the lists that a process sends to its listeners; answers a function that waits for a list. */
function listen(kernel: Kernel) {
  const told: (readonly Present[])[] = [];
  let wake = () => {};
  const leave = presenceHub(kernel).join(async (present) => {
    told.push(present);
    wake();
  });
  onTestFinished(leave);
  return async (isIt: (places: string) => boolean) => {
    for (;;) {
      const present = told.shift();
      const places = present?.map(({ name, place, isEditing }) => `${name} ${place} ${isEditing}`).join();
      if (places !== undefined && isIt(places)) return places;
      if (present) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
}

describe.each(databases)("presence on %s", (database) => {
  async function office() {
    const clock = { now: Date.parse("2026-11-22T09:00:00Z") };
    const who = { session: sara };
    const now = () => new Date(clock.now);
    const kernel = await testKernel({ database, now, authenticate: async () => who.session });
    const call = caller(createApi(kernel));
    const tabs = new Map<Session, string>();
    const as = (session: Session) => {
      who.session = session;
      const tab = tabs.get(session) ?? randomUUID();
      tabs.set(session, tab);
      return {
        tab,
        at: (place: string, isEditing = false, field?: string) =>
          call("POST", "/api/presence", { tab, place, isEditing, field }),
        leave: (other = tab) => call("POST", "/api/presence/leave", { tab: other }),
      };
    };
    const version = async () =>
      (await kernel.db.selectFrom("site_state").select("presence_version").executeTakeFirstOrThrow())
        .presence_version;
    return { kernel, clock, as, version, now };
  }

  test("DESK-07 listeners learn within two seconds who enters, begins to edit and leaves, also in another process", async () => {
    const { kernel, as, now } = await office();
    const other = { ...(await openKernel(kernel.config)), now };
    onTestFinished(async () => {
      other.contentVersion.stop();
      await other.database.close();
    });
    const [here, there] = [listen(kernel), listen(other)];
    const both = (isIt: (places: string) => boolean) => Promise.all([here(isIt), there(isIt)]);
    const start = performance.now();
    await as(khaled).at("project-requests/14");
    await both((places) => places === "خالد project-requests/14 false");
    expect(performance.now() - start).toBeLessThan(2000);
    await as(khaled).at("project-requests/14", true);
    await both((places) => places === "خالد project-requests/14 true");
    await as(khaled).leave();
    await both((places) => places === "");
  });

  test("DESK-07 a user whose calls stop is removed within 15 seconds; calls that change nothing notify nobody", async () => {
    const { kernel, clock, as, version } = await office();
    const told = listen(kernel);
    await as(sara).at("clients/3");
    await told((places) => places.includes("clients/3"));
    const before = await version();
    for (let calls = 0; calls < 5; calls++) {
      clock.now += 5000;
      await as(sara).at("clients/3");
    }
    expect(await version()).toBe(before);
    expect(await listPresent(kernel)).toHaveLength(1);
    clock.now += 12_001;
    expect(await listPresent(kernel)).toEqual([]);
    await told((places) => places === "");
    expect(await kernel.db.selectFrom("presence").select("tab").execute()).toEqual([]);
  });

  test("DESK-07 ROLE-01 a user who may not read a record cannot enter it, and never sees who is in it", async () => {
    const { as } = await office();
    await as(khaled).at("project-requests/14");
    const seen = await as(hind).at("content/homepage", true);
    expect(seen.body).toEqual([
      { tab: as(hind).tab, place: "content/homepage", userId: 3, name: "هند", isEditing: true, field: "" },
    ]);
    expect((await as(hind).at("clients/3")).status).toBe(403);
    expect((await as(khaled).at("settings/1")).status).toBe(403);
    expect((await as(sara).at("nothing/1")).status).toBe(403);
    expect((await as(sara).at("clients/../3")).status).toBe(422);
    expect((await as(khaled).at("question-categories/الدعم-الفني")).status).toBe(200); // the id of a text's letters
    const all = await as(sara).at("services/2");
    expect(all.body.map(({ name }: Present) => name).sort()).toEqual(["خالد", "سارة", "هند"]);
  });

  test("DESK-07 EDIT-01 others learn at which text of a page somebody is, and of each step to another", async () => {
    const { kernel, as, version } = await office();
    const field = async () => (await listPresent(kernel)).map(({ field }) => field);
    await as(hind).at("content/homepage", false, "homepage/heroTitle");
    expect(await field()).toEqual(["homepage/heroTitle"]);
    const before = await version();
    await as(hind).at("content/homepage", false, "homepage/heroTitle");
    expect(await version()).toBe(before);
    await as(hind).at("content/homepage", false, "homepage/heroLinks/heroLinks-1/label");
    expect(await version()).toBe(before + 1);
    expect(await field()).toEqual(["homepage/heroLinks/heroLinks-1/label"]);
    await as(hind).at("content/homepage");
    expect(await field()).toEqual([""]);
    for (const wrong of ["homepage/<b>", "a".repeat(201)])
      expect((await as(hind).at("content/homepage", false, wrong)).status).toBe(422);
  });

  test("DESK-07 a tab belongs to one user, and a user has at most twenty tabs", async () => {
    const { kernel, as } = await office();
    const { tab } = as(khaled);
    await as(khaled).at("clients/3");
    await as(sara).leave(tab);
    expect(await listPresent(kernel)).toMatchObject([{ name: "خالد", place: "clients/3" }]);
    const call = async () => {
      const many = caller(createApi({ ...kernel, authenticate: async () => sara }));
      for (let tabs = 0; tabs < 25; tabs++)
        await many("POST", "/api/presence", { tab: randomUUID(), place: "clients/3", isEditing: false });
      await many("POST", "/api/presence", { tab, place: "clients/4", isEditing: true });
    };
    await call();
    const present = await listPresent(kernel);
    expect(present.filter(({ name }) => name === "سارة")).toHaveLength(20);
    expect(present.find((one) => one.tab === tab)).toMatchObject({ name: "خالد", place: "clients/3" });
  });
});
