import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fileInput, pictureFile } from "../../testing/components/test-pictures.ts";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import ProjectsScreen from "./admin-screen.tsx";

const form = () => page.getByRole("dialog", { name: "تعديل المشروع" });
const cover = () => form().getByRole("group", { name: "الصورة", exact: true });
const gallery = () => form().getByRole("group", { name: "صور المشروع" });
const library = () => page.getByRole("dialog", { name: "اختيار من المكتبة" });
const choices = () => library().getByRole("listitem").getByRole("button");
const caption = (place: number) => gallery().getByRole("textbox", { name: `تعليق الصورة ${place}` });
const items = () => gallery().element().querySelectorAll("[data-gallery] > li").length;

async function open(gallery: readonly object[]) {
  const site = await makeSite();
  const picture = await site.upload(await pictureFile("كاملة.png"));
  const { id } = await site.call("POST", "/api/projects", { title: "متجر", gallery });
  await openScreen(<ProjectsScreen />, `/admin/projects?edit=${id}`);
  return { site, picture, stored: () => site.call("GET", `/api/projects/${id}`) };
}

test("APRJ-02 a form takes a picture of the library and cuts it to the shown ratio by keyboard", async () => {
  const { site, picture, stored } = await open([]);
  await cover().getByRole("button", { name: "من المكتبة" }).click();
  await choices().click();
  await expect.element(cover().getByText("بلا نص بديل")).toBeVisible();

  await cover().getByRole("button", { name: "ضبط الصورة" }).click();
  const adjust = page.getByRole("dialog", { name: "ضبط الصورة" });
  await adjust.getByRole("button", { name: "القصّ" }).click();
  await adjust.getByRole("slider", { name: "حجم الإطار" }).fill("50");
  adjust.getByRole("button", { name: "إطار القصّ", exact: false }).element().focus();
  await userEvent.keyboard("{Shift>}{ArrowRight>6/}{/Shift}");
  await adjust.getByLabelText("النص البديل", { exact: true }).fill("نصف الصورة");
  await userEvent.keyboard("{Control>}s{/Control}"); // saves the cropped picture, not the form below
  await expect.element(page.getByText("حُفظت الصورة المقصوصة")).toBeVisible();
  await expect.element(form()).toBeVisible();
  await expect.element(cover().getByText("النص البديل: نصف الصورة")).toBeVisible();
  await form().getByRole("button", { name: "حفظ", exact: true }).click();
  await expect.element(form()).not.toBeInTheDocument();

  const { image } = await stored();
  expect(image).not.toBe(picture.path);
  const pictures: { path: string }[] = await site.call("GET", "/api/media");
  expect(pictures.find(({ path }) => path === image)).toMatchObject({
    alt: "نصف الصورة",
    width: 600,
    height: 375,
  });
});

test("APRJ-02 a gallery takes pictures of the library and of the disk, and keeps their order", async () => {
  const { site, picture, stored } = await open([{ image: null, caption: "مرسومة" }]);
  const second = await site.upload(await pictureFile("ثانية.png"));
  await gallery().getByRole("button", { name: "من المكتبة" }).click();
  await expect.poll(() => choices().elements().length).toBe(2);
  for (const choice of choices().all()) await choice.click();
  await library().getByRole("button", { name: "إضافة المحدد" }).click();
  await expect.poll(items).toBe(3);
  await userEvent.upload(fileInput(gallery()), [
    await pictureFile("رابعة.png"),
    await pictureFile("خامسة.png"),
  ]);
  await expect.poll(items, { timeout: 30_000 }).toBe(5);
  await caption(2).fill("ثانية");
  gallery().getByRole("button", { name: "نقل الصورة 2" }).element().focus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(caption(1)).toHaveValue("ثانية");
  await expect.element(gallery().getByRole("button", { name: "نقل الصورة 1" })).toHaveFocus();
  await gallery().getByRole("button", { name: "حذف الصورة 5" }).click();
  await form().getByRole("button", { name: "حفظ", exact: true }).click();
  await expect.element(form()).not.toBeInTheDocument();
  const saved = (await stored()).gallery;
  expect(saved).toMatchObject([
    { caption: "ثانية" },
    { caption: "مرسومة", image: null },
    { caption: "" },
    { caption: "", image: expect.stringMatching(/^\/uploads\//) },
  ]);
  expect([saved[0].image, saved[2].image].toSorted()).toEqual([picture.path, second.path].toSorted());
});
