import { expect, test } from "vitest";
import { byName } from "../../../kernel/objects.ts";
import { agencyWordNames } from "../sections/agency-words.ts";
import { defaultTexts, type FieldValues } from "../sections/section.ts";
import { homepage } from "../sections/texts/homepage.text.ts";
import { withAgencyWords } from "../sections/with-agency-words.ts";
import { markTexts, readMarks } from "./preview-marks.ts";

const values: FieldValues = defaultTexts(homepage);

test("ACNT-03 every text of the preview carries its address, and reads the same without it", () => {
  const marked = markTexts(homepage, values);
  expect(readMarks(String(marked.heroTitle))).toEqual({
    text: values.heroTitle,
    address: "pages/homepage/heroTitle",
  });
  const second = Array.isArray(marked.heroLinks) ? marked.heroLinks[1] : undefined;
  expect(readMarks(String(second?.label)).address).toBe("pages/homepage/heroLinks/heroLinks-2/label");
  expect(second).toMatchObject({ href: "/projects", tone: "line" });
  expect(marked.heroImage).toMatchObject({ image: null });
});

test("EDIT-01 a letter typed in one field keeps the lists and pictures of all others as the same objects", () => {
  const said = (texts: FieldValues) =>
    markTexts(
      homepage,
      withAgencyWords(
        homepage,
        texts,
        byName(agencyWordNames, (name) => name),
      ),
    );
  const before = said(values);
  const after = said({ ...values, heroTitle: "عنوان", heroLinks: structuredClone(values.heroLinks ?? []) });
  const isObject = (id: string) =>
    typeof values[id] === "object" && !JSON.stringify(values[id]).includes("{founded}");
  const objects = Object.keys(values).filter((id) => isObject(id) && id !== "heroLinks");
  expect(objects.length).toBeGreaterThan(3);
  for (const id of objects) expect(after[id], id).toBe(before[id]);
  expect(after.heroLinks).not.toBe(before.heroLinks);
  expect(readMarks(String(after.heroTitle)).text).toBe("عنوان");
});

test("ACNT-03 a text without marks stays as it is", () => {
  expect(readMarks("نص 24/7")).toEqual({ text: "نص 24/7", address: undefined });
});

test("OWN-04 a text that chooses what a page shows, or stands in a link, carries no address: it is compared and sent as it was typed", () => {
  const layout = [{ id: "block300", part: "articles", isShown: true }];
  const marked = markTexts(homepage, {
    ...values,
    layout,
    "articles-block300-tag": "السرعة",
    "articles-block300-title": "من مقالاتنا",
  });
  expect(marked["articles-block300-tag"]).toBe("السرعة");
  expect(readMarks(String(marked["articles-block300-title"])).address).toBe(
    "pages/homepage/articles-block300-title",
  );
});
