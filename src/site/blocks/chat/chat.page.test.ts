import { beforeAll, expect, test } from "vitest";
import { type BlockOnPage, blockOnPage } from "../../../testing/pages/test-block.ts";
import { textsOf } from "../../../testing/pages/test-markup.ts";
import { openSite, read, type TestSite } from "../../../testing/pages/test-site.ts";
import { words } from "./block.text.ts";

let site: TestSite;
let chat: BlockOnPage;
beforeAll(async () => {
  site = await openSite();
  chat = await blockOnPage(site, "chat");
});

const settle = (chatNumber: string) => site.call("PUT", "/api/settings", { chatNumber });
const linkIn = (block: Element) => {
  const link = block.querySelector("a");
  const { origin, pathname, searchParams } = new URL(link?.getAttribute("href") ?? "");
  return [origin + pathname, searchParams.get("text"), link?.textContent];
};

test("OWN-04 PAGES-01 the button opens the chat with the number of the settings and the message that is written, else with their greeting", async () => {
  await settle("+966551234567");
  const message = "السلام عليكم،\nرأيت صفحة «{agency}» & أسأل عن 100%؟ #1";
  const block = await chat.shown({ title: "اسأل", button: "راسل الآن", message });
  expect(linkIn(block)).toEqual([
    "https://wa.me/966551234567",
    message.replace("{agency}", "شُرفة"),
    "راسل الآن",
  ]);
  expect(block.textContent).toContain("+966 55 123 4567");
  expect(linkIn(await chat.shown({ message: " " }))[1]).toBe("السلام عليكم، أودّ الاستفسار عن خدمات شُرفة.");
});

test("OWN-04 a button without words has usual ones, hostile words stay words, and a message of more than 500 letters is refused", async () => {
  const hostile = '"><script>alert(1)</script>';
  const block = await chat.shown({ title: hostile, text: "", button: " ", message: hostile });
  expect(block.querySelector("script")).toBeNull();
  expect(block.querySelector("h2")?.textContent).toBe(hostile);
  expect(linkIn(block).slice(1)).toEqual([hostile, words.start]);
  expect(block.querySelectorAll("p")).toHaveLength(0);
  await expect(chat.shown({ message: "أ".repeat(501) })).rejects.toThrow("422");
});

test("OWN-04 without a number visitors see nothing, and editors read where it is written", async () => {
  await chat.shown({ title: "اسأل" });
  await settle("");
  expect((await chat.now()).innerHTML).toBe("");
  const preview = await (await site.visit(`/admin/preview${chat.path}`, { isStaff: true })).text();
  expect(textsOf(read(preview), "[data-block] p")).toEqual([words.hint]);
});
