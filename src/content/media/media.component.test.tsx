import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fileInput, pictureFile } from "../../testing/components/test-pictures.ts";
import { button, press } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import type { Fault } from "../../testing/components/test-site-calls.ts";
import MediaScreen from "./admin-screen.tsx";

type PictureWire = { id: string; fileName: string; alt: string; isDecorative: boolean };

/** The library with pictures of these names. */
async function open(names: readonly string[], { query = "", fault }: { query?: string; fault?: Fault } = {}) {
  const site = await makeSite();
  const made: PictureWire[] = [];
  for (const name of names) made.push(await site.upload(await pictureFile(name)));
  if (fault) await site.breakCalls(fault);
  const router = await openScreen(<MediaScreen />, `/admin/media${query}`);
  const stored = (): Promise<PictureWire[]> => site.call("GET", "/api/media");
  return { site, made, router, stored };
}

const details = () => page.getByRole("complementary", { name: "تفاصيل الصورة" });
const alt = () => details().getByLabelText("النص البديل", { exact: true });
const tile = (name: string) => page.getByRole("main").getByRole("button", { name, exact: false });
const shown = () => document.querySelectorAll("[data-picture]").length;

test("API-01 AR-01 several pictures are uploaded at once and show what is missing; a wrong file gets a reason", async () => {
  const { stored } = await open([]);
  const input = fileInput(page.getByRole("main"));
  await userEvent.upload(input, [
    await pictureFile("أولى.png"),
    await pictureFile("ثانية.png"),
    await pictureFile("ثالثة.png"),
    new File(["x"], "نص.txt", { type: "text/plain" }),
  ]);
  await expect.element(page.getByText("نص.txt: اختر صورة بصيغة", { exact: false })).toBeVisible();
  await button("إخفاء نص.txt").click();
  await expect.element(page.getByText("نص.txt", { exact: false })).not.toBeInTheDocument();
  for (const name of ["أولى", "ثانية", "ثالثة"])
    await expect.element(tile(name), { timeout: 30_000 }).toMatchTextContent("بلا نص بديل");
  expect((await stored()).map(({ fileName }) => fileName).toSorted()).toEqual([
    "أولى.png",
    "ثالثة.png",
    "ثانية.png",
  ]);
});

test("SEC-01 ERR-06 an upload that finds its session ended asks to sign in, and says that the picture was not stored", async () => {
  const { stored } = await open([], {
    fault: { method: "POST", path: "/api/upload", how: "unauthorized" },
  });
  await userEvent.upload(fileInput(page.getByRole("main")), await pictureFile("أولى.png"));
  await expect.element(page.getByRole("dialog", { name: "تسجيل الدخول" })).toBeVisible();
  await expect.element(page.getByText("أولى.png: فشل رفع الصورة", { exact: false })).toBeInTheDocument();
  expect(await stored()).toEqual([]);
});

test("AR-01 ADM-03 pictures are found by folded words and by what they lack; the address keeps search, filter and picture", async () => {
  const { router, stored } = await open(["أولى.png", "ثانية.png", "ثالثة.png"]);
  await expect.element(tile("ثالثة")).toBeVisible();
  await page.getByRole("searchbox").fill("اولي");
  await expect.poll(shown).toBe(1);
  await expect.element(page.getByRole("status").filter({ hasText: "نتيجة واحدة" })).toBeInTheDocument();
  await tile("أولى").click();
  await alt().fill("جدار أخضر");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.element(page.getByText("حُفظت الصورة")).toBeVisible();
  expect((await stored()).find(({ fileName }) => fileName === "أولى.png")?.alt).toBe("جدار أخضر");
  await page.getByRole("searchbox").fill("");
  await expect.poll(shown).toBe(3);
  await page.getByRole("combobox", { name: "عرض" }).selectOptions("بلا نص بديل");
  await expect.poll(shown).toBe(2);
  const id = (await stored()).find(({ fileName }) => fileName === "أولى.png")?.id;
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    state: "missing-alt",
    edit: id,
  });
});

test("ADM-03 the address opens the library with its filter and a picture beside it", async () => {
  const site = await makeSite();
  const described = await site.upload(await pictureFile("موصوفة.png"));
  await site.upload(await pictureFile("أخرى.png"));
  await site.call("PUT", `/api/media/${described.id}`, { alt: "جدار أخضر" });
  await openScreen(<MediaScreen />, `/admin/media?q=اخري&state=missing-alt&edit=${described.id}`);
  await expect.element(alt()).toHaveValue("جدار أخضر");
  await expect.element(tile("أخرى")).toBeVisible();
  expect(shown()).toBe(1);
  await expect.element(page.getByRole("searchbox")).toHaveValue("اخري");
});

test("ADM-07 leaving changed words for another picture asks first; a decorative picture lacks nothing", async () => {
  const { stored } = await open(["أولى.png", "ثانية.png"], { query: "?state=missing-alt" });
  await tile("أولى").click();
  await alt().fill("غير محفوظ");
  await tile("ثانية").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "متابعة التعديل" }).click();
  await expect.element(alt()).toHaveValue("غير محفوظ");
  await tile("ثانية").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "الخروج دون حفظ" }).click();
  await expect.element(alt()).toHaveValue("");
  await press(details().getByRole("checkbox", { name: "زخرف", exact: false }));
  await details().getByRole("button", { name: "حفظ", exact: true }).click();
  await expect.poll(shown).toBe(1);
  expect((await stored()).toSorted((a, b) => a.fileName.localeCompare(b.fileName))).toMatchObject([
    { fileName: "أولى.png", alt: "", isDecorative: false },
    { fileName: "ثانية.png", alt: "", isDecorative: true },
  ]);
});

test("ADM-07 A11Y-02 leaving changed words of a picture asks first; closing the details returns the focus", async () => {
  await open(["مكتب.png"]);
  await tile("مكتب").click();
  await alt().fill("لم يُحفظ");
  await page.getByRole("link", { name: "الإعدادات" }).click();
  const asked = page.getByRole("alertdialog");
  await expect.element(asked).toBeVisible();
  await asked.getByRole("button", { name: "متابعة التعديل" }).click();
  await expect.element(alt()).toHaveValue("لم يُحفظ");
  await details().getByRole("button", { name: "حفظ", exact: true }).click();
  // Exactly this name: while it saves, the button is disabled under another one, and closing would ask once more.
  await expect.element(details().getByRole("button", { name: "حفظ", exact: true })).toBeDisabled();
  await details().getByRole("button", { name: "إغلاق" }).click();
  await expect.element(details()).not.toBeInTheDocument();
  await expect.element(tile("مكتب")).toHaveFocus();
});

test("ERR-06 a library that cannot be read shows an error and can be tried again", async () => {
  const fault = { method: "GET", path: "/api/media", how: "failed" } as const;
  const { site } = await open(["مكتب.png"], { fault });
  await expect.element(page.getByText("تعذّر تحميل الصور")).toBeVisible();
  expect(shown()).toBe(0);
  await site.mend();
  await button("إعادة المحاولة").click();
  await expect.element(tile("مكتب")).toBeVisible();
});
