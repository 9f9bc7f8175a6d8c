import { expect, test } from "vitest";
import { link } from "./kinds/link.ts";
import { list } from "./kinds/list.ts";
import { richText } from "./kinds/rich-text.ts";
import { text } from "./kinds/text.ts";
import { holdsLinks, linksIn, withLinks } from "./links.ts";

const anywhere = link({ leads: "anywhere" });
const sections = list({ label: text(), href: anywhere, body: richText() }, { max: 3 });
const moved = (href: string) => href.replace(/^\/a(?=[?#]|$)/, "/b");

test("ADDR-01 links are found in links, rich text and items of lists, with their places, and nowhere else", () => {
  expect([anywhere, richText(), sections, text()].map(holdsLinks)).toEqual([true, true, true, false]);
  expect(linksIn(anywhere, "/a#x")).toEqual([{ href: "/a#x" }]);
  expect(linksIn(anywhere, "")).toEqual([]);
  const html = '<p dir="rtl"><a href="/a?x=1&amp;y=2">أ</a> /a <a href="https://b.example">ب</a></p>';
  expect(linksIn(richText(), html).map(({ href }) => href)).toEqual(["/a?x=1&y=2", "https://b.example"]);
  const items = [{ id: "1", label: "/a", href: "/a", body: html }, null];
  expect(linksIn(sections, items)).toEqual([
    { href: "/a", item: "1", key: "href" },
    { href: "/a?x=1&y=2", item: "1", key: "body" },
    { href: "https://b.example", item: "1", key: "body" },
  ]);
});

test("ADDR-01 changed links replace the old ones; texts that look like links stay", () => {
  const html = '<p><a href="/a?x=1&amp;y=2">/a</a> <a href="/about">أ</a></p>';
  const changed = '<p><a href="/b?x=1&amp;y=2">/a</a> <a href="/about">أ</a></p>';
  expect(withLinks(richText(), html, moved)).toBe(changed);
  const item = { id: "1", label: "/a", href: "/a", body: html };
  expect(withLinks(sections, [item], moved)).toEqual([{ id: "1", label: "/a", href: "/b", body: changed }]);
  expect(withLinks(text(), "/a", moved)).toBe("/a");
});
