import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../../testing/components/test-records.tsx";
import { expectReads, resizeTo } from "../../../../testing/components/test-survey.ts";
import { headingOf, linkOf, openDesk, openedOf, siteWith } from "./test-desk.tsx";

const names = { أولى: {}, ثانية: {}, ثالثة: {} };
type Router = Awaited<ReturnType<typeof openDesk>>;
const at = ({ state }: Router) => state.location.pathname.replace("/admin/quote-requests", "");

test("DESK-01 on a phone one steps on from a request that was opened by its address, with the focus on its title, and back leads to where one came from", async () => {
  await resizeTo("phone");
  await siteWith(names);
  const router = await openDesk("/3");
  await expect.element(openedOf("ثالثة")).toBeVisible();
  await router.navigate("/admin/quote-requests/2"); // as a notice leads to it
  await expect.element(openedOf("ثانية")).toBeVisible();
  await button("التالي").click();
  await expect.element(headingOf("أولى")).toHaveFocus();
  await expect.element(button("التالي")).toBeDisabled();
  await expectReads();
  await button("السابق").click();
  await expect.element(headingOf("ثانية")).toHaveFocus();
  expect(at(router)).toBe("/2");
  await router.navigate(-1);
  await expect.element(openedOf("ثالثة")).toBeVisible();
  expect(at(router)).toBe("/3");
});

test("DESK-01 after stepping from an address the button to the list opens the list, and from the list the back button does", async () => {
  await resizeTo("phone");
  await siteWith(names);
  const router = await openDesk("/3");
  await button("التالي").click();
  await expect.element(headingOf("ثانية")).toHaveFocus();
  await button("العودة إلى القائمة").click();
  await expect.element(linkOf("ثانية")).toHaveFocus();
  expect(at(router)).toBe("");
  await linkOf("ثالثة").click();
  await expect.element(headingOf("ثالثة")).toHaveFocus();
  await button("التالي").click();
  await expect.element(headingOf("ثانية")).toHaveFocus();
  await router.navigate(-1);
  await expect.element(page.getByRole("article")).not.toBeInTheDocument();
  expect(at(router)).toBe("");
});

test("DESK-01 a step over the end of the loaded page turns the list, and a request of another page has its neighbours too", async () => {
  const nameOf = (id: number) => `زائر ${String(id).padStart(2, "0")}`;
  await siteWith(Object.fromEntries(Array.from({ length: 53 }, (_, index) => [nameOf(index + 1), {}])));
  const router = await openDesk("/4"); // the last of the first page
  const search = () => decodeURIComponent(router.state.location.search);
  await button("التالي").click();
  await expect.element(headingOf(nameOf(3))).toHaveFocus();
  expect([at(router), search()]).toEqual(["/3", "?page=2"]);
  await expect.element(linkOf(nameOf(3))).toHaveAttribute("aria-current", "true");
  await expect.element(linkOf(nameOf(4))).not.toBeInTheDocument();
  await button("السابق").click();
  await expect.element(headingOf(nameOf(4))).toHaveFocus();
  expect([at(router), search()]).toEqual(["/4", ""]);
  // As a notice leads to it, with the first page beside it.
  await router.navigate("/admin/quote-requests/2");
  await expect.element(openedOf(nameOf(2))).toBeVisible();
  await button("التالي").click();
  await expect.element(headingOf(nameOf(1))).toHaveFocus();
  await expect.element(button("التالي")).toBeDisabled();
  expect([at(router), search()]).toEqual(["/1", ""]);
});
