import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { createApi } from "../../../api.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { caller } from "../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../kernel/testing/test-kernel.ts";
import { randomRuns } from "../../../kernel/testing/test-share.ts";
import { storeUser } from "../../../kernel/testing/test-user.ts";
import { publishDue } from "../drafts/publish-due.server.ts";
import { homepage } from "../sections/texts/homepage.text.ts";
import { mostRemarks } from "./remarks-store.server.ts";

const home = "/api/content/homepage";
const title = "pages/homepage/heroTitle";
const noura = { headers: { "x-guest": "noura-noura-noura" } };
const fahd = { headers: { "x-guest": "fahd-fahd-fahd-fahd" } };
const [{ content: base }] = homepage.fields;

describe.each(databases)("what clients say about drafts, on %s", (database) => {
  let kernel: Kernel;
  let call: ReturnType<typeof caller>;
  let now: Date;

  beforeEach(async () => {
    now = new Date("2026-11-21T09:00:00Z");
    kernel = await testKernel({ database, session: testSession, now: () => now });
    await storeUser(kernel, "sara", "owner");
    call = caller(createApi(kernel));
  });

  const edit = async (value: string, field = "heroTitle", section = home) => {
    const state = (await call("GET", section)).body;
    const known = state.draft[field]?.value ?? state.published[field];
    const saved = await call("PATCH", section, {
      client: "editor-one",
      fields: { [field]: { base: known, value } },
    });
    expect(saved.status).toBe(200);
  };
  const linkTo = async (grants: string, section = home, more: object = {}) =>
    (await call("POST", `${section}/shares`, { grants, ...more })).body;
  const remarks = async (token: string) => (await call("GET", `/api/review/${token}`)).body.remarks;
  const say = (token: string, text: string, address = title, guest = noura) =>
    call("POST", `/api/review/${token}/remarks`, { address, text, name: "نورة الشمري" }, guest);
  const approve = async (token: string, answer = "approved", guest = noura) => {
    const { digest } = (await call("GET", `/api/review/${token}`)).body.draft;
    return call(
      "POST",
      `/api/review/${token}/answers`,
      { answer, digest, name: "نورة الشمري", position: "مديرة التشغيل" },
      guest,
    );
  };
  const review = async (section = home) => (await call("GET", `${section}/review`)).body;
  const demand = () => call("PUT", "/api/settings", { approvalDemanded: true });

  test("SAY-01 a link allows what was chosen, for the days that were chosen, and another answers as one that does not exist", async () => {
    const read = await linkTo("read");
    const remark = await linkTo("remark", home, { days: 30, name: "نورة", email: "noura@example.com" });
    expect(remark).toMatchObject({ grants: "remark", name: "نورة", expires: "2026-12-21T09:00:00.000Z" });
    expect(read.expires).toBe("2026-11-28T09:00:00.000Z");
    for (const days of [0, 31, 1.5])
      expect((await call("POST", `${home}/shares`, { days })).status).toBe(422);
    expect((await call("POST", `${home}/shares`, { grants: "publish" })).status).toBe(422);
    expect((await call("GET", `/api/review/${read.token}`)).status).toBe(404);
    expect((await say(read.token, "كلام")).status).toBe(404);
    expect((await call("GET", `/api/review/${remark.token}`)).body).toMatchObject({
      page: homepage.label,
      grants: "remark",
      by: "Test Admin",
      guest: "نورة",
      remarks: [],
      answer: null,
    });
    expect((await approve(remark.token)).status).toBe(404);
    expect((await call("GET", `/api/review/${"x".repeat(32)}`)).status).toBe(404);
    now = new Date("2026-12-20T09:00:00Z");
    expect((await say(remark.token, "كلام")).status).toBe(201);
    now = new Date("2026-12-21T09:00:01Z");
    expect((await say(remark.token, "بعد المدة")).status).toBe(404);
    const withdrawn = await linkTo("approve");
    await call("DELETE", `${home}/shares/${withdrawn.id}`);
    expect((await say(withdrawn.token, "كلام")).status).toBe(404);
  });

  test("SAY-01 a remark hangs on an address with the words it was about, and stays when they are gone", async () => {
    const { token } = await linkTo("remark");
    const said = await say(token, "بلا تنوين");
    expect(said.body.remarks).toEqual([
      {
        id: expect.any(Number),
        number: 1,
        address: title,
        words: base,
        text: "بلا تنوين",
        by: "نورة الشمري",
        isGuest: true,
        isOwn: true,
        isMoved: false,
        at: now.toISOString(),
        done: null,
        replies: [],
      },
    ]);
    await edit("عنوان آخر");
    expect(await remarks(token)).toMatchObject([{ isMoved: true, words: base, isOwn: false }]);
    await edit(base);
    expect(await remarks(token)).toMatchObject([{ isMoved: false }]);
    const lead = await say(token, "أطول", "pages/homepage/heroLead");
    expect(lead.body.remarks[1].words).toContain("نحن في شُرفة نصمّمها"); // as the page says `{agency}`
    await call("DELETE", `/api/review/${token}/remarks/${lead.body.remarks[1].id}`, undefined, noura);
    const { heroNotes } = (await call("GET", home)).body.published;
    const note = `pages/homepage/heroNotes/${heroNotes[1].id}/text`;
    await say(token, "منذ متى؟", note);
    await edit(heroNotes.toReversed(), "heroNotes");
    const words = heroNotes[1].text.replace("{founded}", "2020");
    expect((await remarks(token))[1]).toMatchObject({ words, isMoved: false, number: 2 });
    await edit(heroNotes.slice(0, 1), "heroNotes");
    expect((await remarks(token))[1]).toMatchObject({ words, isMoved: true });
  });

  test("SAY-01 where nothing stands nothing is stored, and texts of records and settings can be remarked on too", async () => {
    const { token } = await linkTo("remark");
    for (const address of [
      "pages/homepage/nothing",
      "pages/nowhere/heroTitle",
      "pages/homepage/heroNotes/gone/text",
      "users/1/name",
      "services/99/name",
      "settings/site/iban",
      "a/b/c/d/e/f",
    ])
      expect([address, (await say(token, "كلام", address)).status]).toEqual([address, 422]);
    for (const text of ["", " ", "م".repeat(2001)]) expect((await say(token, text)).status).toBe(422);
    expect(await remarks(token)).toEqual([]);
    // Nothing of other pages, shown or hidden, nor of records that visitors do not see.
    const own = (await call("POST", "/api/pages", { title: "سرية", address: "secret" })).body.id;
    await call("POST", `/api/content/page-${own}/publish`, {});
    await call("PUT", `/api/pages/${own}`, { isActive: false });
    const project = (await call("POST", "/api/projects", { title: "سري", isActive: false })).body.id;
    for (const address of [
      "pages/about/heroTitle",
      `pages/page-${own}/metaTitle`,
      `pages/${own}/title`,
      `projects/${project}/title`,
    ])
      expect([address, (await say(token, "كلام", address)).status]).toEqual([address, 422]);
    const { id } = (await call("POST", "/api/services", { title: "تصميم", description: "وصف" })).body;
    const said = await say(token, "أي تصميم؟", `services/${id}/title`);
    expect(said.body.remarks).toMatchObject([{ words: "تصميم", isMoved: false }]);
    await call("PUT", `/api/services/${id}`, { title: "تصميم المواقع" });
    expect(await remarks(token)).toMatchObject([{ words: "تصميم", isMoved: true }]);
    await call("DELETE", `/api/services/${id}`);
    expect(await remarks(token)).toMatchObject([{ words: "تصميم", isMoved: true }]);
    expect((await say(token, "الرقم", "settings/site/phone")).status).toBe(201);
  });

  test("SAY-01 a guest changes and deletes only what this browser wrote, until somebody answered or it is done", async () => {
    const { token } = await linkTo("remark");
    const own = (await say(token, "أول")).body.remarks[0];
    const at = `/api/review/${token}/remarks/${own.id}`;
    expect((await call("PATCH", at, { text: "من غيره" }, fahd)).status).toBe(404);
    expect((await call("DELETE", at, undefined, fahd)).status).toBe(404);
    expect((await call("PATCH", at, { text: "بلا اسم" })).status).toBe(400);
    expect((await call("PATCH", at, { text: "ثان" }, noura)).body.remarks).toMatchObject([{ text: "ثان" }]);
    const answered = await call("POST", `${home}/remarks/${own.id}/replies`, { text: "لماذا؟" });
    expect(answered.body.remarks[0].replies).toMatchObject([
      { text: "لماذا؟", by: "Test Admin", isGuest: false },
    ]);
    expect((await call("PATCH", at, { text: "ثالث" }, noura)).status).toBe(409);
    expect((await call("DELETE", at, undefined, noura)).status).toBe(409);
    const reply = await call("POST", `${at}/replies`, { text: "لأنه أوضح", name: "فهد" }, fahd);
    expect(reply.body.remarks[0].replies).toMatchObject([
      {},
      { text: "لأنه أوضح", by: "فهد", isGuest: true },
    ]);
    const second = (await say(token, "أخرى")).body.remarks[1];
    expect(
      (await call("DELETE", `/api/review/${token}/remarks/${second.id}`, undefined, noura)).body.remarks,
    ).toHaveLength(1);
    const done = await call("PATCH", `${home}/remarks/${own.id}`, { done: true });
    expect(done.body.remarks[0].done).toEqual({ by: "Test Admin", at: now.toISOString() });
    expect(
      (await call("PATCH", `${home}/remarks/${own.id}`, { done: false })).body.remarks[0].done,
    ).toBeNull();
    expect((await call("PATCH", `/api/content/about/remarks/${own.id}`, { done: true })).status).toBe(404);
    expect((await call("DELETE", `${home}/remarks/${own.id}`)).body.remarks).toEqual([]);
    expect(await kernel.reads.selectFrom("remarks").selectAll().execute()).toEqual([]);
  });

  test("SAY-01 SEC-08 a remark that is sent twice is stored once, and a page takes at most 200", async () => {
    const { token } = await linkTo("remark");
    const both = await Promise.all([say(token, "مرة"), say(token, "مرة"), say(token, "مرة")]);
    expect(both.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await remarks(token)).toHaveLength(1);
    await kernel.db
      .insertInto("remarks")
      .values(
        Array.from({ length: mostRemarks - 1 }, (_, place) => ({
          ...{
            section: "homepage",
            remark_id: null,
            number: place + 2,
            address: title,
            words: "",
            digest: "",
          },
          ...{
            text: `${place}`,
            author_name: "نورة",
            share_id: 1,
            guest: "x",
            created_at: now.toISOString(),
          },
        })),
      )
      .execute();
    expect((await say(token, "زائدة")).status).toBe(413);
    expect(await remarks(token)).toHaveLength(mostRemarks);
  });

  test("SAY-01 a link shows and takes nothing of another page, and staff without rights see no remarks", async () => {
    const { token } = await linkTo("approve");
    const about = await linkTo("approve", "/api/content/about");
    await say(token, "عن الرئيسية");
    const id = (await remarks(token))[0].id;
    expect(await remarks(about.token)).toEqual([]);
    expect(
      (await call("PATCH", `/api/review/${about.token}/remarks/${id}`, { text: "x" }, noura)).status,
    ).toBe(404);
    expect(
      (
        await call(
          "POST",
          `/api/review/${about.token}/remarks/${id}/replies`,
          { text: "x", name: "ن" },
          noura,
        )
      ).status,
    ).toBe(404);
    expect((await say(about.token, "من رابط آخر", title)).status).toBe(422);
    expect(await remarks(token)).toHaveLength(1);
  });

  test("SAY-01 an approval holds for exactly the draft that was read: another one is refused, and later changes say so", async () => {
    const { token } = await linkTo("approve");
    await edit("عنوان للموافقة");
    const read = (await call("GET", `/api/review/${token}`)).body.draft;
    expect(read.at).toBe(now.toISOString());
    await edit("غيّرناه");
    const late = await call(
      "POST",
      `/api/review/${token}/answers`,
      { answer: "approved", digest: read.digest, name: "نورة" },
      noura,
    );
    expect(late.status).toBe(412);
    expect(late.body.current.draft.digest).not.toBe(read.digest);
    expect(await review()).toMatchObject({ state: null, answer: null, answers: [] });
    expect((await approve(token)).body.answer).toMatchObject({
      answer: "approved",
      by: "نورة الشمري",
      position: "مديرة التشغيل",
    });
    await approve(token);
    expect(await review()).toMatchObject({
      state: "approved",
      approved: {},
      answers: [{ answer: "approved" }],
    });
    expect((await review()).answers).toHaveLength(1);
    await edit("وتغيّر بعدها");
    expect(await review()).toMatchObject({
      state: "moved",
      answer: { answer: "approved", by: "نورة الشمري" },
      approved: { heroTitle: "غيّرناه" },
      isPublishable: true,
    });
    expect((await call("GET", `/api/review/${token}`)).body.answer).toBeNull();
    await edit("غيّرناه");
    expect((await review()).state).toBe("approved");
    expect((await approve(token, "changes", fahd)).status).toBe(201);
    expect(await review()).toMatchObject({ state: "changes", answer: { answer: "changes" } });
    // The newest approval counts where the draft is another one, not an answer after it.
    await edit("وتغيّر ثانية");
    const moved = await review();
    expect(moved).toMatchObject({ state: "moved", answer: { answer: "approved" } });
    expect(moved.answers[0].answer).toBe("changes");
  });

  test("SAY-01 publishing says who approved exactly that, and publishes what was approved while a newer draft goes on", async () => {
    const { token } = await linkTo("approve");
    await edit("كما وافقت");
    await approve(token);
    const { id } = (await review()).answers[0];
    await edit("أحدث من الموافقة");
    const published = await call("POST", `${home}/publish`, { approval: id });
    expect(published.body).toMatchObject({
      published: { heroTitle: "كما وافقت" },
      draft: { heroTitle: { value: "أحدث من الموافقة" } },
    });
    const versions = async () => (await call("GET", `${home}/versions`)).body;
    const by = { by: "نورة الشمري", position: "مديرة التشغيل", at: now.toISOString() };
    expect((await versions())[0]).toMatchObject({ number: 2, approval: by, reason: null });
    expect((await call("GET", `${home}/versions/2`)).body.approval).toEqual(by);
    // It would undo what was published since.
    expect((await call("POST", `${home}/publish`, { approval: id })).status).toBe(409);
    await call("POST", `${home}/publish`, {});
    expect((await versions())[0]).toMatchObject({ number: 3, approval: null });
    expect((await call("POST", `${home}/publish`, { approval: id })).status).toBe(409);
    expect((await call("POST", `${home}/publish`, { approval: 999 })).status).toBe(404);
    expect(await review()).toMatchObject({ state: "moved", isPublishable: false });
  });

  test("SAY-01 where approval is demanded, nothing else is published without a reason, scheduled at all, or published by a program", async () => {
    await demand();
    const { token } = await linkTo("approve");
    await edit("بلا موافقة");
    expect(await review()).toMatchObject({ isDemanded: true, state: null });
    const refused = await call("POST", `${home}/publish`, {});
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ["reason"]]);
    expect((await call("PUT", `${home}/schedule`, { at: "2026-11-22T09:00:00Z" })).body.fields.at).toMatch(
      /الموافقة/,
    );
    expect((await call("GET", `${home}/versions`)).body).toEqual([]);
    const withReason = await call("POST", `${home}/publish`, { reason: "خطأ إملائي" });
    expect(withReason.status).toBe(200);
    expect((await call("GET", `${home}/versions`)).body[0]).toMatchObject({
      approval: null,
      reason: "خطأ إملائي",
    });
    await edit("بموافقة");
    await approve(token, "changes");
    expect((await call("POST", `${home}/publish`, {})).status).toBe(422);
    await approve(token);
    const scheduled = await call("PUT", `${home}/schedule`, { at: "2026-11-22T09:00:00Z" });
    expect(scheduled.status).toBe(200);
    now = new Date("2026-11-22T09:00:00Z");
    await publishDue(kernel);
    expect((await call("GET", `${home}/versions`)).body[0]).toMatchObject({
      approval: { by: "نورة الشمري" },
      reason: null,
    });
  });

  test("SAY-01 articles and projects are approved like pages, and saved alone only so", async () => {
    await demand();
    const body = { title: "عنوان", address: "مقال", body: "<p>نص</p>", state: "published" };
    await call("POST", "/api/articles", body);
    const article = "/api/content/articles-1";
    const { token } = await linkTo("approve", article);
    expect((await call("GET", `/api/review/${token}`)).body.page).toBe("عنوان");
    await edit("أوضح", "articles/1/title", article);
    expect((await say(token, "أحسنتم", "articles/1/title")).body.remarks).toMatchObject([{ words: "أوضح" }]);
    expect((await call("POST", `${article}/records`, { fields: ["articles/1/title"] })).status).toBe(422);
    await approve(token);
    expect((await call("POST", `${article}/publish`, {})).status).toBe(200);
    expect((await call("GET", "/api/articles/1")).body.title).toBe("أوضح");
    expect((await review(article)).state).toBe("approved");
    await call("DELETE", "/api/articles/1");
    expect((await call("GET", `/api/review/${token}`)).status).toBe(404);
    expect((await say(token, "بعد الحذف", "articles/1/title")).status).toBe(404);
  });

  test("SAY-01 SEC-07 guests are limited by address and by link", async () => {
    kernel = await testKernel({
      database,
      session: testSession,
      now: () => now,
      environment: { RATE_LIMIT: "on" },
    });
    await storeUser(kernel, "sara", "owner");
    call = caller(createApi(kernel));
    const { token } = await linkTo("remark");
    const statuses = new Set<number>();
    for (let place = 0; place < 125; place++)
      statuses.add((await say(token, "نص", "pages/homepage/none")).status);
    expect([...statuses]).toEqual([422, 429]);
  });

  test("SAY-01 no order of edits, answers and publications says «approved» for words that nobody approved", async () => {
    const { token } = await linkTo("approve");
    const approved = new Set<string>();
    let hits = 0;
    const acts = {
      edit: (field: string, value: string) => edit(value, field),
      answer: async (answer: string) => {
        const present = await wordsNow();
        await approve(token, answer);
        approved.delete(present);
        if (answer === "approved") approved.add(present);
      },
      publish: () => call("POST", `${home}/publish`, {}),
    };
    const act = fc.oneof(
      fc.tuple(
        fc.constant("edit" as const),
        fc.constantFrom("heroTitle", "whyTitle"),
        fc.constantFrom("أول", "ثان"),
      ),
      fc.tuple(fc.constant("answer" as const), fc.constantFrom("approved", "approved", "changes")),
      fc.tuple(fc.constant("publish" as const)),
    );
    const orders = fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 15 }), async (order) => {
      for (const [name, first = "", second = ""] of order) {
        await acts[name](first, second);
        const isApproved = (await review()).state === "approved";
        expect(isApproved).toBe(approved.has(await wordsNow()));
        hits += Number(isApproved);
      }
    });
    await fc.assert(orders, { ...randomRuns(100), seed: 40 });
    expect(hits).toBeGreaterThan(5);
  });

  const wordsNow = async () => {
    const { published, draft } = (await call("GET", home)).body;
    return ["heroTitle", "whyTitle"].map((id) => draft[id]?.value ?? published[id]).join("|");
  };
});
