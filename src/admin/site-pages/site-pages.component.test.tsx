import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import PagesScreen from "./pages-screen.tsx";

let site: Awaited<ReturnType<typeof makeSite>>;
beforeEach(async () => {
  site = await makeSite();
});
const turn = (name: string) => page.getByRole("switch", { name: `ظاهرة: ${name}` });
const hidden = async () =>
  (await site.call("GET", "/api/site-pages"))
    .filter(({ isHidden }: { isHidden: boolean }) => isHidden)
    .map(({ key }: { key: string }) => key);

test("OWN-01 a page of the site is hidden by its switch, which the message takes back; pages that must stay have none", async () => {
  await openScreen(<PagesScreen />, "/admin/pages");
  await expect.element(turn("رؤية 2030")).toBeChecked();
  await expect.element(page.getByText("لازمة للموقع").first()).toBeVisible();
  await expect.element(turn("سياسة الخصوصية")).not.toBeInTheDocument();
  await turn("رؤية 2030").click();
  await expect.element(page.getByText("أُخفيت صفحة رؤية 2030").last()).toBeVisible();
  await expect.element(page.getByText("مخفية", { exact: true })).toBeVisible();
  expect(await hidden()).toEqual(["vision2030"]);
  await expectFitsAndReads();
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect.element(turn("رؤية 2030")).toBeChecked();
  expect(await hidden()).toEqual([]);
});

test("OWN-01 a page that could not be hidden stays as it was, with a message", async () => {
  await openScreen(<PagesScreen />, "/admin/pages");
  await expect.element(turn("من نحن")).toBeChecked();
  await site.breakCalls({ method: "PUT", path: "/api/site-pages/about", how: "failed" });
  await turn("من نحن").click();
  await expect.element(page.getByText("تعذّر تغيير ظهور صفحة من نحن").last()).toBeVisible();
  await expect.element(turn("من نحن")).toBeChecked();
});
