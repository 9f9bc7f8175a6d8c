import { expect, test } from "vitest";
import { linkGroups } from "./link-groups.ts";

const link = (href: string, group = "") => ({ id: href, label: href, href, group });

test("PAGES-01 links of one group stand together where its first one stands, the others in their order", () => {
  const links = [
    link("/"),
    link("/a", "أعمال"),
    link("/b"),
    link("/c", " أعمال "),
    link("https://x.example"),
  ];
  const groups = linkGroups(links, true);
  expect(groups.map(({ name, links }) => [name, links.map(({ href }) => href)])).toEqual([
    ["", ["/"]],
    ["أعمال", ["/a", "/c"]],
    ["", ["/b", "https://x.example"]],
  ]);
});

test("ART-01 the link of the articles stands while there is one", () => {
  const links = [link("/"), link("/articles")];
  expect(linkGroups(links, false)).toEqual([{ name: "", links: [links[0]] }]);
  expect(linkGroups(links, true)).toEqual([{ name: "", links }]);
});
