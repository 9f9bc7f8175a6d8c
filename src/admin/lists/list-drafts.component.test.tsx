import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import ServicesScreen from "../../content/services/admin-screen.tsx";
import { button, dialog, field, openRecords, save } from "../../testing/components/test-records.tsx";
import { reloadScreen } from "../../testing/components/test-screen.tsx";

const path = "/api/services";
const at = "/admin/services";
const open = (records: readonly object[]) =>
  openRecords<{ id: number }>(<ServicesScreen />, { path, at, records });
const reload = () => reloadScreen(<ServicesScreen />, at);

const edit = () => button("تعديل مسودة").click();
const add = () => button("إضافة خدمة").first().click();
const restore = () => dialog().getByRole("button", { name: "استعادة المسودة" });
const gone = () => expect.element(dialog()).not.toBeInTheDocument();
const shortText = () => field("وصف قصير");

/** Changes a record and saves it while there is no network; `change` is what another person changes afterwards. */
async function editWithoutNetwork() {
  const { site, stored, made } = await open([{ title: "مسودة", short_description: "قبل" }]);
  await edit();
  await shortText().fill("كتبته بلا شبكة");
  await site.breakCalls({ method: "PUT", path, how: "unanswered" });
  await save();
  await expect.element(dialog().getByText("حدث خطأ في تحديث الخدمة")).toBeVisible();
  await expect.element(shortText()).toHaveValue("كتبته بلا شبكة");
  await site.mend();
  const change = (fields: object) => site.call("PUT", `${path}/${made[0]?.id}`, fields);
  return { change, stored };
}

test("ADM-04 input that could not be sent is kept as a draft, offered again, and removed after a save", async () => {
  const { change, stored } = await editWithoutNetwork();
  // Another person changes another field meanwhile.
  await change({ category: "consulting" });
  await reload();
  await edit();
  await expect.element(dialog().getByText(/لديك مسودة محفوظة/)).toBeVisible();
  await expect.element(shortText()).toHaveValue("قبل");
  await restore().click();
  await expect.element(shortText()).toHaveValue("كتبته بلا شبكة");
  await save();
  await gone();
  expect(await stored()).toMatchObject([{ short_description: "كتبته بلا شبكة", category: "consulting" }]);
  await edit();
  await expect.element(shortText()).toHaveValue("كتبته بلا شبكة");
  await expect.element(dialog().getByText(/لديك مسودة محفوظة/)).not.toBeInTheDocument();
});

test("SURV-05 ADM-04 a draft that conflicts with another person's change is merged, and never overwrites it", async () => {
  const { change, stored } = await editWithoutNetwork();
  await change({ short_description: "كتبه غيري" });
  await reload();
  await edit();
  await restore().click();
  const merge = page.getByRole("alertdialog", { name: "عُدّل هذا السجل بعد أن فتحته" });
  await expect.element(merge.getByText(/حقول تحتاج إلى قرارك: 1\./)).toBeVisible();
  await userEvent.keyboard("{Escape}"); // without a decision the record's text stays, and the draft is still offered
  await expect.element(shortText()).toHaveValue("كتبه غيري");
  await restore().click();
  await merge.getByRole("button", { name: "حفظ الدمج" }).click();
  await gone();
  expect(await stored()).toMatchObject([{ short_description: "كتبته بلا شبكة" }]);
});

test("DESK-08 a new record whose answer was lost is stored once, also after a reload; later changes are not lost silently", async () => {
  const { site, stored } = await open([]);
  /** Makes the server store the next record, but loses its answer. */
  const loseAnswer = async () => {
    await site.breakCalls({ method: "POST", path, how: "lost" });
    await save();
    await expect.element(dialog().getByRole("alert")).toBeVisible();
    await site.mend();
    await reload();
    await add();
    await restore().click();
  };
  await add();
  await field("عنوان الخدمة").fill("مرة واحدة");
  await shortText().fill("كما كُتب");
  await loseAnswer();
  await save();
  await gone();
  expect(await stored()).toMatchObject([{ title: "مرة واحدة", short_description: "كما كُتب" }]);

  await add();
  await expect.element(restore()).not.toBeInTheDocument();
  await field("عنوان الخدمة").fill("بعد تعديل");
  await loseAnswer();
  await shortText().fill("زيادة");
  await save();
  await expect.element(dialog().getByRole("alert")).toMatchTextContent("وصل الحفظ السابق إلى الخادم");
  await expect.element(shortText()).toHaveValue("زيادة");
  expect(await stored()).toHaveLength(2);
  await save();
  await gone();
  expect((await stored()).slice(1)).toMatchObject([
    { title: "بعد تعديل", short_description: "" },
    { title: "بعد تعديل", short_description: "زيادة" },
  ]);
});

test("ADM-04 saving a record that was deleted meanwhile shows a message, and keeps the input", async () => {
  const { site, made } = await open([{ title: "غائبة" }]);
  await button("تعديل غائبة").click();
  await site.call("DELETE", `${path}/${made[0]?.id}`);
  await shortText().fill("مكتوب");
  await save();
  await expect.element(dialog().getByText("حذف مستخدم آخر هذا السجل.")).toBeVisible();
  await expect.element(shortText()).toHaveValue("مكتوب");
});
