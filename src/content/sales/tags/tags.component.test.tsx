import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, dialog, press, rowOf, save } from "../../../testing/components/test-records.tsx";
import { expectFitsAndReads, expectReads } from "../../../testing/components/test-survey.ts";
import { path as clients, openClients } from "../clients/test-clients.tsx";
import {
  bar,
  chooseFrom,
  headingOf,
  linkOf,
  openDesk,
  openedOf,
  siteWith,
} from "../requests/desk-tests/test-desk.tsx";

const newTag = () => page.getByRole("textbox", { name: "أضف وسمًا" });
const suggested = (tag: string) =>
  page.getByRole("list", { name: "وسوم مستعملة" }).getByRole("button", { name: new RegExp(`^${tag}`) });
const removal = (tag: string) => button(`إزالة وسم ${tag}`);
const tagsOf = async (site: Awaited<ReturnType<typeof siteWith>>, id: number) => (await site.read(id)).tags;
const chipOf = (tag: string) => button(`إزالة شرط الوسم ${tag}`);

test("DESK-09 tags are typed in the open request, suggested, each once in any spelling, shown in the row, and an undo takes a change back", async () => {
  const site = await siteWith({ أولى: {}, ثانية: {} });
  await site.change(1, { tags: ["عميل مهم", "الرياض"] });
  await openDesk("/2");
  await expect.element(headingOf("ثانية")).toBeVisible();
  await expect.element(linkOf("أولى")).toMatchTextContent("عميل مهم");
  const add = async () => {
    await newTag().fill("متجر");
    await userEvent.keyboard("{Enter}");
    await expect.element(removal("متجر")).toBeVisible();
    await expect.poll(() => tagsOf(site, 2)).toEqual(["متجر"]);
  };
  await add();
  await page.getByRole("button", { name: /^تراجع/ }).click();
  await expect.element(removal("متجر")).not.toBeInTheDocument();
  expect(await tagsOf(site, 2)).toEqual([]);
  await add();
  await expect.element(linkOf("ثانية")).toMatchTextContent("متجر");
  await expectReads();
  await newTag().fill("مُهِمّ");
  await expect.element(suggested("الرياض")).not.toBeInTheDocument();
  await suggested("عميل مهم").click();
  await expect.poll(() => tagsOf(site, 2)).toEqual(["متجر", "عميل مهم"]);
  await newTag().fill("مَتجر، ");
  await userEvent.keyboard("{Enter}");
  await newTag().fill("خطأ");
  await userEvent.keyboard("{Escape}");
  await expect.element(newTag()).toHaveValue("");
  await userEvent.keyboard("{Escape}");
  await expect.element(headingOf("ثانية")).toHaveFocus();
  expect(await tagsOf(site, 2)).toEqual(["متجر", "عميل مهم"]);
  await newTag().click();
  await userEvent.keyboard("{Backspace}");
  await expect.poll(() => tagsOf(site, 2)).toEqual(["متجر"]);
});

test("DESK-09 the desk is filtered by a tag, kept in the address, and a chip removes the filter", async () => {
  const site = await siteWith({ أولى: {}, ثانية: {} });
  await site.change(1, { tags: ["عميل مهم"] });
  const router = await openDesk();
  await button("تصفية").click();
  await page.getByRole("dialog", { name: "تصفية" }).getByLabelText("الوسم").selectOptions("عميل مهم (1)");
  await userEvent.keyboard("{Escape}");
  await expect.element(linkOf("ثانية")).not.toBeInTheDocument();
  await expect.element(linkOf("أولى")).toBeVisible();
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ tag: "عميل مهم" });
  await expectReads();
  await chipOf("عميل مهم").click();
  await expect.element(linkOf("ثانية")).toBeVisible();
  expect(router.state.location.search).toBe("");
});

test("DESK-09 several requests get a tag and lose it, and an undo leaves those alone that had it before", async () => {
  const site = await siteWith({ أولى: {}, ثانية: {} });
  await site.change(1, { tags: ["مهم"] });
  await openDesk("?view=table");
  const all = () => Promise.all([1, 2].map((id) => tagsOf(site, id)));
  const select = async () => {
    for (const name of ["أولى", "ثانية"]) await press(rowOf(name).getByRole("checkbox"));
  };
  await select();
  await chooseFrom(bar().getByRole("button", { name: "الوسوم" }), "إضافة وسم مهم");
  await expect.poll(all).toEqual([["مهم"], ["مهم"]]);
  await expect.element(rowOf("ثانية")).toMatchTextContent("مهم");
  await page.getByRole("button", { name: /^تراجع/ }).click();
  await expect.poll(all).toEqual([["مهم"], []]);
  await select();
  await chooseFrom(bar().getByRole("button", { name: "الوسوم" }), "إزالة وسم مهم");
  await expect.poll(all).toEqual([[], []]);
});

test("DESK-09 ROLE-01 somebody who only reads sees the tags of a request and cannot change them", async () => {
  const site = await siteWith({ أولى: {} });
  await site.change(1, { tags: ["مهم"] });
  await site.become("reader");
  await openDesk("/1");
  await expect.element(openedOf("أولى").getByRole("list", { name: "الوسوم" })).toMatchTextContent("مهم");
  await expect.element(newTag()).not.toBeInTheDocument();
});

test("DESK-09 ACLI-01 tags of a client stand in form, row and file, and the list is filtered by them", async () => {
  const { site, router, stored } = await openClients([{ name: "أحمد", tags: ["عقد سنوي"] }, { name: "منى" }]);
  await button("تعديل منى").click();
  await newTag().fill("عقدٌ سنويّ، الرياض");
  await userEvent.keyboard("{Enter}");
  await expectReads();
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(rowOf("منى")).toMatchTextContent("الرياض");
  expect(await stored()).toMatchObject([{ tags: ["عقدٌ سنويّ", "الرياض"] }, { tags: ["عقد سنوي"] }]);
  await expectFitsAndReads();
  await page.getByRole("combobox", { name: "الوسم" }).selectOptions("الرياض (1)");
  await expect.element(rowOf("أحمد")).not.toBeInTheDocument();
  await chipOf("الرياض").click();
  await expect.element(rowOf("أحمد")).toBeVisible();
  expect(router.state.location.search).toBe("");
  await rowOf("أحمد").getByRole("button", { name: "عرض أحمد" }).click();
  await expect.element(dialog().getByRole("list", { name: "الوسوم" })).toMatchTextContent("عقد سنوي");
  expect(await site.sent(clients)).toHaveLength(1);
});
