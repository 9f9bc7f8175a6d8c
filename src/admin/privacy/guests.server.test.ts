import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { destroyPastRetention } from "./retention-store.server.ts";

const email = "noura.guest@mail.example";
const tables = ["page_shares", "remarks", "approvals"] as const;

describe.each(databases)("guests who remarked on drafts, on %s", (database) => {
  async function openSite() {
    let now = new Date("2026-11-21T10:00:00Z");
    const session = { ...testSession, reauthenticatedAt: now.toISOString() };
    const environment = { RATE_LIMIT: "off" };
    const kernel = await testKernel({ database, session, now: () => now, environment });
    const call = caller(createApi(kernel));
    const links = `/api/content/homepage/shares`;
    const link = (await call("POST", links, { grants: "approve", name: "نورة الشمري", email })).body;
    const other = (await call("POST", links, { grants: "remark", name: "فهد", email: "fahd@mail.example" }))
      .body;
    const asGuest = { headers: { "x-guest": "noura-noura-noura" } };
    const remark = { address: "pages/homepage/heroTitle", text: "كلام نورة", name: "نورة الشمري" };
    const said = await call("POST", `/api/review/${link.token}/remarks`, remark, asGuest);
    const { digest } = said.body.draft;
    const answer = { answer: "approved", digest, name: "نورة الشمري", position: "مديرة", note: "أحسنتم" };
    await call("POST", `/api/review/${link.token}/answers`, answer, asGuest);
    const [{ id }] = said.body.remarks;
    await call("POST", `/api/content/homepage/remarks/${id}/replies`, { text: "شكرًا يا نورة" });
    await call(
      "POST",
      `/api/review/${other.token}/remarks`,
      { ...remark, text: "كلام فهد", name: "فهد" },
      asGuest,
    );
    const rows = async () => {
      const all = await Promise.all(
        tables.map((table) => kernel.reads.selectFrom(table).selectAll().execute()),
      );
      return all.map((rows) => rows.length);
    };
    const left = async () =>
      JSON.stringify(
        await Promise.all(tables.map((table) => kernel.reads.selectFrom(table).selectAll().execute())),
      );
    const setNow = (to: string) => {
      now = new Date(to);
    };
    return { kernel, call, rows, left, setNow };
  }

  test("SAY-01 PRIV-02 are found by their e-mail with what they said, get it in their file, and are erased with the answers to it", async () => {
    const { call, rows, left } = await openSite();
    await call("PATCH", "/api/content/homepage", {
      client: "editor-one",
      fields: {
        heroTitle: {
          base: (await call("GET", "/api/content/homepage")).body.published.heroTitle,
          value: "جديد",
        },
      },
    });
    const found = await call("POST", "/api/privacy/find", { contact: email });
    expect(found.body.records).toMatchObject([
      { table: "page_shares", name: "نورة الشمري", contacts: [email] },
    ]);
    const file = await call("POST", "/api/privacy/export", { contact: email });
    const text = JSON.stringify(file.body);
    for (const own of ["كلام نورة", "أحسنتم", "مديرة", "شكرًا يا نورة"]) expect(text).toContain(own);
    for (const internal of ["token_hash", "digest", "noura-noura", "كلام فهد"])
      expect(text).not.toContain(internal);
    await call("POST", "/api/privacy/correct", { contact: email, name: "نورة بنت فهد" });
    expect((await call("POST", "/api/privacy/find", { contact: email })).body.records).toMatchObject([
      { name: "نورة بنت فهد" },
    ]);
    expect(await rows()).toEqual([2, 3, 1]);
    expect(
      (await call("POST", "/api/privacy/erase", { contact: email, confirmation: email })).status,
    ).toBeLessThan(300);
    expect(await rows()).toEqual([1, 1, 0]);
    for (const trace of [email, "نورة", "أحسنتم"]) expect(await left()).not.toContain(trace);
    expect(await left()).toContain("كلام فهد");
  });

  test("SAY-01 PRIV-02 a version says no longer who approved it once that person is erased", async () => {
    const { call } = await openSite();
    const home = "/api/content/homepage";
    const base = (await call("GET", home)).body.published.heroTitle;
    await call("PATCH", home, { client: "editor-one", fields: { heroTitle: { base, value: "عنوان" } } });
    const link = (await call("POST", `${home}/shares`, { grants: "approve", name: "نورة", email })).body;
    const { digest } = (await call("GET", `/api/review/${link.token}`)).body.draft;
    const answer = { answer: "approved", digest, name: "نورة" };
    await call("POST", `/api/review/${link.token}/answers`, answer, {
      headers: { "x-guest": "noura-noura-noura" },
    });
    await call("POST", `${home}/publish`, {});
    expect((await call("GET", `${home}/versions`)).body[0].approval).toMatchObject({ by: "نورة" });
    await call("POST", "/api/privacy/erase", { contact: email, confirmation: email });
    expect((await call("GET", `${home}/versions`)).body[0].approval).toBeNull();
  });

  test("SAY-01 PRIV-03 links that ended go with what was said by them when the retention is over", async () => {
    const { kernel, rows, setNow } = await openSite();
    setNow("2027-11-27T10:00:00Z"); // a day before a year after the end
    await destroyPastRetention(kernel);
    expect(await rows()).toEqual([2, 3, 1]);
    setNow("2028-12-01T10:00:00Z");
    await destroyPastRetention(kernel);
    expect(await rows()).toEqual([0, 0, 0]);
  });
});
