import { expect, test } from "vitest";
import { checkBody } from "../../admin-kit/form/check-body.ts";
import { AppError } from "../../kernel/errors.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { bodySchemas } from "../../kernel/resource/schemas.ts";
import { fromAnswer, toBody } from "../../kernel/resource/wire.ts";
import { bodyOf } from "./package-words.ts";
import { hostingPackages, packages } from "./packages.ts";

function complaintsOf(body: object) {
  try {
    checkBody(bodySchemas(packages).create, body);
  } catch (error) {
    return error instanceof AppError ? error.fields : error;
  }
  return {};
}

test("APKG-01 API-04 only the title is required, and each wrong value gets its own message", () => {
  const blank = toBody(packages, blankOf(packages, { count: 3 }));
  expect(complaintsOf(blank)).toEqual({ title: "هذا الحقل مطلوب" });
  expect(complaintsOf({ ...blank, title: "باقة", price: 19.999 })).toEqual({
    price: "اكتب المبلغ رقمًا بمنزلتين عشريتين على الأكثر، مثل 4900 أو 4900.50",
  });
  expect(complaintsOf({ ...blank, title: "باقة", price: Number.NaN })).toEqual({
    price: "اكتب المبلغ رقمًا بمنزلتين عشريتين على الأكثر، مثل 4900 أو 4900.50",
  });
  expect(complaintsOf({ ...blank, title: "باقة", price: 0.01, display_order: null })).toEqual({});
});

test("API-02 a hosting package that the admin sends is read back unchanged", () => {
  const { iconHtml: _said, ...blank } = blankOf(hostingPackages);
  const offer = {
    ...blank,
    title: "خادم",
    price: 49,
    pricePeriod: "month" as const,
    gradient: "palm" as const,
    icon: "Cloud" as const,
  };
  expect(
    fromAnswer(hostingPackages, { ...bodyOf("hosting", { ...offer, iconHtml: null }), id: 4, version: 2 }),
  ).toEqual({
    ...offer,
    id: 4,
    version: 2,
  });
  for (const name of ["gradient", "icon", "price_period", "price_words"])
    expect(bodyOf("packages", { ...offer, iconHtml: null })).not.toHaveProperty(name);
});
