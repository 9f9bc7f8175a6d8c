import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pictureFile } from "../../testing/components/test-pictures.ts";
import { button } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import MediaScreen from "./admin-screen.tsx";

const details = () => page.getByRole("complementary", { name: "تفاصيل الصورة" });
const tile = (name: string) => page.getByRole("main").getByRole("button", { name, exact: false });
const shown = () => document.querySelectorAll("[data-picture]").length;
const deletion = () => page.getByRole("alertdialog", { name: "هل أنت متأكد من حذف هذه الصورة؟" });

/** The library with pictures of these names; the first is shown by a project, if that is wanted. */
async function open(names: readonly string[], { isUsed = false } = {}) {
  const site = await makeSite();
  const made: { id: string; path: string }[] = [];
  for (const name of names) made.push(await site.upload(await pictureFile(name)));
  const image = made[0]?.path;
  const gallery = [{ image, caption: "لقطة" }];
  const project = isUsed && (await site.call("POST", "/api/projects", { title: "متجر", image, gallery }));
  await openScreen(<MediaScreen />, "/admin/media");
  return { site, made, project };
}

test("APRJ-02 a focal point set by keyboard and the alt text are stored with the picture", async () => {
  const { site, made } = await open(["قديمة.png"]);
  await tile("قديمة").click();
  await expect.element(details().getByRole("heading", { level: 2 })).toHaveFocus();
  const point = (x: number, y: number) =>
    details().getByRole("button", { name: `نقطة التركيز: ${x}% أفقيًا، ${y}% رأسيًا`, exact: false });
  point(50, 50).element().focus();
  await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}{ArrowUp}");
  await expect.element(point(40, 49)).toHaveFocus();
  await details().getByLabelText("النص البديل", { exact: true }).fill("واجهة المتجر");
  await details().getByRole("button", { name: "حفظ", exact: true }).click();
  await expect.element(page.getByText("حُفظت الصورة")).toBeVisible();
  expect(await site.call("GET", `/api/media/${made[0]?.id}`)).toMatchObject({
    alt: "واجهة المتجر",
    focalX: 0.4,
    focalY: 0.49,
  });
});

test("APRJ-02 ADM-07 a picture in use cannot be deleted, but replaced everywhere and back", async () => {
  const { site, made, project } = await open(["قديمة.png", "جديدة.png"], { isUsed: true });
  const [old, fresh] = made;
  await tile("قديمة").click();
  await expect
    .element(details().getByRole("link", { name: "المشاريع متجر" }))
    .toHaveAttribute("href", `/admin/projects?edit=${project.id}`);
  await details().getByRole("button", { name: "حذف الصورة" }).click();
  await deletion().getByRole("button", { name: "حذف" }).click();
  const refused = page.getByRole("dialog", { name: "لا تُحذف صورة مستعملة" });
  await expect.element(refused.getByRole("link")).toMatchTextContent("متجر");
  await refused.getByRole("button", { name: "حسنًا" }).click();
  await expect.element(details().getByRole("button", { name: "حذف الصورة" })).toHaveFocus();

  await details().getByRole("button", { name: "استبدال" }).click();
  const library = page.getByRole("dialog", { name: "اختيار من المكتبة" });
  const choice = library.getByRole("listitem").getByRole("button");
  await expect.element(choice).toMatchTextContent("جديدة"); // the only one, without the picture itself
  await choice.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "استبدال في كل المواضع" }).click();
  await expect.element(page.getByText("استُبدلت الصورة. عدد المواضع: 1")).toBeVisible();
  const stored = () => site.call("GET", `/api/projects/${project.id}`);
  expect(await stored()).toMatchObject({ image: fresh?.path, gallery: [{ image: fresh?.path }] });
  await button("تراجع").click();
  await expect.element(page.getByText("عادت الصورة إلى مواضعها")).toBeVisible();
  expect(await stored()).toMatchObject({ image: old?.path, gallery: [{ image: old?.path }] });
});

test("ADM-07 a picture that nothing shows is deleted, and comes back", async () => {
  const { site } = await open(["قديمة.png", "جديدة.png"]);
  await tile("قديمة").click();
  await details().getByRole("button", { name: "حذف الصورة" }).click();
  await deletion().getByRole("button", { name: "حذف" }).click();
  await expect.element(page.getByText("حُذفت الصورة")).toBeVisible();
  await expect.poll(shown).toBe(1);
  expect(await site.call("GET", "/api/media")).toMatchObject([{ fileName: "جديدة.png" }]);
  await button("تراجع").click();
  await expect.poll(shown).toBe(2);
  expect(await site.call("GET", "/api/media")).toHaveLength(2);
});

test("AR-04 the library fits every width and passes WCAG 2.2 AA in both themes", async () => {
  await open(["لقطة.png"]);
  await tile("لقطة").click();
  await expect.element(details().getByText("لا تظهر هذه الصورة في أي موضع.")).toBeVisible();
  await expectFitsAndReads();
  await details().getByRole("button", { name: "قصّ" }).click();
  await expect.element(page.getByRole("dialog", { name: "ضبط الصورة" })).toBeVisible();
  await expectFitsAndReads();
});
