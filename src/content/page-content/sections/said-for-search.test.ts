import { expect, test } from "vitest";
import { headWords, ownHeadWords } from "./head-words.ts";
import { saidForSearch, withoutUnsaid } from "./said-for-search.ts";

const none = { metaTitle: "", metaDescription: "  ", socialImage: { image: null, alt: "من صورة أُزيلت" } };

test("OWN-01 a page gets nothing of what nobody wrote, and of a picture its words alone", () => {
  expect(withoutUnsaid({ heroTitle: "عنوان", ...none })).toEqual({ heroTitle: "عنوان" });
  const socialImage = { image: "/uploads/a-1200x630.webp", alt: " واجهة " };
  expect(
    withoutUnsaid({ heroTitle: "عنوان", metaTitle: " بحث ", metaDescription: "وصف", socialImage }),
  ).toEqual({
    heroTitle: "عنوان",
    metaTitle: "بحث",
    metaDescription: "وصف",
    socialImage: { image: null, alt: "واجهة" },
  });
  const shared = { footerRights: "" };
  expect(withoutUnsaid(shared)).toBe(shared);
});

test("OWN-01 what does not fit its field is as if nobody had written it", () => {
  expect(saidForSearch({ metaTitle: 5, metaDescription: null, socialImage: "x" })).toEqual({
    title: "",
    description: "",
    picture: null,
    alt: "",
  });
});

test("OWN-01 SETUP-01 the words of a head are those that were written, else those of the opening or of the code, else the title of the page", () => {
  const opening = { heroTitle: "مجالات عملنا", heroLead: "{services} للأفراد." };
  const usual = headWords("services", opening, true);
  expect(usual.title).toBe("خدماتنا وباقاتنا");
  const other = { title: "مجالات عملنا", headline: "مجالات عملنا", description: "خدمات للأفراد." };
  expect(headWords("services", { ...opening, ...none }, false)).toEqual(other);
  expect(headWords("services", {}, false)).toEqual(usual);
  const said = { metaTitle: "بحث", metaDescription: "وصف" };
  const written = { title: "بحث", headline: "بحث", description: "وصف" };
  expect(headWords("services", { ...opening, ...said }, true)).toEqual(written);
  expect(headWords("services", { ...opening, ...said }, false)).toEqual(written);
  expect(ownHeadWords("عروض", said)).toEqual(written);
  expect(ownHeadWords("عروض", none)).toEqual({ title: "عروض", headline: "عروض", description: "عروض" });
});
