import { expect, test } from "vitest";
import { linkGroups } from "./link-groups.ts";

const link = (href: string, group = "") => ({ id: href, label: href, href, group });

test("PAGES-01 links of one group are together at the place of its first link, and the others keep their order", () => {
  const links = [
    link("/"),
    link("/a", "أعمال"),
    link("/b"),
    link("/c", " أعمال "),
    link("https://x.example"),
  ];
  const groups = linkGroups(links, () => true);
  expect(groups.map(({ name, links }) => [name, links.map(({ href }) => href)])).toEqual([
    ["", ["/"]],
    ["أعمال", ["/a", "/c"]],
    ["", ["/b", "https://x.example"]],
  ]);
});

test("ART-01 the link to the articles is shown while there is an article", () => {
  const links = [link("/"), link("/articles")];
  expect(linkGroups(links, (href) => href !== "/articles")).toEqual([{ name: "", links: [links[0]] }]);
  expect(linkGroups(links, () => true)).toEqual([{ name: "", links }]);
});
