import { expect, test } from "vitest";
import { fillTemplate, unfilledIn } from "./fill-template.ts";

const body = "أهلًا {الاسم}، عن {الخدمات}. عرضك {رقم العرض}، {الاسم}.";

test("DESK-03 each placeholder for name, services and quote number is replaced, however often it occurs", () => {
  const values = { name: "نورة $& {الخدمات}", services: "متجر", quote: "2026-0014" };
  expect(fillTemplate(body, { ...values, name: "نورة" })).toBe("أهلًا نورة، عن متجر. عرضك 2026-0014، نورة.");
  expect(fillTemplate("{الاسم}", { ...values, name: "نورة $&" })).toBe("نورة $&");
});

test("DESK-03 a placeholder without a value stays in the text and is reported before the reply is sent", () => {
  const filled = fillTemplate(body, { name: "نورة", services: "", quote: "" });
  expect(filled).toBe("أهلًا نورة، عن {الخدمات}. عرضك {رقم العرض}، نورة.");
  expect(unfilledIn(filled)).toEqual(["{الخدمات}", "{رقم العرض}"]);
  expect(unfilledIn("نص {آخر}")).toEqual([]);
});
