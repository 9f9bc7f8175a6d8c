import { expect, test } from "vitest";
import { defaultTexts, type FieldValues } from "../sections/section.ts";
import { homepage } from "../sections/texts/homepage.text.ts";
import { chosenRecords } from "./chosen-records.ts";

const values: FieldValues = defaultTexts(homepage);
const chosen = (changed: FieldValues) => chosenRecords(homepage, { ...values, ...changed });

test("SITE-02 ACNT-03 another project or testimonial changes the choice, another text does not", () => {
  const project = (projectId: string, text: string) => ({ featuredProjects: [{ id: "a", projectId, text }] });
  expect(chosen({ heroTitle: "عنوان" })).toBe(chosen({}));
  expect(chosen(project("1", "أ"))).toBe(chosen(project("1", "ب")));
  expect(chosen(project("1", "أ"))).not.toBe(chosen(project("2", "أ")));
  expect(chosen({ featuredQuotes: [] })).not.toBe(chosen({}));
});
