import { useState } from "react";
import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { openScreen } from "../../../testing/components/test-screen.tsx";
import { expectReads, resizeTo } from "../../../testing/components/test-survey.ts";
import { chooseLink, items, locked, openDraft, sendNow } from "../quotes/test-quotes.tsx";
import { openDesk, openedOf, path, siteWith } from "../requests/desk-tests/test-desk.tsx";
import { ReplyFiles } from "./reply-files.tsx";

const facts = () => openedOf("نورة").getByRole("complementary", { name: "بيانات الطلب" });
const files = () => facts().getByRole("list", { name: "المرفقات" });
const textFile = (name: string, words = "كلام") => new File([words], name, { type: "text/plain" });

/** Chooses files as the browser's own dialog does. */
function choose(place: Locator, ...chosen: File[]) {
  const input = place.element().querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("there is no field for files");
  const transfer = new DataTransfer();
  for (const file of chosen) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

test("THREAD-01 files are attached to a request, saved by their links, deleted and brought back; a refused one says why beside those that came", async () => {
  const site = await siteWith({ نورة: {} });
  await openDesk("/1");
  await expect.element(facts().getByRole("button", { name: "إرفاق ملف" })).toBeVisible();
  choose(facts(), textFile("عقد.txt"), textFile("page.html", "<p>"), textFile("فارغ.txt", ""));
  await expect.element(files().getByRole("link", { name: "حفظ الملف عقد.txt" })).toBeVisible();
  await expect.element(facts()).toMatchTextContent("هذا النوع من الملفات غير مسموح");
  await expect.element(facts()).toMatchTextContent("الملف فارغ");
  await expectReads();
  const link = files().getByRole("link", { name: "حفظ الملف عقد.txt" });
  await expect.element(link).toHaveAttribute("href", `${path}/1/attachments/1`);
  await expect.element(link).toHaveAttribute("download");
  await facts().getByRole("button", { name: "حذف المرفق عقد.txt" }).click();
  await expect.element(link).not.toBeInTheDocument();
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect.element(link).toBeVisible();
  expect(await site.call("GET", `${path}/1/attachments`)).toHaveLength(1);
});

/** Attaches a file before a screen is opened. */
async function attach(file: File) {
  const body = new FormData();
  body.set("file", file);
  await fetch(`${path}/1/attachments`, { method: "POST", body });
}

test("THREAD-01 SHELL-01 whoever may only read sees the files and changes none, on a phone too", async () => {
  const site = await siteWith({ نورة: {} });
  await attach(textFile(`${"طويل ".repeat(20)}.txt`));
  await site.become("reader");
  await resizeTo({ width: 320, height: 700 });
  await openDesk("/1");
  await expect.element(page.getByRole("list", { name: "المرفقات" }).getByRole("link")).toBeVisible();
  await expectReads();
  await expect.element(page.getByRole("button", { name: "إرفاق ملف" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /^حذف المرفق/ })).not.toBeInTheDocument();
});

test("THREAD-01 a draft's files stand in its workspace and stay as they were once it was sent", async () => {
  await openDraft({ items });
  const panel = page.getByRole("region", { name: "البنود" });
  await expect.element(panel.getByRole("button", { name: "إرفاق ملف" })).toBeVisible();
  choose(panel, textFile("مخطط.txt"));
  await expect.element(panel.getByRole("link", { name: "حفظ الملف مخطط.txt" })).toBeVisible();
  await expectReads();
  await chooseLink();
  await sendNow();
  await expect.element(locked()).toBeVisible();
  await expect.element(page.getByRole("link", { name: "حفظ الملف مخطط.txt" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "إرفاق ملف" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /^حذف المرفق/ })).not.toBeInTheDocument();
});

function Choosing() {
  const [chosen, setChosen] = useState<number[]>([]);
  return (
    <section aria-label="الردّ">
      <ReplyFiles of="project-requests/1" chosen={chosen} onChoose={setChosen} />
      <output>{chosen.length}</output>
    </section>
  );
}

test("THREAD-01 what is added beside a reply goes with it, two at once too, and each file of the request can be left out", async () => {
  await siteWith({ نورة: {} });
  await openScreen(<Choosing />, "/");
  const main = page.getByRole("region", { name: "الردّ" });
  await expect.element(main.getByRole("button", { name: "إرفاق ملف" })).toBeVisible();
  choose(main, textFile("أ.txt"), textFile("ب.txt"));
  await expect.element(main.getByRole("status")).toHaveTextContent("2");
  await main.getByRole("checkbox", { name: "أ.txt" }).click();
  await expect.element(main.getByRole("status")).toHaveTextContent("1");
});
