import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fileInput, pictureFile } from "../../testing/components/test-pictures.ts";
import {
  banner,
  button,
  choose,
  countOfTiles,
  dialog,
  field,
  openRecords,
  question,
  save,
  tile,
} from "../../testing/components/test-records.tsx";
import ProjectsScreen from "./admin-screen.tsx";

type ProjectWire = { id: string; title: string; image: string | null };

const path = "/api/projects";
const open = (records: readonly object[], query = "") =>
  openRecords<ProjectWire>(<ProjectsScreen />, { path, at: `/admin/projects${query}`, records });

/** The address of the picture that the form shows as the cover. */
const shownCover = () => dialog().element().querySelector("[data-picture] img")?.getAttribute("src");
const progress = () => dialog().getByRole("progressbar", { name: "جاري رفع الصورة..." });

/** Opens the form of a new project by its key. */
async function openNew() {
  await expect.element(button("إضافة مشروع")).toBeVisible();
  await userEvent.keyboard("n");
  await expect.element(field("العنوان")).toHaveFocus();
}

const contact = { email: "client@mail.example", phone: "0500000077", address: "الرياض" };

test("APRJ-02 APRJ-03 ADM-04 a new project uploads its picture on save and takes its id from the clock; the next form is blank", async () => {
  const { site, stored } = await open([]);
  const client = await site.call("POST", "/api/clients", { ...contact, name: "منى", company: "شركة منى" });
  const before = Date.now();
  await openNew();
  await expect.element(field("نسبة الإنجاز")).toHaveValue("0");
  await userEvent.upload(fileInput(dialog()), new File(["x"], "text.txt", { type: "text/plain" }));
  await expect.element(dialog().getByText(/^اختر صورة بصيغة/)).toBeVisible();
  await userEvent.upload(fileInput(dialog()), await pictureFile());
  await expect.poll(shownCover).toMatch(/^blob:/);

  await field("العنوان").fill("جديد");
  await field("الوصف المختصر").fill("موجز");
  await field("الوصف").fill("تفصيل");
  await field("التصنيف").selectOptions("industrial");
  await field("الحالة").selectOptions("in-progress");
  await field("نسبة الإنجاز").fill("١٠١");
  await field("تاريخ البداية").fill("20/9/2026");
  await field("تاريخ النهاية").fill("2026-09-01");
  await save();
  await expect.element(dialog().getByText("النسبة من 0 إلى 100")).toBeVisible();
  await field("نسبة الإنجاز").fill("٤٠");
  await save();
  await expect.element(dialog().getByText("تاريخ النهاية قبل تاريخ البداية")).toBeVisible();
  expect(await site.sent("/api/upload")).toEqual([]);
  await field("تاريخ النهاية").fill("2026-12-01");
  await field("القيمة").fill("48,000 ريال");
  await field("القيمة بالأرقام").fill("48,000");
  await field("المدة").fill("10 أسابيع");
  await field("الموقع").fill("الرياض");
  await field("ملف العميل").selectOptions(String(client.id));
  await expect.element(field("العميل")).toHaveValue("شركة منى");
  await field("العميل").fill("عميل");
  await field("الترتيب").fill("990");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.element(page.getByText("أُضيف المشروع")).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();

  const [project] = await stored();
  expect(project?.image).toMatch(/^\/uploads\/.*-1200x800\.webp$/);
  expect(Number(project?.id)).toBeGreaterThanOrEqual(before);
  expect(Number(project?.id)).toBeLessThanOrEqual(Date.now());
  expect(await site.sent("/api/upload")).toHaveLength(1);
  const body = {
    id: project?.id,
    title: "جديد",
    summary: "موجز",
    description: "تفصيل",
    category: "industrial",
    status: "in-progress",
    completion: 40,
    value: "48,000 ريال",
    valueAmount: 48000,
    duration: "10 أسابيع",
    location: "الرياض",
    client: "عميل",
    clientId: client.id,
    image: project?.image,
    imageAlt: "",
    gallery: [],
    startDate: "2026-09-20",
    endDate: "2026-12-01",
    order: 990,
    isActive: false,
    challenge: "",
    challengeText: "",
    decision: "",
    decisionText: "",
    result: "",
    resultText: "",
    figures: [],
    detailImage: null,
    detailX: 50,
    detailY: 50,
    detailZoom: 150,
    detailCaption: "",
  };
  expect(await site.sent(path)).toEqual([{ method: "POST", path, ifMatch: null, body }]);
  await openNew();
  await expect.element(field("العنوان")).toHaveValue("");
  expect(shownCover()).toBeUndefined();
});

test("APRJ-02 ERR-06 a failed upload shows a message, keeps the form and its input, and succeeds on the next try", async () => {
  const { site, stored } = await open([{ title: "مصوّر" }]);
  await choose("مصوّر", "تعديل");
  await expect.element(field("العنوان")).toHaveValue("مصوّر");
  expect(shownCover()).toMatch(/^\/covers\//);
  await field("الموقع").fill("جدة");
  await userEvent.upload(fileInput(dialog()), await pictureFile());
  for (const how of ["failed", "unanswered"] as const) {
    await site.breakCalls({ method: "POST", path: "/api/upload", how });
    await save();
    await expect.element(banner("فشل رفع الصورة")).toBeVisible();
    await banner("فشل رفع الصورة").getByRole("button", { name: "إخفاء" }).click();
    await expect.element(banner("فشل رفع الصورة")).not.toBeInTheDocument();
    await expect.element(field("الموقع")).toHaveValue("جدة");
    expect(shownCover()).toMatch(/^blob:/);
    await site.mend();
  }
  expect(await site.sent(path)).toEqual([]);

  await site.breakCalls({ method: "POST", path: "/api/upload", how: "held" });
  await save();
  await expect.element(progress()).toBeVisible();
  await site.mend();
  await expect.element(page.getByText("حُفظ المشروع")).toBeVisible();
  const [project] = await stored();
  expect(project).toMatchObject({ location: "جدة", image: expect.stringMatching(/^\/uploads\//) });
  await expect
    .poll(() => tile("مصوّر").element().querySelector("img")?.getAttribute("src"))
    .toBe(project?.image);
});

test("APRJ-03 a new project with a taken id gets the next one", async () => {
  const now = Date.parse("2026-11-01T10:00:00Z");
  const ids = [String(now), String(now + 1)];
  const { site, stored } = await open([{ id: ids[0], title: "سابق" }]);
  const clock = vi.spyOn(Date, "now").mockReturnValue(now);
  onTestFinished(() => clock.mockRestore());
  await openNew();
  await field("العنوان").fill("متزامن");
  await save();
  await expect.element(tile("متزامن")).toBeVisible();
  expect(await site.sent(path)).toMatchObject(ids.map((id) => ({ method: "POST", path, body: { id } })));
  expect(await stored()).toMatchObject([{ title: "سابق" }, { title: "متزامن", id: ids[1] }]);
});

test("APRJ-03 API-08 SURV-05 an edit keeps id and unknown state; two edits are merged", async () => {
  const { site, stored } = await open([{ id: "77", title: "مشترك", status: "مجمَّد" }], "?edit=77");
  await expect.element(field("الحالة")).toHaveValue("مجمَّد");
  await site.call("PUT", `${path}/77`, { location: "من غيري", duration: "شهر" });
  await field("الموقع").fill("مني");
  await save();
  await expect.element(question().getByRole("group", { name: "الموقع" })).toMatchTextContent("من غيري");
  await question().getByRole("button", { name: "حفظ الدمج" }).click();
  await expect.element(page.getByText("حُفظ المشروع")).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(await stored()).toMatchObject([{ id: "77", status: "مجمَّد", location: "مني", duration: "شهر" }]);
  expect((await site.sent(path)).map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']);

  // The form offers each state that the list can be filtered by.
  await choose("مشترك", "تعديل");
  await field("الحالة").selectOptions("متوقّف");
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(await stored()).toMatchObject([{ id: "77", status: "on-hold" }]);
});

test("ADM-04 API-08 a copy begins as new; the history restores a version", async () => {
  const { site, stored, made } = await open([{ title: "أصل", location: "قبل" }]);
  await site.call("PUT", `${path}/${made[0]?.id}`, { location: "بعد" });
  await choose("أصل", "سجل التعديلات");
  await dialog().getByRole("list", { name: /سجل/ }).getByRole("button").last().click();
  await dialog()
    .getByRole("button", { name: /استعادة/ })
    .click();
  await question()
    .getByRole("button", { name: /استعادة/ })
    .click();
  await expect.poll(stored).toMatchObject([{ location: "قبل" }]);
  await dialog().getByRole("button", { name: "إغلاق" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();

  await choose("أصل", "تكرار");
  await expect.element(field("العنوان")).toHaveValue("أصل (تكرار)");
  await save();
  await expect.poll(countOfTiles).toBe(2);
  expect(await stored()).toMatchObject([
    { title: "أصل", location: "قبل" },
    { title: "أصل (تكرار)", location: "قبل" },
  ]);
});
