import { beforeAll, expect, test } from "vitest";
import {
  type AgencyWords,
  agencyWords,
  inAgencyWords,
} from "../../content/page-content/sections/agency-words.ts";
import type { FieldValues, Item } from "../../content/page-content/sections/section.ts";
import { pageSections } from "../../content/page-content/sections/sections.ts";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";
import { wordsOf } from "../../testing/pages/test-words.ts";

// Turns every list of every page round, and compares how each of its items is drawn.

let site: TestSite;
let agency: AgencyWords;
beforeAll(async () => {
  site = await openSite();
  agency = agencyWords(await site.call("GET", "/api/settings"));
});

type State = { published: FieldValues };

/** The lists of a page's texts whose items are told apart by their first words. */
function listsOf(values: FieldValues): [field: string, items: Item[]][] {
  return Object.entries(values).flatMap(([field, value]) => {
    if (!Array.isArray(value) || field === "layout") return [];
    const names = new Set(value.map(nameOf));
    return value.length > 1 && names.size === value.length && !names.has("") ? [[field, value]] : [];
  });
}

/** The first words of an item, as pages show them. */
function nameOf({ title, heading, label, text, name }: Item): string {
  const first = [title, heading, label, text, name].find(
    (words) => typeof words === "string" && words !== "",
  );
  return wordsOf(inAgencyWords(String(first ?? ""), agency));
}

/** The drawing of each item by its name: the largest element that shows it and no other of its list. Undefined where not all are shown. */
function drawn(page: Document, items: Item[]): Record<string, string> | undefined {
  const named = (root: Element | null | undefined, name: string) =>
    [...(root?.querySelectorAll("*") ?? [])].filter((element) => wordsOf(element.innerHTML) === name);
  const [first = "", ...others] = items.map(nameOf);
  const holdsAll = (root: Element) => others.every((name) => named(root, name).length > 0);
  // The same words may stand elsewhere on the page: the list is the smallest element with all of them.
  const [list] = named(page.querySelector("main"), first)
    .flatMap((element) => ancestorsOf(element).find(holdsAll) ?? [])
    .sort((a, b) => a.outerHTML.length - b.outerHTML.length);
  if (!list) return undefined;
  const branchOf = (name: string) => {
    const [place] = named(list, name);
    const branch =
      place && [place, ...ancestorsOf(place)].find(({ parentElement }) => parentElement === list);
    // The dots beside a step count the steps: they belong to the place.
    return branch?.outerHTML.replace(/<svg class="_mark_.*?<\/svg>/, "") ?? "";
  };
  return Object.fromEntries([first, ...others].map((name) => [name, branchOf(name)]));
}

function ancestorsOf({ parentElement }: Element): Element[] {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

test("ACNT-01 SITE-03 an item of a page's list keeps its icon, measure, picture and link in whatever order the list stands", async () => {
  const left: string[] = [];
  for (const { key, route } of pageSections) {
    if (route === null) continue;
    const { published } = await site.call<State>("GET", `/api/content/${key}`);
    const lists = listsOf(published);
    const before = await site.page(route);
    const fields = lists.map(([field, items]) => [field, { base: items, value: items.toReversed() }]);
    if (fields.length === 0) continue;
    await site.call("PATCH", `/api/content/${key}`, {
      client: "editor-one",
      fields: Object.fromEntries(fields),
    });
    await site.call("POST", `/api/content/${key}/publish`, {});
    const after = await site.page(route);
    for (const [field, items] of lists) {
      const first = drawn(before, items);
      if (first) expect(drawn(after, items), `${key}/${field}`).toEqual(first);
      else left.push(`${key}/${field}`);
    }
  }
  expect(left).toEqual(["homepage/fallbackServices"]); // shown only where services cannot be read
});
