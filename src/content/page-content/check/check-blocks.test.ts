import { expect, test } from "vitest";
import { withBlockTexts } from "../sections/blocks/block-fields.ts";
import { blockNames, blockOf } from "../sections/blocks/blocks.ts";
import { defaultTexts, type FieldValues } from "../sections/section.ts";
import { homepage } from "../sections/texts/homepage.text.ts";
import { ownPageSection } from "../sections/texts/own-page.text.ts";
import { shared } from "../sections/texts/shared.text.ts";
import { checkDraft } from "./check.server.ts";

const nowhereElse = { titles: new Set<string>(), descriptions: new Set<string>() };
const everywhere = { linkExists: async () => true, saidElsewhere: nowhereElse };
const page = ownPageSection("page-1");

const placeholdersIn = async (values: FieldValues) => {
  if (!page) throw new Error("no section");
  const findings = await checkDraft(page, values, everywhere);
  return findings.filter(({ code }) => code === "placeholder").map(({ field }) => field);
};

const withBlocks = (isShown = true): FieldValues => {
  const layout = blockNames.map((part, index) => ({ id: `block${100 + index}`, part, isShown }));
  return page ? withBlockTexts(page, { ...defaultTexts(page), layout }) : {};
};

test("PAGES-01 TRIAL-01 O11: the check names each block that still holds what a new one begins with", async () => {
  const values = withBlocks();
  const expected = blockNames.flatMap((name, index) =>
    (blockOf(name)?.unwritten ?? []).map((field) => `${name}-block${100 + index}-${field}`),
  );
  expect(expected.length).toBeGreaterThan(9);
  expect(await placeholdersIn(values)).toEqual(expected);
  expect(await placeholdersIn(withBlocks(false))).toEqual([]);
});

test("PAGES-01 TRIAL-01 O11: a block that was written is not named, one item left as it was is", async () => {
  const values = withBlocks();
  const at = (name: string, field: string) =>
    Object.keys(values).find((id) => id.startsWith(`${name}-`) && id.endsWith(`-${field}`)) ?? "";
  const steps = at("steps", "items");
  const [first] = values[steps] as { id: string; title: string; text: string }[];
  const written = {
    ...values,
    [at("hero", "title")]: "نرمّم البيوت",
    [at("video", "href")]: "https://youtu.be/x",
  };
  expect(await placeholdersIn(written)).not.toContain(at("hero", "title"));
  expect(await placeholdersIn(written)).not.toContain(at("video", "href"));
  const own = { id: "a", title: "نزور المكان", text: "نقيس ونصوّر." };
  expect(await placeholdersIn({ ...written, [steps]: [own] })).not.toContain(steps);
  expect(await placeholdersIn({ ...written, [steps]: first ? [own, first] : [] })).toContain(steps);
});

test("ACNT-04 TRIAL-01 O16: the link to the articles, which the frame leaves out while there are none, is not blamed in the menu", async () => {
  const noArticles = { ...everywhere, linkExists: async (address: string) => address !== "/articles" };
  const broken = async (section: typeof shared | typeof homepage, values: FieldValues) =>
    (await checkDraft(section, values, noArticles)).filter(({ code }) => code === "brokenLink");
  expect(JSON.stringify(defaultTexts(shared))).toContain('"/articles"');
  expect(await broken(shared, defaultTexts(shared))).toEqual([]);
  const heroLinks = [{ id: "a", label: "زر", href: "/articles", tone: "primary" }];
  expect(await broken(homepage, { ...defaultTexts(homepage), heroLinks })).toHaveLength(1);
});

test("OWN-01 the check asks for no words for search engines, which follow from the page; for those of a picture it does", async () => {
  const codes = async (values: FieldValues) =>
    (await checkDraft(homepage, { ...defaultTexts(homepage), ...values }, everywhere))
      .filter(({ field }) => ["metaTitle", "metaDescription", "socialImage"].includes(field))
      .map(({ field, code }) => [field, code]);
  expect(await codes({ metaTitle: "", metaDescription: "" })).toEqual([]);
  expect(await codes({ socialImage: { image: "/uploads/a-1200x630.webp", alt: "" } })).toEqual([
    ["socialImage", "alt"],
  ]);
});
