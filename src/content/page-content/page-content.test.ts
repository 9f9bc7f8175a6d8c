import { beforeEach, describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { blankItem } from "../../kernel/resource/kinds/list.ts";
import { caller, revisionsOf } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { storeUser } from "../../kernel/testing/test-user.ts";
import { publishDue } from "./drafts/publish-due.server.ts";
import { findShare } from "./drafts/shares.server.ts";
import { blockNames, blockOf } from "./sections/blocks/blocks.ts";
import { itemLabel, itemValueLabel } from "./sections/item-words.text.ts";
import { loadSection } from "./sections/known-sections.ts";
import type { PageField } from "./sections/section.ts";
import { pageSections } from "./sections/sections.ts";
import { readPageTexts } from "./sections/store.server.ts";
import { homepage } from "./sections/texts/homepage.text.ts";

const home = "/api/content/homepage";
const first = "editor-one";
const second = "editor-two";

test("ACNT-01 every key of every list is described for the editor", () => {
  const described = [...pageSections, ...blockNames.map(blockOf)].flatMap((of): PageField[] => [
    ...(of?.fields ?? []),
  ]);
  // The layout has a list of its own in the editor.
  const items = described.filter(({ parts }) => !parts).flatMap(({ items = {} }) => Object.entries(items));
  expect(items.map(([key]) => key).filter((key) => itemLabel(key) === key)).toEqual([]);
  const values = items.flatMap(([key, { choices = [] }]) => choices.map((value) => [key, value] as const));
  expect(values.filter(([key, value]) => value !== "" && !itemValueLabel(key, value))).toEqual([]);
});

test("ACNT-01 a browser can load every section, in the order of the editor", async () => {
  for (const section of pageSections) expect(await loadSection(section.key)).toBe(section);
  expect(await loadSection("nowhere")).toBeNull();
});

describe.each(databases)("page content on %s", (database) => {
  let kernel: Kernel;
  let call: ReturnType<typeof caller>;
  let now: Date;

  beforeEach(async () => {
    now = new Date("2026-11-21T09:00:00.000Z");
    kernel = await testKernel({ database, session: testSession, now: () => now });
    await storeUser(kernel, "sara", "owner");
    call = caller(createApi(kernel));
  });

  const edit = async (field: string, base: unknown, value: unknown, client = first) =>
    call("PATCH", home, { client, fields: { [field]: { base, value } } });
  const published = () => readPageTexts(kernel.reads, homepage);
  const publish = () => call("POST", `${home}/publish`, {});
  const base = homepage.fields[0].content;

  test("EDIT-01 a hidden item is stored and read by staff but never by visitors; shown again, it has no `isHidden`", async () => {
    const links = [
      { id: "one", label: "أ", href: "/quote", tone: "primary" },
      { id: "two", label: "ب", href: "/projects", tone: "line", isHidden: true },
    ];
    const { content } = homepage.fields.find(({ id }) => id === "heroLinks") ?? {};
    expect((await edit("heroLinks", content, links)).status).toBe(200);
    await publish();
    expect((await published()).heroLinks.map(({ id }) => id)).toEqual(["one"]);
    const { body } = await call("GET", home);
    expect(body.published.heroLinks).toEqual(links);
    const shown = links.map(({ isHidden: _, ...link }) => ({ ...link, isHidden: false }));
    await edit("heroLinks", links, shown);
    await publish();
    expect((await call("GET", home)).body.published.heroLinks[1]).toEqual({
      id: "two",
      label: "ب",
      href: "/projects",
      tone: "line",
    });
    expect((await published()).heroLinks).toHaveLength(2);
  });

  test("ACNT-01 a new featured testimonial has five stars and blank texts, a new question is blank; both lists begin empty", async () => {
    const blank = {
      featuredTestimonials: {
        name: "",
        position: "",
        company: "",
        rating: 5,
        testimonial: "",
        project: "",
        projectValue: "",
      },
      featuredQuestions: { category: "", question: "", answer: "" },
    };
    const lists = pageSections
      .flatMap(({ fields }) => fields)
      .filter((field) => field.kind === "list" && Object.hasOwn(blank, field.id));
    expect(new Set(lists.map(({ id }) => id))).toEqual(new Set(Object.keys(blank)));
    for (const { id, content, items = {} } of lists) {
      expect(content).toEqual([]);
      expect(blankItem(items)).toEqual(blank[id as keyof typeof blank]);
    }
  });

  test("ACNT-01 all eleven sections of the specification are there", async () => {
    const { body } = await call("GET", "/api/content");
    expect(body.map(({ section }: { section: string }) => section)).toEqual(
      expect.arrayContaining(
        "homepage about services projects testimonials faq vision2030 leadership contact privacy terms".split(
          " ",
        ),
      ),
    );
    expect((await call("GET", "/api/content/nowhere")).status).toBe(404);
  });

  test("ACNT-04 a saved draft stays out of the site until it is published, and then raises the content version", async () => {
    const before = kernel.contentVersion.current();
    const saved = await edit("heroTitle", base, "عنوان جديد");
    expect(saved.status).toBe(200);
    expect(saved.body.draft.heroTitle).toMatchObject({ value: "عنوان جديد", by: "Test Admin" });
    expect((await published()).heroTitle).toBe(base);
    expect(kernel.contentVersion.current()).toBe(before);
    const state = await publish();
    expect(state.body).toMatchObject({ draft: {}, version: { number: 2, by: "Test Admin" } });
    expect((await published()).heroTitle).toBe("عنوان جديد");
    expect(kernel.contentVersion.current()).toBeGreaterThan(before);
    const revisions = await revisionsOf(kernel, "page_texts");
    expect(revisions).toMatchObject([{ action: "publish", record_id: "homepage", fields: '["heroTitle"]' }]);
    expect((await publish()).status).toBe(409);
  });

  test("ACNT-02 a field that is changed back to its published text is no longer a draft", async () => {
    await edit("heroTitle", base, "عنوان آخر");
    expect((await edit("heroTitle", "عنوان آخر", base)).body.draft).toEqual({});
  });

  test("ACNT-04 every version is kept, is compared by its texts, and is restored as a new version or as a draft", async () => {
    await edit("heroTitle", base, "الثاني");
    await publish();
    await edit("heroTitle", "الثاني", "الثالث");
    await publish();
    const versions = await call("GET", `${home}/versions`);
    expect(versions.body).toMatchObject([
      { number: 3, fields: ["heroTitle"], restored: null, by: "Test Admin" },
      { number: 2, fields: ["heroTitle"] },
      { number: 1, fields: [] },
    ]);
    expect((await call("GET", `${home}/versions/2`)).body.content.heroTitle).toBe("الثاني");
    expect((await call("GET", `${home}/versions/9`)).status).toBe(404);
    const asDraft = await call("POST", `${home}/versions/2/restore`, { as: "draft" });
    expect(asDraft.body.draft.heroTitle.value).toBe("الثاني");
    expect((await published()).heroTitle).toBe("الثالث");
    const restored = await call("POST", `${home}/versions/1/restore`, { as: "published" });
    expect(restored.body.version.number).toBe(4);
    expect((await published()).heroTitle).toBe(base);
    expect((await call("GET", `${home}/versions`)).body[0]).toMatchObject({ number: 4, restored: 1 });
  });

  test("SURV-05 two editors of different fields both keep their work; of the same field the second is asked", async () => {
    await edit("heroTitle", base, "من الأول");
    const { whyTitle } = await published();
    const merged = await edit("whyTitle", whyTitle, "من الثاني", second);
    expect(merged.status).toBe(200);
    expect(Object.keys(merged.body.draft).sort()).toEqual(["heroTitle", "whyTitle"]);
    const both = await call("PATCH", home, {
      client: second,
      fields: {
        heroTitle: { base, value: "من الثاني أيضًا" },
        whyLead: { base: (await published()).whyLead, value: "لا يضيع" },
      },
    });
    expect(both.status).toBe(412);
    expect(both.body.current.conflicts).toMatchObject({ heroTitle: { value: "من الأول", by: "Test Admin" } });
    expect(both.body.current.draft.whyLead.value).toBe("لا يضيع");
    expect(both.body.current.draft.heroTitle.value).toBe("من الأول");
    const knowing = await edit("heroTitle", "من الأول", "بعد السؤال", second);
    expect(knowing.body.draft.heroTitle.value).toBe("بعد السؤال");
  });

  test("SURV-05 many editors at once lose no field", async () => {
    const texts: Record<string, unknown> = await published();
    const fields = homepage.fields.filter(({ kind }) => kind === "text").map(({ id }) => id);
    const answers = await Promise.all(
      fields.map((field, index) => edit(field, texts[field], `نص ${index}`, `editor-${index}-xx`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(fields.map(() => 200));
    const { draft } = (await call("GET", home)).body;
    expect(fields.map((field) => draft[field].value)).toEqual(fields.map((_, index) => `نص ${index}`));
  });

  test("SURV-05 an editor whose save was stored without an answer has no conflict with their own text", async () => {
    await edit("heroTitle", base, "نصف كلم");
    const goesOn = await edit("heroTitle", base, "نصف كلمة ثم كلها");
    expect(goesOn.status).toBe(200);
    expect((await edit("heroTitle", base, "نصف كلمة ثم كلها", second)).status).toBe(200);
  });

  test("ACNT-04 publishing the revision that the editor saw is refused when somebody changed the draft since", async () => {
    const { revision } = (await edit("heroTitle", base, "رأيته")).body;
    await edit("heroTitle", "رأيته", "لم أره", second);
    expect((await call("POST", `${home}/publish`, { revision })).status).toBe(412);
    expect((await published()).heroTitle).toBe(base);
  });

  test.each([
    ["disabled", { disabled_at: "2026-11-21T09:30:00.000Z" }],
    ["removed", { deleted_at: "2026-11-21T09:30:00.000Z" }],
    ["made a reader", { access: "reader" as const }],
  ])(
    "ACNT-04 TRIAL-01 X9: a schedule ends when its author is %s, and its texts stay drafts",
    async (_, change) => {
      await edit("heroTitle", base, "موعود");
      await call("PUT", `${home}/schedule`, { at: "2026-11-21T10:30:00.000Z" });
      await kernel.db.updateTable("users").set(change).execute();
      now = new Date("2026-11-21T10:30:00.000Z");
      await publishDue(kernel);
      expect((await published()).heroTitle).toBe(base);
      const state = (await call("GET", home)).body;
      expect([state.schedule, state.draft.heroTitle.value]).toEqual([null, "موعود"]);
      const last = (await call("GET", "/api/audit?resource=page_texts")).body[0];
      expect([last.action, last.actor]).toEqual(["schedule-cancelled", expect.any(String)]);
    },
  );

  test("ACNT-04 a scheduled publication happens once, at its time, with the texts it was scheduled with; later edits stay drafts", async () => {
    await edit("heroTitle", base, "موعود");
    expect((await call("PUT", `${home}/schedule`, { at: "2026-11-21T08:00:00Z" })).status).toBe(422);
    const scheduled = await call("PUT", `${home}/schedule`, { at: "2026-11-21T13:30:00+03:00" });
    expect(scheduled.body.schedule).toMatchObject({ at: "2026-11-21T10:30:00.000Z", fields: ["heroTitle"] });
    await edit("heroTitle", "موعود", "أحدث من الموعد");
    await publishDue(kernel);
    expect((await published()).heroTitle).toBe(base);
    now = new Date("2026-11-21T10:30:00.000Z");
    await Promise.all([publishDue(kernel), publishDue(kernel), publishDue(kernel)]);
    expect((await published()).heroTitle).toBe("موعود");
    const state = await call("GET", home);
    expect(state.body).toMatchObject({ schedule: null, version: { number: 2, by: "Test Admin" } });
    expect(state.body.draft.heroTitle.value).toBe("أحدث من الموعد");
  });

  test("ACNT-04 publishing a draft before its scheduled time cancels the schedule, which would undo later corrections", async () => {
    await edit("heroTitle", base, "فيه خطأ");
    await call("PUT", `${home}/schedule`, { at: "2026-11-21T10:30:00Z" });
    expect((await publish()).body.schedule).toBeNull();
    await edit("heroTitle", "فيه خطأ", "مصحَّح");
    await publish();
    now = new Date("2026-11-21T10:30:00.000Z");
    await publishDue(kernel);
    expect((await published()).heroTitle).toBe("مصحَّح");
  });

  test("ACNT-04 a schedule can be cancelled, and a section with nothing to publish cannot be scheduled", async () => {
    expect((await call("PUT", `${home}/schedule`, { at: "2026-11-22T10:00:00Z" })).status).toBe(409);
    await edit("heroTitle", base, "موعود");
    await call("PUT", `${home}/schedule`, { at: "2026-11-22T10:00:00Z" });
    expect((await call("DELETE", `${home}/schedule`)).body.schedule).toBeNull();
    now = new Date("2026-11-23T10:00:00.000Z");
    await publishDue(kernel);
    expect((await published()).heroTitle).toBe(base);
  });

  const sectionBehind = async (token: string, at: Date) =>
    (await findShare(kernel.reads, token, at))?.section;

  test("ACNT-03 a share link shows its section for seven days or until it is withdrawn, and its token is not stored", async () => {
    const { status, body } = await call("POST", `${home}/shares`);
    expect(status).toBe(201);
    expect(await sectionBehind(body.token, now)).toBe(homepage);
    expect(JSON.stringify(await kernel.reads.selectFrom("page_shares").selectAll().execute())).not.toContain(
      body.token,
    );
    expect(await sectionBehind(body.token, new Date("2026-11-28T08:59:59Z"))).toBe(homepage);
    expect(await sectionBehind(body.token, new Date("2026-11-28T09:00:01Z"))).toBeUndefined();
    expect((await call("GET", `${home}/shares`)).body).toHaveLength(1);
    expect((await call("DELETE", `/api/content/about/shares/${body.id}`)).status).toBe(404);
    expect((await call("DELETE", `${home}/shares/${body.id}`)).status).toBe(204);
    expect(await sectionBehind(body.token, now)).toBeUndefined();
    expect(await sectionBehind("x".repeat(32), now)).toBeUndefined();
  });

  test("SEC-09 a value that does not fit its field is refused with a message, and nothing is stored", async () => {
    const links = (href: string) => [{ id: "a", label: "زر", href, tone: "primary" }];
    for (const href of [
      "javascript:alert(1)",
      " java\nscript:alert(1)",
      "data:text/html,x",
      "vbscript:x",
      "//evil.example",
    ]) {
      const refused = await edit("heroLinks", [], links(href));
      expect(refused.status, href).toBe(422);
      expect(refused.body.fields).toEqual({ "heroLinks/a/href": "هذا الرابط غير مسموح به" });
    }
    expect((await edit("heroTitle", base, 5)).status).toBe(422);
    expect((await edit("heroImage", null, { image: "javascript:x", alt: "" })).status).toBe(422);
    expect((await edit("highlights", [], "نص")).status).toBe(422);
    expect((await edit("nothing", "", "نص")).body.draft).toEqual({});
    expect((await call("GET", home)).body.draft).toEqual({});
  });

  test("ACNT-01 a list drops unknown keys, and each of its items has an id of its own", async () => {
    const { heroNotes } = await published();
    const saved = await edit("heroNotes", heroNotes, [
      { id: "a", text: "أول", onclick: "x" },
      { id: "a", text: "ثانٍ" },
      { id: "<b>", text: "ثالث" },
    ]);
    const items: { id: string }[] = saved.body.draft.heroNotes.value;
    expect(items[0]).toEqual({ id: "a", text: "أول" });
    expect(new Set(items.map(({ id }) => id)).size).toBe(3);
    expect(items.every(({ id }) => /^[\w-]+$/.test(id))).toBe(true);
  });

  test("SEC-08 ACNT-02 a draft body may have 1 MB: that much is read and checked field by field, one byte more answers 413", async () => {
    const body = (bytes: number) => {
      const around = JSON.stringify({ client: first, fields: { heroTitle: { base, value: "" } } });
      const text = "x".repeat(bytes - Buffer.byteLength(around));
      return JSON.stringify({ client: first, fields: { heroTitle: { base, value: text } } });
    };
    const most = 1024 * 1024;
    expect(Buffer.byteLength(body(most))).toBe(most);
    expect((await call("PATCH", home, body(most))).status).toBe(422);
    const named = { headers: { "content-length": String(most + 1) } };
    for (const options of [{}, named])
      expect((await call("PATCH", home, body(most + 1), options)).status).toBe(413);
    // A draft above the limit of all other bodies, 128 KiB, is stored.
    const { body: privacy } = await call("GET", "/api/content/privacy");
    const { sections } = privacy.published;
    const long = Array.from({ length: 30 }, (_, n) => ({
      ...sections[0],
      id: `s${n}`,
      heading: "كلمة ".repeat(400),
    }));
    const fields = { sections: { base: sections, value: long } };
    expect(Buffer.byteLength(JSON.stringify(fields))).toBeGreaterThan(128 * 1024);
    const stored = await call("PATCH", "/api/content/privacy", { client: first, fields });
    expect([stored.status, Object.keys(stored.body.draft)]).toEqual([200, ["sections"]]);
    expect((await call("GET", home)).body.draft).toEqual({});
  });

  test("ACNT-04 SEC-08 a link to an impossible file name is reported as dead and does not break the check", async () => {
    const texts = await published();
    const hrefs = [
      "/uploads/../shurfa.db",
      "/uploads/صورة.webp",
      "/uploads/",
      "/uploads/..",
      "/uploads/a/b.webp",
    ];
    const links = hrefs.map((href, index) => ({ id: `l${index}`, label: "زر", href, tone: "line" }));
    await edit("heroLinks", texts.heroLinks, links);
    const { status, body } = await call("GET", `${home}/check`);
    expect(status).toBe(200);
    expect(body.map(({ code }: { code: string }) => code)).toEqual(hrefs.map(() => "brokenLink"));
  });

  test("LEGAL-01 ACNT-04 the check reports a notice whose periods are typed in, and accepts the placeholders of the settings", async () => {
    const codes = async (section: string) =>
      (await call("GET", `/api/content/${section}/check`)).body.map(
        ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
      );
    const write = async (section: string, field: string, value: unknown) => {
      const { published } = (await call("GET", `/api/content/${section}`)).body;
      const fields = { [field]: { base: published[field], value } };
      const saved = await call("PATCH", `/api/content/${section}`, { client: first, fields });
      expect(saved.status).toBe(200);
    };
    for (const section of ["privacy", "quote", "contact", "register"])
      expect(await codes(section), section).toEqual([]);
    for (const section of ["quote", "contact", "register"]) {
      await write(section, "formNote", "نحذفها بعد 12 شهرًا.");
      expect(await codes(section), section).toEqual(["formNote periods"]);
      await write(section, "formNote", "نحذفها بعد {retention}.");
      expect(await codes(section), section).toEqual([]);
    }
    const body = (words: string) => [{ id: "how-long", heading: "مدد", body: `<p>${words}</p>` }];
    await write("privacy", "sections", body("بعد {retention}"));
    expect(await codes("privacy")).toEqual(["sections periods"]);
    await write("privacy", "sections", body("بعد {retention} و{records}"));
    expect(await codes("privacy")).toEqual([]);
  });

  test("ACNT-04 the check finds missing words, empty headings, dead links and long titles; only a page without its title is refused", async () => {
    const texts = await published();
    await edit("heroTitle", base, "كلمة ".repeat(20));
    await edit("heroImage", texts.heroImage, { image: "/uploads/a-10x10.webp", alt: " " });
    await edit("whyTitle", texts.whyTitle, "");
    await edit("heroLinks", texts.heroLinks, [
      { id: "a", label: "زر", href: "/nowhere", tone: "primary" },
      { id: "b", label: "زر", href: "/services#a", tone: "line" },
      { id: "c", label: "زر", href: "/projects/17", tone: "line" },
      { id: "d", label: "زر", href: "/uploads/logo.png", tone: "line" },
      { id: "e", label: "زر", href: "/sitemap.xml", tone: "line" },
    ]);
    const { body } = await call("GET", `${home}/check`);
    expect(body).toEqual([
      { field: "heroTitle", code: "longTitle" },
      { field: "heroLinks", item: "a", key: "href", code: "brokenLink" },
      { field: "heroLinks", item: "c", key: "href", code: "brokenLink" },
      { field: "heroImage", code: "alt" },
      { field: "whyTitle", code: "emptyHeading" },
    ]);
    expect((await publish()).status).toBe(200);
    await edit("heroTitle", "كلمة ".repeat(20), " ");
    const refused = await publish();
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toEqual({ heroTitle: "هذا الحقل مطلوب" });
  });
});
