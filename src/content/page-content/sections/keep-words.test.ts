import { describe, expect, test } from "vitest";
import { up } from "../../../../migrations/0082-kept-words.ts";
import { up as giveItemsTheirFacts } from "../../../../migrations/0099-items-have-facts.ts";
import { wordsShownSoFar } from "../../../../migrations/texts/0082-kept-words.text.ts";
import { wordsOfPagesSoFar } from "../../../../migrations/texts/0082-words-of-pages.text.ts";
import { createApi } from "../../../api.server.ts";
import { loose } from "../../../kernel/db/database.server.ts";
import { caller } from "../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../kernel/testing/test-kernel.ts";
import { keepWords } from "./keep-words.server.ts";
import { keepsWords, type Section } from "./section.ts";
import { pageSections } from "./sections.ts";
import { readPublished } from "./store.server.ts";
import { brand } from "./texts/brand.text.ts";
import { terms } from "./texts/terms.text.ts";

const kept: readonly Section[] = pageSections.filter(keepsWords);

/** A section as a later edition of the product has it: with other words in every field, and a field more. */
function laterEdition(section: Section): Section {
  const other = (content: unknown) =>
    JSON.parse(JSON.stringify(content).replace(/\p{L}+/gu, (word) => (/[a-z]/i.test(word) ? word : "جديد")));
  const fields = section.fields.map((field) => ({
    ...field,
    content: field.id === "layout" ? field.content : other(field.content),
  }));
  const [first] = section.fields;
  return { ...section, fields: first ? [...fields, { ...first, id: "added", content: "حقل جديد" }] : fields };
}

const shownSoFar = { ...wordsShownSoFar, ...wordsOfPagesSoFar };

const otherColour: Section = {
  ...brand,
  fields: brand.fields.map((field) => (field.id === "colour" ? { ...field, content: "#123456" } : field)),
};

/** A list without the icons and measures of its items. */
const withoutFacts = (value: unknown) =>
  Array.isArray(value)
    ? value.map(({ icon: _, percent: __, measure: ___, reading: ____, ...words }) => words)
    : value;

describe.each(databases)("the words that a site began with, on %s", (database) => {
  test("LEGAL-01 TRIAL-01 R1: an upgrade changes no word that nobody published, and looks follow the code", async () => {
    const kernel = await testKernel({ database });
    await keepWords(kernel, pageSections); // the first start, with the words of its edition
    for (const section of kept) {
      const before = await readPublished(kernel.reads, section);
      const later = laterEdition(section);
      await keepWords(kernel, [later]); // the first start of the later edition
      const after = await readPublished(kernel.reads, later);
      expect(after, section.key).toEqual({ ...before, added: "حقل جديد" });
    }
    expect(kept.map(({ key }) => key)).toHaveLength(pageSections.length - 1);
    const { colour } = await readPublished(kernel.reads, otherColour);
    expect(colour).toBe("#123456");
  });

  test("LEGAL-01 TRIAL-01 R1: publishing one text of a legal page leaves its other words to no later edition", async () => {
    const kernel = await testKernel({ database, session: testSession });
    const call = caller(createApi(kernel));
    await keepWords(kernel, pageSections);
    const before = await readPublished(kernel.reads, terms);
    const fields = { heroLead: { base: before.heroLead, value: "مقدمة المكتب" } };
    await call("PATCH", "/api/content/terms", { client: "editor-one", fields });
    expect((await call("POST", "/api/content/terms/publish", {})).status).toBe(200);
    const later = laterEdition(terms);
    await keepWords(kernel, [later]);
    expect(await readPublished(kernel.reads, later)).toEqual({
      ...before,
      heroLead: "مقدمة المكتب",
      added: "حقل جديد",
    });
  });

  test("LEGAL-01 TRIAL-01 R1: a site that runs already keeps the words of the edition that it upgrades from, and what it published", async () => {
    const kernel = await testKernel({ database });
    const old = (section: string, field: string) => shownSoFar[section]?.[field];
    await up(loose(kernel.db));
    expect(await kernel.reads.selectFrom("page_texts").select("field").execute()).toEqual([]); // a new site has no user
    const user = {
      name: "x",
      email: "x@mail.example",
      role: "admin",
      access: "owner",
      version: 1,
      created_at: "x",
      updated_at: "x",
      search_text: "",
    };
    await loose(kernel.db).insertInto("users").values(user).execute();
    const own = { section: "terms", field: "heroTitle", content: JSON.stringify("شروط المكتب") };
    await kernel.db.insertInto("page_texts").values(own).execute();
    await up(loose(kernel.db));
    await giveItemsTheirFacts(loose(kernel.db)); // what cards show beside their words; `item-facts.test.ts`
    await keepWords(kernel, pageSections.map(laterEdition));
    for (const section of kept) {
      const later = laterEdition(section);
      const shown = await readPublished(kernel.reads, later);
      for (const { id, kind } of section.fields.filter(({ id }) => id !== "layout")) {
        // What the editions before had in the same words is not named by the migration.
        const same = later.fields.find((field) => field.id === id)?.content;
        const isOwn = section.key === "terms" && id === "heroTitle";
        const expected = isOwn ? "شروط المكتب" : (old(section.key, id) ?? same);
        expect([section.key, id, kind, withoutFacts(shown[id])]).toEqual([
          section.key,
          id,
          kind,
          withoutFacts(expected),
        ]);
      }
    }
  });
});
