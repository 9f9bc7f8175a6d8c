import { beforeAll, describe, expect, test } from "vitest";
import { takePlace } from "../../content/sales/attachments/places.server.ts";
import { listFiles } from "../../kernel/backup/files.server.ts";
import { textsOf, valuesOf } from "../../testing/pages/test-markup.ts";
import { breakTables, openSite, publish, read, type TestSite } from "../../testing/pages/test-site.ts";

let site: TestSite;
let count = 0;
beforeAll(async () => {
  site = await openSite({ RATE_LIMIT: "on", TRUST_PROXY: "127.0.0.1,::1" });
});

const layout = [{ id: "form1234", part: "ownform", isShown: true }];
const field = (id: string, fieldLabel: string, fieldKind: string, more: object = {}) => ({
  ...{ id, fieldLabel, fieldKind, need: "optional", fieldHint: "", choices: "" },
  ...more,
});
const all = [
  field("line", "اسم النشاط", "text", { need: "required", fieldHint: "كما في السجل" }),
  field("long", "التفاصيل", "longText"),
  field("one", "المدينة", "choice", { choices: "الرياض\nجدة\n\nجدة" }),
  field("many", "ما تحتاج إليه", "several", { choices: "موقع\nمتجر\nهوية" }),
  field("yesno", "هل لديك موقع؟", "flag"),
  field("tel", "جوال المحاسب", "phone"),
  field("mail", "بريد المحاسب", "email"),
  field("count", "عدد الفروع", "number"),
  field("day", "موعد البدء", "day"),
];

/** Publishes an own page with one form; answers its address and the form's. */
async function place(fields: readonly object[], more: Record<string, unknown> = {}) {
  count += 1;
  const page = { title: `صفحة ${count}`, address: `own-form-${count}` };
  const { id } = await site.call<{ id: number }>("POST", "/api/pages", page);
  const section = `page-${id}`;
  await publish(site, section, { layout });
  await publish(site, section, {
    "ownform-form1234-title": `نموذج ${count}`,
    "ownform-form1234-fields": fields,
    ...more,
  });
  return { page: `/${page.address}`, section, action: `/forms/${section}/form1234`, title: `نموذج ${count}` };
}

const person = () => ({ name: `هند-${count}-`, phone: `05${String(50000000 + count)}`, email: "" });
const editionIn = (page: Document) => valuesOf(page, "form input[name=edition]", "value")[0] ?? "";
const controls = "form input:not([type=hidden]), form textarea, form select";

type Filled = Record<string, string | readonly string[] | File>;
let visitors = 0;

/** Fills the form of a page as a browser without script does, and follows the answer. */
async function send(form: { page: string; action: string }, filled: Filled, from?: string) {
  return post(form.action, { edition: editionIn(await site.page(form.page)), ...filled }, from);
}

/** The address of a visitor who has sent nothing yet. */
const fresh = () => `203.0.${++visitors >> 8}.${visitors & 255}`;

async function post(action: string, filled: Filled, address = fresh()) {
  const body = new FormData();
  for (const [name, value] of Object.entries(filled))
    if (Array.isArray(value)) for (const one of value) body.append(name, one);
    else body.append(name, value as string | File);
  const isMultipart = Object.values(filled).some((value) => value instanceof File);
  const texts = [...body].map(([name, value]) => [name, String(value)]);
  const posted = await site.visit(action, {
    method: "POST",
    headers: {
      "x-forwarded-for": address,
      ...(!isMultipart && { "content-type": "application/x-www-form-urlencoded" }),
    },
    body: isMultipart ? body : new URLSearchParams(texts).toString(),
  });
  return follow(posted, action, address);
}

/** The page that a browser shows after a post: it comes with the cookies that hold the answer. */
async function follow(posted: Response, action: string, address: string) {
  const cookie = posted.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  const next = new URL(posted.headers.get("location") ?? action, "http://localhost");
  const shown =
    posted.status === 303
      ? await site.visit(next.pathname + next.search, {
          headers: { cookie: cookie.join("; "), "x-forwarded-for": address },
        })
      : posted;
  return { status: posted.status, shown, page: read(await shown.text()) };
}

type Stored = Record<string, unknown> & { id: number; form_answers: { field: string; value: string }[] };
const messages = (name: string) =>
  site.call<Stored[]>("GET", `/api/project-requests?kind=message&q=${encodeURIComponent(name)}`);
const answersOf = ({ form_answers }: Stored) => form_answers.map(({ field, value }) => [field, value]);
const countAll = async () =>
  (await site.kernel.db.selectFrom("project_requests").select("id").execute()).length;
/** The sentence beside a control, which it names as its description. */
const errorAt = (page: Document, name: string) => {
  const control = page.querySelector(`[name="${name}"]`);
  const described =
    control?.closest("[aria-describedby]")?.getAttribute("aria-describedby")?.split(" ") ?? [];
  return described.map((id) => page.getElementById(id)?.textContent).join(" ");
};

test("OWN-03 PAGES-01 the form stands on its page without any script, with name, phone and e-mail before the fields of the editor", async () => {
  const unseen = { need: "required", isHidden: true };
  const form = await place([
    ...all,
    ...[
      field("none", " ", "text"),
      field("empty", "بلا خيارات", "choice"),
      field("hidden", "مخفي", "text", unseen),
    ],
  ]);
  const alone = await site.answer(form.action);
  expect([alone.status, alone.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(alone.text).toContain('content="noindex, nofollow"');
  const page = await site.page(form.page);
  expect(page.querySelectorAll("script[src], link[rel=modulepreload]")).toHaveLength(0);
  expect(valuesOf(page, "form", "action")).toEqual([form.action]);
  expect([...new Set(valuesOf(page, controls, "name"))]).toEqual([
    ...["name", "phone", "email"],
    ...all.map(({ id }) => `f-${id}`),
    "website",
  ]);
  expect(textsOf(page, "form select option")).toEqual(["اختر", "الرياض", "جدة"]);
  expect(errorAt(page, "f-line")).toContain("كما في السجل");
  expect(textsOf(page, "form").join()).not.toMatch(/بلا خيارات|مخفي/);
  const { page: answered } = await send(form, { ...person(), "f-line": "مقهى" });
  expect(textsOf(answered, "[role=status] h2")).toEqual(["وصلنا ما أرسلته"]);
  expect(valuesOf(page, "form a", "href")).toEqual(["/privacy"]);
});

test("OWN-03 OWN-04 editors read which field waits for its choices, and more fields or choices than a form has are refused at their place", async () => {
  const form = await place([field("one", "المدينة", "choice"), field("a", "السؤال", "text")]);
  const preview = await site.visit(`/admin/preview${form.page}`, { isStaff: true });
  expect(textsOf(read(await preview.text()), "main p").join()).toMatch(/قبل أن تُكتب خياراته: المدينة/);
  expect(textsOf(await site.page(form.page), "main").join()).not.toContain("المدينة");
  const name = "ownform-form1234-fields";
  const path = `/api/content/${form.section}`;
  const { published } = await site.call<{ published: Record<string, unknown> }>("GET", path);
  const save = async (value: object[]) => {
    const fields = { [name]: { base: published[name], value } };
    const json = { client: "editor-one", fields };
    const answer = await site.visit(path, { method: "PATCH", isStaff: true, json });
    return { status: answer.status, fields: Object.keys((await answer.json()).fields ?? {}) };
  };
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `خيار ${index}`).join("\n");
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => field(`f${index}`, "س", "text"));
  expect(await save([field("one", "المدينة", "choice", { choices: lines(31) })])).toEqual({
    status: 422,
    fields: [`${name}/one/choices`],
  });
  expect((await save(many(21))).status).toBe(422);
  expect((await save([field("one", "المدينة", "choice", { choices: lines(30) }), ...many(19)])).status).toBe(
    200,
  );
});

test("OWN-03 SURV-04 a filled form is a message of the desk with the labels as they were shown, and the same form again is the same one", async () => {
  const form = await place(all);
  const filled = {
    ...person(),
    phone: "٠٥٥١٢٣٤٥٦٧",
    "f-line": " مقهى النخلة ",
    "f-long": "سطر\r\nوسطر",
    "f-one": "جدة",
    "f-many": ["هوية", "موقع"],
    "f-yesno": "no",
    "f-tel": "0500000001",
    "f-mail": "a@mail.example",
    "f-count": "١٢٫٥",
    "f-day": "25/11/2027",
  };
  const first = await send(form, filled);
  expect([first.status, first.shown.status]).toEqual([303, 200]);
  expect(textsOf(first.page, "[role=status] h2, [role=status] dd")).toEqual([
    "وصلنا ما أرسلته",
    "الخميس، 25 نوفمبر 2027",
  ]);
  expect(first.shown.headers.get("cache-control")).toBe("no-store");
  expect(first.shown.headers.get("x-robots-tag")).toMatch(/noindex/);
  await send(form, filled);
  const [stored, ...others] = await messages(String(filled.name));
  if (!stored) throw new Error("nothing was stored");
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    kind: "message",
    name: filled.name,
    phone: "+966551234567",
    requested_services: { reason: "other", otherReason: form.title },
    form_place: `${form.page}#form1234`,
    notice_edition: expect.stringMatching(/\S/),
    source: "site",
  });
  expect(answersOf(stored)).toEqual([
    ["line", "مقهى النخلة"],
    ["long", "سطر\nوسطر"],
    ["one", "جدة"],
    ["many", "موقع\nهوية"],
    ["yesno", "no"],
    ["tel", "+966500000001"],
    ["mail", "a@mail.example"],
    ["count", "12.5"],
    ["day", "2027-11-25"],
  ]);
  expect(stored.form_answers.map((answer) => (answer as { label?: string }).label)).toEqual(
    all.map(({ fieldLabel }) => fieldLabel),
  );
  // Who calls as before reads the answers in the message.
  expect(JSON.stringify(stored.requested_services)).toContain("هل لديك موقع؟ لا\\nجوال المحاسب: ");
  // The form changes; what was answered stays.
  await publish(site, form.section, { "ownform-form1234-fields": [field("line", "اسم آخر", "text")] });
  const again = await site.call<Stored>("GET", `/api/project-requests/${stored.id}`);
  expect(again.form_answers).toEqual(stored.form_answers);
});

describe("OWN-03 QUOTE-06 what a field does not take is refused beside it, and all that was typed stays", () => {
  const wrong: [name: string, typed: string, sentence: RegExp][] = [
    ["name", "\u200b", /مطلوب/],
    ["phone", "12", /رقمًا صحيحًا/],
    ["email", "a@", /بريدًا صحيحًا/],
    ["f-line", "", /مطلوب/],
    ["f-line", "أ".repeat(201), /200/],
    ["f-long", "أ".repeat(2001), /2,000/],
    ["f-one", "الدمام", /من القائمة/],
    ["f-many", "تطبيق", /من القائمة/],
    ["f-yesno", "perhaps", /من القائمة/],
    ["f-tel", "05", /رقمًا صحيحًا/],
    ["f-mail", "x", /بريدًا صحيحًا/],
    ["f-count", "1,5", /رقمًا/],
    ["f-count", "1234567890123456", /15 خانة/],
    ["f-day", "31/02/2027", /\S/],
    ["f-day", "2027-13-45", /\S/],
    ["f-long", "\u0000", /رموز/],
  ];
  test.each(wrong)("%s %j", async (name, typed, sentence) => {
    const form = await place(all);
    const filled: Filled = {
      ...person(),
      "f-line": "مقهى",
      "f-one": "جدة",
      "f-many": ["متجر"],
      [name]: typed,
    };
    const before = await countAll();
    const { status, shown, page } = await send(form, filled);
    expect([303, 422]).toContain(status); // what is too long for a cookie is answered at once
    expect(await countAll()).toBe(before);
    expect(shown.status).toBe(status === 303 ? 200 : 422);
    expect(errorAt(page, name)).toMatch(sentence);
    const faulty = valuesOf(page, '[aria-invalid="true"]', "name");
    if (!["f-many", "f-yesno"].includes(name)) expect(faulty).toEqual([name]);
    expect(page.querySelectorAll("[autofocus]")).toHaveLength(1);
    if (name !== "f-one") expect(valuesOf(page, "option[selected]", "value")).toEqual(["جدة"]);
    if (name !== "f-many") expect(valuesOf(page, "input[type=checkbox][checked]", "value")).toEqual(["متجر"]);
    if (name !== "f-line") expect(valuesOf(page, "[name=f-line]", "value")).toEqual(["مقهى"]);
  });

  test("without phone and e-mail", async () => {
    const form = await place(all);
    const { page } = await send(form, { name: "لا أحد", phone: "", email: "", "f-line": "مقهى" });
    expect(errorAt(page, "phone")).toMatch(/الجوال أو البريد/);
    expect(await messages("لا أحد")).toEqual([]);
    const mailed = await send(form, {
      name: "بالبريد",
      phone: "",
      email: "a@mail.example",
      "f-line": "مقهى",
    });
    expect(textsOf(mailed.page, "[role=status] h2")).toEqual(["وصلنا ما أرسلته"]);
  });
});

test("OWN-03 a form that changed since it was opened stores nothing, says so and keeps what was typed; a new hint changes nothing", async () => {
  const form = await place([field("a", "السؤال", "text"), field("b", "الذي يزول", "text")]);
  const edition = editionIn(await site.page(form.page));
  const filled = { ...person(), edition, "f-a": "جواب", "f-b": "كلام ثمين" };
  const change = (fields: object[]) => publish(site, form.section, { "ownform-form1234-fields": fields });
  await change([field("a", "سؤال آخر", "text"), field("c", "جديد", "text")]);
  const { page } = await post(form.action, filled);
  expect(textsOf(page, "[role=alert]").join()).toMatch(/تغيّر النموذج/);
  expect(valuesOf(page, "[name=f-a], [name=name]", "value")).toEqual([filled.name, "جواب"]);
  expect(textsOf(page, "form ul li").join()).toContain("كلام ثمين");
  expect(await messages(filled.name)).toEqual([]);
  await change([field("a", "السؤال", "text", { fieldHint: "تلميح" }), field("b", "الذي يزول", "text")]);
  await post(form.action, filled);
  expect(await messages(filled.name)).toHaveLength(1);
});

test("OWN-03 a form that is gone, hidden, drafted or of a hidden page takes nothing, and shows what was typed", async () => {
  const form = await place([field("a", "السؤال", "text")]);
  const edition = editionIn(await site.page(form.page));
  const filled = { ...person(), edition, "f-a": "كلام ثمين" };
  const refused = async () => {
    const { page } = await post(form.action, filled);
    expect(textsOf(page, "h1")).toEqual(["لم يعد هذا النموذج متاحًا"]);
    expect(textsOf(page, "main li").slice(-3)).toEqual([filled.name, filled.phone, "كلام ثمين"]);
    expect((await site.answer(form.action)).status).toBe(404);
    expect(await messages(filled.name)).toEqual([]);
  };
  await publish(site, form.section, { layout: layout.map((part) => ({ ...part, isShown: false })) });
  await refused();
  await publish(site, form.section, { layout });
  const id = form.section.slice("page-".length);
  await site.call("PUT", `/api/pages/${id}`, { isActive: false });
  await refused();
  await site.call("PUT", `/api/pages/${id}`, { isActive: true });
  await publish(site, form.section, { layout: [] });
  await refused();
  for (const none of [
    "/forms/page-999/form1234",
    "/forms/shared/form1234",
    `/forms/${form.section}/other123`,
  ])
    expect((await site.answer(none)).status).toBe(404);
});

test("OWN-03 THREAD-01 SEC-10 a chosen file lies at the request under its own type; a wrong one is refused beside its field, and nothing is left of it", async () => {
  const form = await place([
    field("a", "السؤال", "text", { need: "required" }),
    field("file", "المخطط", "file", { need: "required" }),
    field("more", "ملف آخر", "file"),
  ]);
  const page = await site.page(form.page);
  expect(valuesOf(page, "main form", "encType")).toEqual(["multipart/form-data"]);
  const kept = async () =>
    (await listFiles(site.kernel.storage)).filter((key) => key.startsWith("kept/")).length;
  const before = await kept();
  const none = new File([], "");
  const pdf = new File(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"], "مخطط.exe");
  const filled = { ...person(), "f-a": "أ", "f-more": none };
  for (const [file, sentence] of [
    [none, /مطلوب/],
    [new File(["MZ\u0000\u0001"], "a.pdf"), /غير مسموح/],
    [new File([], "empty.pdf"), /فارغ/],
    [new File([new Uint8Array(10 * 1024 * 1024 + 1)], "a.txt"), /10 ميجابايت/],
  ] as const) {
    const { page } = await send(form, { ...filled, "f-file": file });
    expect(errorAt(page, "f-file")).toMatch(sentence);
    expect(valuesOf(page, "[name=f-a]", "value")).toEqual(["أ"]);
  }
  // A right file beside a wrong field is not stored either.
  const beside = await send(form, { ...filled, "f-a": "", "f-file": pdf });
  expect(errorAt(beside.page, "f-a")).toMatch(/مطلوب/);
  const type = "multipart/form-data; boundary=x";
  const headers = { "content-length": `${12 * 1024 * 1024}`, "content-type": type };
  const posted = await site.visit(form.action, { method: "POST", headers, body: "--x--" });
  const huge = await follow(posted, form.action, fresh());
  expect(textsOf(huge.page, "[role=alert]").join()).toMatch(/10 ميجابايت/);
  expect(await messages(filled.name)).toEqual([]);
  expect(await kept()).toBe(before);
  await send(form, { ...filled, "f-file": pdf });
  const [stored] = await messages(filled.name);
  expect(stored && answersOf(stored)).toEqual([
    ["a", "أ"],
    ["file", "مخطط.pdf"],
  ]);
  const files = await site.call<object[]>("GET", `/api/project-requests/${stored?.id}/attachments`);
  expect(files).toMatchObject([{ name: "مخطط.pdf", content_type: "application/pdf" }]);
  expect(await kept()).toBe(before + 1);
});

test("OWN-03 SEC-10 SURV-08 while eight others upload, or the database is away, nothing is stored and the page says so", async () => {
  const form = await place([field("file", "المخطط", "file")]);
  const filled = { ...person(), edition: editionIn(await site.page(form.page)) };
  const release: (() => void)[] = [];
  const held = Array.from({ length: 8 }, () =>
    takePlace(() => new Promise<void>((done) => release.push(done))),
  );
  const busy = await post(form.action, { ...filled, "f-file": new File([], "") });
  expect(textsOf(busy.page, "[role=alert]").join()).toMatch(/تصلنا ملفات كثيرة/);
  for (const end of release) end();
  await Promise.all(held);
  const mend = await breakTables(site, ["page_texts"]);
  const away = await post(form.action, { ...filled, "f-file": "كلام ثمين" });
  await mend();
  expect(textsOf(away.page, "h1")).toEqual(["تعذّر إرسال النموذج"]);
  expect(textsOf(away.page, "main li").slice(-3)).toEqual([filled.name, filled.phone, "كلام ثمين"]);
  expect(await messages(filled.name)).toEqual([]);
});

test("OWN-03 ACNT-03 a draft shows the form and stores nothing, and what it asks is not taken before it is published", async () => {
  const form = await place([field("a", "السؤال", "text")]);
  const name = "ownform-form1234-fields";
  const path = `/api/content/${form.section}`;
  const { published } = await site.call<{ published: Record<string, unknown> }>("GET", path);
  const drafted = [field("a", "سؤال مسودة", "text", { need: "required" })];
  await site.call("PATCH", path, {
    client: "editor-one",
    fields: { [name]: { base: published[name], value: drafted } },
  });
  const { token } = await site.call<{ token: string }>("POST", `${path}/shares`);
  const draft = `/draft/${token}${form.page}`;
  const page = await site.page(draft);
  expect(textsOf(page, "form label").join()).toContain("سؤال مسودة");
  expect(valuesOf(page, "form", "action")).toEqual([draft]);
  const posted = await site.visit(draft, { method: "POST", form: { name: "من مسودة", "f-a": "أ" } });
  expect(posted.status).toBe(303);
  expect(await messages("من مسودة")).toEqual([]);
  const filled = { ...person(), edition: editionIn(page), "f-a": "أ" };
  expect(textsOf((await post(form.action, filled)).page, "[role=alert]").join()).toMatch(/تغيّر النموذج/);
});

test("OWN-03 SEC-07 a robot is thanked, its post lies in the trash; the eleventh post of an hour from one address is refused with what was typed", async () => {
  const form = await place([field("a", "السؤال", "text")]);
  const address = "198.51.100.7";
  const filled = (index: number) => ({
    name: `كثير-${index}`,
    phone: `0551${String(100000 + index)}`,
    "f-a": "أ",
  });
  const robot = await send(form, { ...filled(0), name: "آلة", website: "http://spam.example" }, address);
  expect(textsOf(robot.page, "[role=status] h2")).toEqual(["وصلنا ما أرسلته"]);
  expect(await messages("آلة")).toEqual([]);
  for (let index = 1; index <= 10; index++) await send(form, filled(index), address);
  const beyond = await send(form, filled(11), address);
  expect(textsOf(beyond.page, "[role=alert]")).toHaveLength(1);
  expect(valuesOf(beyond.page, "[name=name]", "value")).toEqual(["كثير-11"]);
  expect(await messages("كثير-")).toHaveLength(10);
});

test("OWN-03 SEC-09 markup, formulas and links in answers are text everywhere, and only the form's own fields are taken", async () => {
  const form = await place([field("a", "=1+1 <b>سؤال</b>", "text"), field("b", "نص", "longText")]);
  const hostile =
    '<script>alert(1)</script> "><img src=x onerror=alert(1)> =HYPERLINK("http://evil.example")';
  const filled = {
    ...person(),
    "f-a": hostile,
    "f-b": hostile,
    "f-other": "ليس سؤالًا",
    status: "won",
    kind: "quote",
  };
  const refused = await send(form, { ...filled, phone: "" });
  expect(refused.page.querySelectorAll("form script, form img, form b")).toHaveLength(0);
  expect(valuesOf(refused.page, "[name=f-a]", "value")).toEqual([hostile]);
  await send(form, filled);
  const [stored] = await messages(filled.name);
  expect(stored).toMatchObject({ kind: "message", status: "new" });
  expect(stored && answersOf(stored)).toEqual([
    ["a", hostile],
    ["b", hostile],
  ]);
  const csv = await (
    await site.visit("/api/project-requests/export.csv?kind=message", { isStaff: true })
  ).text();
  expect(csv).toContain("إجابات النموذج");
  expect(csv).not.toMatch(/(^|,)"?=/m);
});

test("OWN-03 PAGES-01 a form stands on a page of the site too, and leads back to it; a landing page keeps its frame", async () => {
  const block = { id: "about123", part: "ownform", isShown: true };
  const { published } = await site.call<{ published: { layout: unknown[] } }>("GET", "/api/content/about");
  await publish(site, "about", { layout: [...published.layout, block] });
  const page = await site.page("/about");
  const action = String(valuesOf(page, "main form", "action")[0]);
  expect(action).toBe("/forms/about/about123");
  const filled = { ...person(), name: "من صفحة عنّا", edition: editionIn(page), "f-fields-1": "غدًا" };
  const thanks = await post(action, filled);
  expect(valuesOf(thanks.page, "[role=status] a", "href")).toEqual(["/about"]);
  expect(await messages("من صفحة عنّا")).toHaveLength(1);
  await site.call("PUT", "/api/settings", { hiddenPages: [{ page: "about" }] });
  expect((await site.answer(action)).status).toBe(404);
  await site.call("PUT", "/api/settings", { hiddenPages: [] });

  const landing = await place([field("a", "السؤال", "text")], { frame: "landing" });
  expect(valuesOf(await site.page(landing.action), "header a", "href")).toEqual([]);
});
