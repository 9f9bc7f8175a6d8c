import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  choose,
  countOfTiles,
  deleteAndUndo,
  expectHistory,
  expectLoading,
  field,
  openRecords,
  optionsIn,
  save,
  showAll,
  textsOf,
  tile,
} from "../../testing/components/test-records.tsx";
import type { Fault } from "../../testing/components/test-site-calls.ts";
import TeamScreen from "./admin-screen.tsx";

type MemberWire = { id: number; name: string; isActive: boolean };

const path = "/api/team-members";
const open = (records: readonly object[], query = "", fault?: Fault) =>
  openRecords<MemberWire>(<TeamScreen />, {
    path,
    at: `/admin/team${query}`,
    records,
    ...(fault && { fault }),
  });

const search = () => page.getByRole("searchbox", { name: "ابحث بالاسم أو المسمّى الوظيفي" });
const department = () => page.getByRole("combobox", { name: "القسم" });
const status = () => page.getByRole("combobox", { name: "الحالة" });
const badgeOf = (name: string) => tile(name).getByRole("button", { name: `حالة ${name}`, exact: false });
const two = [
  { name: "أحمد", department: "المالية", position: "محاسب" },
  { name: "هند", department: "الهندسة", position: "مهندسة", isActive: false },
];

test("ATEAM-01 ADM-03 shows its loading text with the skeleton, then the members with their count", async () => {
  const { site } = await open(two, "", { method: "GET", path, how: "held" });
  await expectLoading("جاري تحميل الفريق...");
  await site.mend();
  await expect.element(tile("هند")).toBeVisible();
  expect(document.querySelector("[data-page-head] p")?.textContent).toBe("عضوان، الظاهر: 1");
});

test("ATEAM-01 ADM-03 AR-01 search on name or position, department and status filters, kept in the address", async () => {
  const { router } = await open(two);
  await search().fill("احمد");
  await expect.element(tile("هند")).not.toBeInTheDocument();
  expect(tile("أحمد").element().querySelector("mark")?.textContent).toBe("أحمد");
  await search().fill("مهندسه");
  await expect.element(tile("هند")).toBeVisible();
  await expect.element(tile("أحمد")).not.toBeInTheDocument();
  await expect.element(page.getByRole("status").filter({ hasText: "نتيجة واحدة من" })).toBeVisible();

  await search().fill("");
  await expect.element(tile("أحمد")).toBeVisible();
  expect(optionsIn(department())).toEqual([
    "جميع الأقسام",
    "الإدارة العليا",
    "العمليات",
    "التكنولوجيا",
    "المالية",
    "الموارد البشرية",
    "المشاريع",
    "الهندسة",
    "التطوير",
  ]);
  expect(optionsIn(status())).toEqual(["جميع الحالات", "ظاهر", "مخفي"]);
  await department().selectOptions("المالية");
  await expect.element(tile("هند")).not.toBeInTheDocument();
  await expect.element(tile("أحمد")).toBeVisible();
  await status().selectOptions("مخفي");
  await expect.element(page.getByText("لا نتائج تطابق بحثك")).toBeVisible();
  await department().selectOptions("جميع الأقسام");
  await expect.element(tile("هند")).toBeVisible();
  expect(router.state.location.search).toBe("?status=inactive");
  await page.getByRole("button", { name: "مسح عوامل التصفية" }).first().click();
  await expect.poll(countOfTiles).toBe(2);
  expect(router.state.location.search).toBe("");
});

test("ATEAM-01 ADM-03 the address keeps search and filters for the next visit", async () => {
  const others = [
    { name: "هند", department: "الهندسة" },
    { name: "هند", isActive: false },
  ];
  await open([...two, ...others], `?q=هند&department=${encodeURIComponent("الهندسة")}&status=inactive`);
  await expect.element(tile("هند")).toBeVisible();
  expect(page.getByRole("article").elements()).toHaveLength(1);
  await expect.element(search()).toHaveValue("هند");
  await expect.element(department()).toHaveValue("الهندسة");
  await expect.element(status()).toHaveValue("inactive");
});

test("ATEAM-02 a card shows facts, two skills, the number of further ones, and its links", async () => {
  await open([
    {
      name: "بطاقة",
      position: "كبيرة المصممين",
      department: "التطوير",
      experience: "15 سنة",
      specialty: "واجهات",
      skills: ["أولى", "", "ثانية", "ثالثة", "رابعة", "خامسة"],
      email: "a@shurfa.example",
      phone: "0551234567",
      linkedin: "https://linkedin.example/in/a",
    },
  ]);
  const shown = tile("بطاقة");
  for (const fact of ["كبيرة المصممين", "التطوير", "15 سنة", "واجهات"])
    await expect.element(shown.getByText(fact)).toBeVisible();
  expect(textsOf(shown.getByRole("listitem").elements())).toEqual(["أولى", "ثانية", "و3 أخرى"]);
  const linkTo = (name: string) => shown.getByRole("link", { name });
  const profile = linkTo("ملف بطاقة المهني (يفتح في نافذة جديدة)");
  await expect.element(linkTo("بريد بطاقة")).toHaveAttribute("href", "mailto:a@shurfa.example");
  await expect.element(linkTo("جوال بطاقة")).toHaveAttribute("href", "tel:+966551234567");
  await expect.element(profile).toHaveAttribute("href", "https://linkedin.example/in/a");
  await expect.element(profile).toHaveAttribute("rel", expect.stringContaining("noopener"));
});

test("ATEAM-02 API-01 the status badge sends only the inverted isActive, and the card shows the answer without a reload", async () => {
  const { site, made } = await open([{ name: "بشارة", skills: ["أ"], isActive: false }]);
  const badge = badgeOf("بشارة");
  await expect.element(badge).toHaveTextContent("مخفي");
  await badge.click();
  await expect.element(page.getByText("صار العضو ظاهرًا")).toBeVisible();
  await expect.element(badge).toHaveTextContent("ظاهر");
  await badge.click();
  await expect.element(page.getByText("صار العضو مخفيًا")).toBeVisible();
  await expect.element(badge).toHaveTextContent("مخفي");
  const call = { method: "PUT", path: `${path}/${made[0]?.id}`, ifMatch: null };
  expect(await site.sent(path)).toEqual([
    { ...call, body: { isActive: true } },
    { ...call, body: { isActive: false } },
  ]);
  expect(await site.reads(path)).toEqual([path]);
});

test.each([
  ["failed", "Failed to update team member"],
  ["unanswered", "An error occurred"],
] as const)(
  "ERR-03 ATEAM-02 a change of status that is %s shows an alert and a banner with the error's message, and the status stays",
  async (how, thrown) => {
    await open([{ name: "بشارة", isActive: false }], "", { method: "PUT", path, how });
    await badgeOf("بشارة").click();
    const alerts = page.getByRole("alert");
    await expect.element(alerts.filter({ hasText: "حدث خطأ أثناء تغيير حالة العضو" })).toBeVisible();
    await expect.element(alerts.filter({ hasText: thrown })).toBeVisible();
    await expect.element(badgeOf("بشارة")).toHaveTextContent("مخفي");
  },
);

test("ADM-07 ADM-04 a delete asks exactly the specified question and can be undone; a copy is a new member; several change at once", async () => {
  const { site, stored, made } = await open([{ name: "راحلة", position: "قبل", isActive: false }]);
  await site.call("PUT", `${path}/${made[0]?.id}`, { position: "بعد" });
  await deleteAndUndo({
    name: "راحلة",
    asks: "هل أنت متأكد من حذف هذا العضو؟",
    told: "حُذف العضو",
    stored,
  });
  await expectHistory("راحلة", "المسمّى الوظيفي");
  await choose("راحلة", "تكرار");
  await expect.element(field("الاسم")).toHaveValue("راحلة (تكرار)");
  await save();
  await expect.poll(countOfTiles).toBe(2);
  await showAll("عضوان");
  expect(await stored()).toMatchObject([
    { name: "راحلة", position: "بعد", isActive: true },
    { name: "راحلة (تكرار)", position: "بعد", isActive: true },
  ]);
});
