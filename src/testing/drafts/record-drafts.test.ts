import { beforeEach, describe, expect, test } from "vitest";
import { showDue } from "../../admin/page-records/due-records-store.server.ts";
import { createApi } from "../../api.server.ts";
import { type Article, articles } from "../../content/articles/articles.ts";
import { articlesTable } from "../../content/articles/store.server.ts";
import { publishDue } from "../../content/page-content/drafts/publish-due.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { createRecord, deleteRecord, updateRecord, write } from "../../kernel/db/write.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { blankOf, type InputOf } from "../../kernel/resource/resource.ts";
import { caller, revisionsOf } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { storeUser } from "../../kernel/testing/test-user.ts";

const document = "/api/content/articles-1";
const title = "articles/1/title";
const body = "articles/1/body";
const tags = "articles/1/tags";

describe.each(databases)("drafts of records on %s", (database) => {
  let kernel: Kernel;
  let call: ReturnType<typeof caller>;
  let now: Date;

  beforeEach(async () => {
    now = new Date("2026-11-21T09:00:00.000Z");
    kernel = await testKernel({ database, session: testSession, now: () => now });
    call = caller(createApi(kernel));
    await storeUser(kernel, "sara", "owner"); // whose schedules are published while the account may publish
    await add({ state: "published", publishedAt: "2026-11-01T09:00:00.000Z" });
  });

  const add = (given: Partial<InputOf<typeof articles>>) =>
    write(kernel, system, (tx) =>
      createRecord(tx, articlesTable, {
        ...blankOf(articles),
        title: "كيف تختار الخط",
        address: `مقال-${Math.random().toString(36).slice(2)}`,
        body: "<h2>أولًا</h2><p>نص منشور</p>",
        tags: ["خطوط"],
        ...given,
      }),
    );
  const edit = (fields: Record<string, [base: unknown, value: unknown]>, at = document) =>
    call("PATCH", at, {
      client: "editor-one",
      fields: Object.fromEntries(Object.entries(fields).map(([id, [base, value]]) => [id, { base, value }])),
    });
  const article = (id = 1) => findRecord(kernel.reads, articlesTable, id);
  const change = (values: Partial<Article>) =>
    write(kernel, system, (tx) => updateRecord(tx, articlesTable, 1, values));
  const state = async (at = document) => (await call("GET", at)).body;

  test("DOC-03 ART-01 what is published is edited as a draft, published as a version with a revision of its author, and restored", async () => {
    const before = await state();
    expect(before).toMatchObject({ draft: {}, version: null, schedule: null });
    expect(before.published).toMatchObject({
      [title]: "كيف تختار الخط",
      [tags]: [{ id: "tags-1", text: "خطوط" }],
    });
    const saved = await edit({
      [title]: ["كيف تختار الخط", "كيف تختار الخط العربي"],
      [body]: [before.published[body], '<h2>ثانيًا</h2><p onclick="x()">مسودة</p>'],
    });
    expect(saved.body.draft).toMatchObject({
      [title]: { value: "كيف تختار الخط العربي" },
      [body]: { value: "<h2>ثانيًا</h2><p>مسودة</p>" },
    });
    expect(await article()).toMatchObject({ title: "كيف تختار الخط", version: 1 });

    const published = await call("POST", `${document}/publish`, {});
    expect(published.body).toMatchObject({ draft: {}, version: { number: 2, by: testSession.user.name } });
    expect(await article()).toMatchObject({
      title: "كيف تختار الخط العربي",
      body: "<h2>ثانيًا</h2><p>مسودة</p>",
      publishedAt: "2026-11-01T09:00:00.000Z",
      version: 2,
    });
    const [last] = (await revisionsOf(kernel, "articles")).slice(-1);
    expect(last).toMatchObject({ action: "update", actor_name: testSession.user.name });
    expect(await revisionsOf(kernel, "page_texts")).toEqual([]);

    const versions = (await call("GET", `${document}/versions`)).body;
    expect(
      versions.map(({ number, fields }: { number: number; fields: string[] }) => [number, fields]),
    ).toEqual([
      [2, [title, body]],
      [1, []],
    ]);
    // A version holds the whole article, also what the form changed since.
    await change({ tags: ["حروف"] });
    expect((await call("GET", `${document}/versions/1`)).body.content).toMatchObject({
      [title]: "كيف تختار الخط",
      [tags]: [{ id: "tags-1", text: "خطوط" }],
    });
    await call("POST", `${document}/versions/1/restore`, { as: "draft" });
    expect(Object.keys((await state()).draft).sort()).toEqual([body, tags, title].sort());
    expect((await article())?.title).toBe("كيف تختار الخط العربي");
    await call("DELETE", `${document}/draft`);
    expect((await state()).draft).toEqual({});
    await call("POST", `${document}/versions/1/restore`, { as: "published" });
    expect(await article()).toMatchObject({ title: "كيف تختار الخط", tags: ["خطوط"] });
    expect((await state()).version.number).toBe(3);
  });

  test("DOC-03 an article that visitors do not see is published as it is, with its draft; its first version is what they see first", async () => {
    await add({ state: "draft" });
    const own = "/api/content/articles-2";
    expect(await state(own)).toMatchObject({ isUnseen: true, version: null });
    expect((await call("POST", `${own}/publish`, {})).status).toBe(200);
    expect(await article(2)).toMatchObject({ state: "published", publishedAt: now.toISOString() });
    expect(await state(own)).toMatchObject({ version: { number: 1 } });
    expect((await state(own)).isUnseen).toBeUndefined();
    expect((await call("POST", `${own}/publish`, {})).status).toBe(409);

    // Hidden and shown again, it keeps the moment at which visitors saw it first.
    await write(kernel, system, (tx) => updateRecord(tx, articlesTable, 2, { state: "draft" as const }));
    now = new Date("2026-11-22T09:00:00.000Z");
    await edit({ "articles/2/title": ["كيف تختار الخط", "عنوان جديد"] }, own);
    expect((await call("POST", `${own}/publish`, {})).status).toBe(200);
    expect(await article(2)).toMatchObject({
      title: "عنوان جديد",
      state: "published",
      publishedAt: "2026-11-21T09:00:00.000Z",
    });
  });

  test("DOC-03 ART-01 a draft is published at its minute, and later edits stay drafts; a schedule of what was hidden meanwhile shows nothing", async () => {
    await edit({ [title]: ["كيف تختار الخط", "عنوان مجدول"] });
    const at = "2026-11-21T10:00:00.000Z";
    expect((await call("PUT", `${document}/schedule`, { at })).body.schedule).toMatchObject({
      at,
      fields: [title],
    });
    await edit({ [title]: ["عنوان مجدول", "عنوان بعده"] });
    now = new Date("2026-11-21T10:00:01.000Z");
    await publishDue(kernel);
    expect(await article()).toMatchObject({ title: "عنوان مجدول", state: "published" });
    expect((await state()).draft).toMatchObject({ [title]: { value: "عنوان بعده" } });

    await call("PUT", `${document}/schedule`, { at: "2026-11-21T11:00:00.000Z" });
    await change({ state: "draft" });
    now = new Date("2026-11-21T11:00:01.000Z");
    await publishDue(kernel);
    expect(await article()).toMatchObject({ title: "عنوان مجدول", state: "draft" });
    expect(await state()).toMatchObject({ schedule: null, draft: { [title]: { value: "عنوان بعده" } } });
  });

  test("DOC-03 ART-01 an article that nobody sees yet is itself scheduled with its draft, and no longer when that is cancelled", async () => {
    await add({ state: "draft" });
    const own = "/api/content/articles-2";
    const named = "articles/2/title";
    await edit({ [named]: ["كيف تختار الخط", "عنوان أول"] }, own);
    const at = "2026-11-21T10:00:00.000Z";
    expect((await call("PUT", `${own}/schedule`, { at })).body).toMatchObject({
      draft: {},
      schedule: { at, fields: [] },
      isUnseen: true,
    });
    expect(await article(2)).toMatchObject({ title: "عنوان أول", state: "scheduled", publishedAt: at });
    expect((await call("DELETE", `${own}/schedule`)).body.schedule).toBeNull();
    expect(await article(2)).toMatchObject({ state: "draft", publishedAt: null });
    await call("PUT", `${own}/schedule`, { at });
    now = new Date(at);
    await showDue(kernel);
    expect(await article(2)).toMatchObject({ state: "published", publishedAt: at });
  });

  test("DOC-03 SURV-05 a record that the form changed meanwhile is not overwritten: its editor chooses first", async () => {
    await edit({ [title]: ["كيف تختار الخط", "عنوان المحرر"] });
    await change({ title: "عنوان النموذج" });
    expect((await state()).draft[title].moved).toMatchObject({ value: "عنوان النموذج" });
    expect((await call("POST", `${document}/publish`, {})).status).toBe(412);
    expect((await article())?.title).toBe("عنوان النموذج");
    await edit({ [title]: ["عنوان النموذج", "عنوان المحرر"] });
    expect((await call("POST", `${document}/publish`, {})).status).toBe(200);
    expect((await article())?.title).toBe("عنوان المحرر");
  });

  test("DOC-03 wrong fields are named and nothing is stored; an unknown, deleted or other record has no document", async () => {
    const refused = await edit({ [title]: ["كيف تختار الخط", ""] });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fields)).toEqual([title]);
    expect((await state()).draft).toEqual({});
    for (const key of ["articles-9", "articles-0", "articles-x", "services-1", "settings-1"])
      expect((await call("GET", `/api/content/${key}`)).status).toBe(404);
    await write(kernel, system, (tx) => deleteRecord(tx, articlesTable, 1));
    expect((await call("GET", document)).status).toBe(404);
    expect((await call("POST", `${document}/publish`, {})).status).toBe(404);
  });

  test("DOC-03 the list of sections names records with drafts or schedules by their titles, and no others", async () => {
    const entries = async () =>
      (await call("GET", "/api/content")).body.filter(({ section }: { section: string }) =>
        section.startsWith("articles-"),
      );
    await add({ state: "draft" });
    expect(await entries()).toEqual([]);
    await edit({ [title]: ["كيف تختار الخط", "مسودة"] });
    expect(await entries()).toEqual([
      { section: "articles-1", label: "كيف تختار الخط", changes: 1, version: null, scheduled: null },
    ]);
    await write(kernel, system, (tx) => deleteRecord(tx, articlesTable, 1));
    expect(await entries()).toEqual([]);
  });

  test("DOC-03 SITE-05 a project is such a document too, by its text id; a hidden one is shown by publishing and cannot wait for a moment", async () => {
    const { id } = (await call("POST", "/api/projects", { title: "متجر", isActive: false })).body;
    const own = `/api/content/projects-${id}`;
    const [named, image] = [`projects/${id}/title`, `projects/${id}/image`];
    expect(await state(own)).toMatchObject({ isUnseen: true, draft: {}, published: { [named]: "متجر" } });
    await edit({ [named]: ["متجر", "متجر النخيل"], [image]: ["", "/uploads/shop-1-800x500.webp"] }, own);
    const at = "2026-11-21T10:00:00.000Z";
    expect((await call("PUT", `${own}/schedule`, { at })).status).toBe(409);
    expect((await call("GET", `/api/projects/${id}`)).body).toMatchObject({ title: "متجر", isActive: false });
    expect((await call("POST", `${own}/publish`, {})).body).toMatchObject({
      draft: {},
      version: { number: 1 },
    });
    expect((await call("GET", `/api/projects/${id}`)).body).toMatchObject({
      title: "متجر النخيل",
      image: "/uploads/shop-1-800x500.webp",
      isActive: true,
      version: 2,
    });
    // What visitors see can wait.
    await edit({ [named]: ["متجر النخيل", "متجر الواحة"] }, own);
    expect((await call("PUT", `${own}/schedule`, { at })).status).toBe(200);
    now = new Date(at);
    await publishDue(kernel);
    expect((await call("GET", `/api/projects/${id}`)).body.title).toBe("متجر الواحة");
    await call("POST", `${own}/versions/1/restore`, { as: "published" });
    expect((await call("GET", `/api/projects/${id}`)).body.title).toBe("متجر النخيل");
    const list = (await call("GET", "/api/content")).body.map(({ section }: { section: string }) => section);
    expect(list).not.toContain(`projects-${id}`);
  });
});
