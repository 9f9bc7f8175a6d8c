import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { pageSections } from "../../content/page-content/sections/sections.ts";
import { lockSetupNotes, noteSetup } from "../../content/settings/setup-notes.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { beginSetup, closedUntilSetUp } from "./begin-setup.server.ts";
import type { Checklist, KindPieces, Setup } from "./setup-answer.ts";
import type { SetupKind } from "./setup-steps.ts";

type Titled = { id: number; title: string; version: number };

async function begun(options: Parameters<typeof testKernel>[0] = {}) {
  const kernel = await testKernel({ session: testSession, environment: { DEMO: "0" }, ...options });
  await beginSetup(kernel);
  const call = caller(createApi(kernel));
  const kinds: KindPieces[] = (await call("GET", "/api/setup/kinds")).body;
  const keysOf = (kind: SetupKind) => {
    const { services = [], questions = [] } = kinds.find((one) => one.kind === kind) ?? {};
    return [...services, ...questions].map(({ key }) => key);
  };
  const offer = (kind: SetupKind, records = keysOf(kind), parts = ["services", "why"]) =>
    call("PUT", "/api/setup/offer", { kind, records, parts });
  const services = async () => (await call("GET", "/api/services")).body as Titled[];
  const texts = async (section: string) => (await call("GET", `/api/content/${section}`)).body.published;
  return { kernel, call, keysOf, offer, services, texts };
}

const tasksOf = (checklist: Checklist | null) =>
  checklist?.filter(({ isDone }) => isDone).map(({ task }) => task);

describe.each(databases)("set-up on %s", (database) => {
  test("SETUP-01 chosen records are created once, also when the offer is sent twice at the same moment", async () => {
    const { call, keysOf, offer, services, texts } = await begun({ database });
    const [first, second] = await Promise.all([offer("law"), offer("law")]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await services()).toHaveLength(5);
    expect((await call("GET", "/api/faqs")).body).toHaveLength(5);
    expect((await texts("homepage")).heroTitle).toBe("حقّك في يد من يعرفه");
    const setup: Setup = (await call("GET", "/api/setup")).body;
    expect(setup).toMatchObject({ isOpen: true, kind: "law", parts: ["services", "why"], hasDemo: false });
    expect(setup.records.toSorted()).toEqual(keysOf("law").toSorted());
  });

  test("SETUP-01 another choice deletes what nobody changed, and keeps what a person wrote", async () => {
    const { call, keysOf, offer, services, texts } = await begun({ database });
    await offer("law");
    const [own, ...others] = await services();
    await call("PUT", `/api/services/${own?.id}`, { ...own, title: "التحكيم" });
    const client = "tab-of-this-test";
    const lead = { heroLead: { base: (await texts("homepage")).heroLead, value: "كلام صاحب المكتب" } };
    await call("PATCH", "/api/content/homepage", { client, fields: lead });
    await call("POST", "/api/content/homepage/publish", {});

    const [kept = ""] = keysOf("engineering");
    await offer("engineering", [kept], ["services"]);
    expect((await services()).map(({ title }) => title).toSorted()).toEqual(["التحكيم", "التصميم المعماري"]);
    const { heroTitle, heroLead } = await texts("homepage");
    expect({ heroTitle, heroLead }).toEqual({
      heroTitle: "مبانٍ محسوبة من أول خط",
      heroLead: "كلام صاحب المكتب",
    });
    expect((await call("GET", "/api/faqs")).body).toEqual([]);
    const trash = (await call("GET", "/api/services/trash")).body;
    expect(trash).toHaveLength(others.length);

    // Chosen again, the one that was kept makes no second one, and one that was deleted elsewhere is made anew.
    const [architecture] = (await services()).filter(({ title }) => title === "التصميم المعماري");
    await call("DELETE", `/api/services/${architecture?.id}`);
    await offer("engineering", [kept], ["services"]);
    expect((await services()).map(({ title }) => title).toSorted()).toEqual(["التحكيم", "التصميم المعماري"]);
    await offer("law");
    expect(await services()).toHaveLength(5);
  });

  test("SETUP-01 OWN-05 another kind takes the words of the one before out of the fields that it does not name itself", async () => {
    const { offer, services, texts } = await begun({ database });
    const words = async () => JSON.stringify(await Promise.all(pageSections.map(({ key }) => texts(key))));
    await offer("other");
    const other = await words();
    expect(await services()).toEqual([]);
    await offer("clinic");
    expect(await texts("services")).toMatchObject({ quoteLink: "احجز موعدًا", customLink: "احجز موعدًا" });
    expect(await texts("brand")).toMatchObject({ motif: "plain" });
    expect(await words()).not.toBe(other);
    await offer("web");
    expect(await texts("services")).toMatchObject({ quoteLink: "اطلب عرض سعر" });
    expect(await texts("brand")).toMatchObject({ motif: "facade" });
    expect(await words()).not.toMatch(/احجز موعدًا|طبيب/);
    await offer("other");
    expect(await words()).toBe(other);
  });

  test("SETUP-01 OWN-05 a form for companies begins hidden where people come for themselves, and what the owner hides stays", async () => {
    const { call, offer } = await begun({ database });
    const hidden = async () =>
      (await call("GET", "/api/settings")).body.hiddenPages.map(({ page }: { page: string }) => page);
    await offer("clinic");
    expect(await hidden()).toEqual(["register"]);
    await offer("web");
    expect(await hidden()).toEqual([]);
    await call("PUT", "/api/settings", { hiddenPages: [{ page: "vision2030" }] });
    await offer("charity");
    expect(await hidden()).toEqual(["vision2030"]);
  });

  test("SETUP-01 the demo's records are added once, beside the chosen records", async () => {
    const { call, offer, services } = await begun({ database });
    await offer("web");
    await Promise.all([call("POST", "/api/setup/demo"), call("POST", "/api/setup/demo")]);
    expect(await services()).toHaveLength(5);
    expect((await call("GET", "/api/projects")).body.length).toBeGreaterThan(3);
    expect((await call("GET", "/api/setup")).body.hasDemo).toBe(true);
  });

  test("SETUP-01 only a site that began empty has the set-up, which ends once", async () => {
    const { kernel, call, offer } = await begun({ database });
    const isClosed = closedUntilSetUp(kernel);
    expect(await isClosed()).toBe(true);
    expect((await call("PUT", "/api/setup/step", { step: "look" })).body).toMatchObject({ step: "look" });
    expect((await call("POST", "/api/setup/finish")).body).toMatchObject({ isOpen: false });
    expect(await isClosed()).toBe(false);
    expect((await offer("law")).status).toBe(409);
    expect((await call("POST", "/api/setup/demo")).status).toBe(409);

    const withData = await testKernel({ database, session: testSession });
    expect(await closedUntilSetUp(withData)()).toBe(false);
    const answer = await caller(createApi(withData))("GET", "/api/setup");
    expect(answer.body.isOpen).toBe(false);
    const demo = await testKernel({ database, environment: { DEMO: "1" } });
    await beginSetup(demo);
    expect(await closedUntilSetUp(demo)()).toBe(false);
  });
});

test("SETUP-01 the list of what a new site lacks reads the site itself, and disappears when it is dismissed", async () => {
  const { kernel, call, offer } = await begun();
  const list = async (of: Kernel = kernel) =>
    (await caller(createApi(of))("GET", "/api/dashboard")).body.checklist as Checklist | null;
  expect(tasksOf(await list())).toEqual([]);
  await offer("web");
  await call("POST", "/api/setup/done", { done: "privacy-read" });
  await call("PUT", "/api/settings", { logo: "/uploads/abcdefgh-40x20.webp" });
  await write(kernel, system, (tx) => noteSetup(tx, { mailTriedAt: tx.at }));
  expect(tasksOf(await list())).toEqual(["logo", "service", "mail", "privacy"]);

  const folder = join(kernel.config.dataDir, "backups");
  const backup = { folder, keep: 7, hours: 24 };
  const configured = { ...kernel, config: { ...kernel.config, publicUrl: "https://site.example", backup } };
  expect(tasksOf(await list(configured))).toContain("address");
  expect(tasksOf(await list(configured))).not.toContain("backup");
  mkdirSync(join(folder, "shurfa-2026-11-24T02-00-00Z"), { recursive: true });
  expect(tasksOf(await list(configured))).toContain("backup");

  const reader = { ...testSession, user: { ...testSession.user, access: "editor" as const } };
  expect(await list({ ...kernel, authenticate: async () => reader })).toBeNull();
  await call("POST", "/api/setup/done", { done: "put-away" });
  expect(await list()).toBeNull();
});

test("SETUP-01 the progress of the set-up is no setting: the settings' answer does not show it, and saving settings keeps it", async () => {
  const { kernel, call } = await begun();
  const before = await write(kernel, system, lockSetupNotes);
  const saved = await call("PUT", "/api/settings", { agencyName: "مكتب العدل" });
  expect(saved.body).not.toHaveProperty("setup");
  expect(await write(kernel, system, lockSetupNotes)).toEqual(before);
});
