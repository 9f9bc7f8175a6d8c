import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ImportPreview } from "./import-preview.tsx";

const columns = [
  { name: "phone", label: "الجوال" },
  { name: "email", label: "البريد" },
];

test("ADM-03 SHELL-08 TRIAL-01 S24: the preview of an import isolates phones and Latin words, in sentences too", () => {
  const line = { row: 2, errors: {}, version: 1, action: "update" as const };
  const fields = {
    phone: { before: "+966541112233", after: "+966551234567" },
    email: { before: "", after: "a@mail.example" },
  };
  const shown = (lines: Parameters<typeof ImportPreview>[0]["lines"]) =>
    renderToStaticMarkup(<ImportPreview lines={lines} columns={columns} changed={new Set()} />);
  const markup = shown([{ ...line, fields }]);
  for (const value of ["+966541112233", "+966551234567", "a@mail.example"])
    expect(markup).toMatch(new RegExp(`<bdi dir="ltr"[^>]*>${value.replace("+", "\\+")}</bdi>`));
  expect(markup).toMatch(/<del>.*966541112233.*<\/del>/);
  expect(shown([{ ...line, fields: {}, errors: { phone: "اكتب مثل +966551234567" } }])).toMatch(
    /<bdi dir="ltr"[^>]*>\+966551234567<\/bdi>/,
  );
});
