import { beforeEach, describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { forgetPurgedRecords } from "../../content/page-content/drafts/purged-records.server.ts";
import { runCleanup } from "../../kernel/background/cleanup.server.ts";
import { loose } from "../../kernel/db/database.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { storeUser } from "../../kernel/testing/test-user.ts";

const tables = ["page_texts", "page_drafts", "page_heads", "page_versions", "page_shares"] as const;
const phone = "0557654321";

/** A document of each kind: how it is made, and the field of it that is written. */
const kinds = {
  articles: {
    made: (id: number) => ({ title: "مقال", address: `مقال-${id}`, body: "<p>نص</p>", state: "published" }),
    field: "summary",
  },
  projects: { made: (id: number) => ({ id: `179000000000${id}`, title: "متجر" }), field: "summary" },
  pages: { made: (id: number) => ({ title: "عروض", address: `عروض-${id}` }), field: "metaTitle" },
};

describe.each(databases)("what hangs on purged records, on %s", (database) => {
  let kernel: Kernel;
  let call: ReturnType<typeof caller>;
  let now: Date;

  beforeEach(async () => {
    now = new Date("2026-11-21T09:00:00.000Z");
    kernel = await testKernel({ database, session: testSession, now: () => now });
    call = caller(createApi(kernel));
    await storeUser(kernel, "sara", "owner");
  });

  const pass = async (days: number) => {
    now = new Date(now.getTime() + days * 86_400_000);
    await runCleanup(kernel, { after: [forgetPurgedRecords] });
  };
  const save = (section: string, field: string, base: unknown, value: unknown) =>
    call("PATCH", `/api/content/${section}`, { client: "editor-one", fields: { [field]: { base, value } } });
  /** What is stored under the key of a section, by table. */
  const stored = async (section: string) => {
    const counts: { [table: string]: number } = {};
    for (const table of tables) {
      const rows = loose(kernel.reads).selectFrom(table).selectAll().where("section", "=", section);
      counts[table] = (await rows.execute()).length;
    }
    return counts;
  };
  const headOf = (section: string) =>
    kernel.reads
      .selectFrom("page_heads")
      .selectAll()
      .where("section", "=", section)
      .executeTakeFirstOrThrow();
  /** A section with two versions, a draft, a schedule and a share link. */
  const fill = async (section: string, field: string) => {
    const at = `/api/content/${section}`;
    const before = (await call("GET", at)).body.published[field];
    await save(section, field, before, `نُشر ${phone}`);
    expect((await call("POST", `${at}/publish`, {})).status, section).toBe(200);
    await save(section, field, `نُشر ${phone}`, "مجدول");
    const moment = "2027-09-01T09:00:00.000Z";
    expect((await call("PUT", `${at}/schedule`, { at: moment })).status, section).toBe(200);
    await save(section, field, "مجدول", "مسودة");
    expect((await call("POST", `${at}/shares`, {})).status, section).toBe(201);
  };
  const add = async (kind: keyof typeof kinds, place: number) => {
    const { made, field } = kinds[kind];
    const { status, body } = await call("POST", `/api/${kind}`, made(place));
    expect(status, kind).toBe(201);
    const section = `${kind === "pages" ? "page" : kind}-${body.id}`;
    const name = kind === "pages" ? field : `${kind}/${body.id}/${field}`;
    await fill(section, name);
    return { path: `/api/${kind}/${body.id}`, section, name, body: made(place) };
  };
  const nothing = Object.fromEntries(tables.map((table) => [table, 0]));

  test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
    "DOC-03 PRIV-03 ADM-04 a document of %s comes back from the trash with all that hangs on it, and takes that along when it is purged",
    async (kind) => {
      const [gone, stays] = [await add(kind, 1), await add(kind, 2)];
      await fill("about", "heroTitle");
      const before = [await stored(gone.section), await stored(stays.section), await stored("about")];
      for (const counts of before)
        expect(counts).toMatchObject({ page_drafts: 1, page_heads: 1, page_shares: 1 });

      await call("DELETE", gone.path);
      const { revision } = await headOf(gone.section);
      expect((await save(gone.section, gone.name, "مسودة", "بعد الحذف")).status).toBe(404);
      expect((await headOf(gone.section)).revision).toBe(revision);
      await pass(29);
      expect(await stored(gone.section)).toEqual(before[0]);
      expect((await call("POST", `${gone.path}/restore`)).status).toBe(200);
      const back = (await call("GET", `/api/content/${gone.section}`)).body;
      expect(back.draft[gone.name].value).toBe("مسودة");
      expect(back.schedule).toMatchObject({ at: "2027-09-01T09:00:00.000Z" });

      await call("DELETE", gone.path);
      await pass(20);
      await call("DELETE", stays.path);
      await pass(11);
      expect(await stored(gone.section)).toEqual(nothing);
      // What is still in the trash, and the site's own pages.
      expect([await stored(stays.section), await stored("about")]).toEqual(before.slice(1));
    },
  );

  test("DOC-03 SEC-08 a project that is made under the id of a purged one has no draft, version, schedule or share link of it", async () => {
    const { path, section, body } = await add("projects", 1);
    await call("DELETE", path);
    await pass(31);
    expect((await call("POST", "/api/projects", body)).status).toBe(201);
    const at = `/api/content/${section}`;
    expect((await call("GET", at)).body).toMatchObject({ draft: {}, version: null, schedule: null });
    expect((await call("GET", `${at}/versions`)).body).toEqual([]);
    expect((await call("GET", `${at}/shares`)).body).toEqual([]);
  });

  test("EDIT-01 DOC-03 a page's draft loses the fields of purged records alone", async () => {
    for (const title of ["يُمحى", "في السلة", "يبقى"]) await call("POST", "/api/services", { title });
    for (const [id, title] of [
      [1, "يُمحى"],
      [2, "في السلة"],
      [3, "يبقى"],
    ] as const)
      await save("services", `services/${id}/title`, title, "مسودة");
    const { tagline } = (await call("GET", "/api/settings")).body;
    await save("services", "settings/site/tagline", tagline, "شعار");
    await save(
      "services",
      "heroTitle",
      (await call("GET", "/api/content/services")).body.published.heroTitle,
      "عنوان",
    );
    await call("DELETE", "/api/services/1");
    await pass(20);
    await call("DELETE", "/api/services/2");
    await pass(11);
    const rows = await kernel.reads.selectFrom("page_drafts").select("field").orderBy("field").execute();
    expect(rows.map(({ field }) => field)).toEqual([
      "heroTitle",
      "services/2/title",
      "services/3/title",
      "settings/site/tagline",
    ]);
  });

  test("PRIV-02 DOC-03 after a purge nothing of the document mentions a person any longer, however the rows were left", async () => {
    const { path, section } = await add("articles", 1);
    const house = async () => {
      const found = (await call("POST", "/api/privacy/find", { contact: phone })).body.house;
      return found.map(({ table }: { table: string }) => table);
    };
    expect(await house()).toEqual(["page_drafts", "page_versions"]);
    // As an edition before this one left it: the record is gone, and its rows stand.
    await kernel.db.deleteFrom("articles").execute();
    expect((await call("GET", path)).status).toBe(404);
    await pass(0);
    expect(await stored(section)).toEqual(nothing);
    expect(await house()).toEqual([]);
  });
});
