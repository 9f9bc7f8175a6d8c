import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { asking, inTurn, previewed } from "./import-file.ts";
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

test("ADM-03 the question about known people stays while a preview is under way and when it fails", () => {
  const head = [{ head: "phone", column: "phone", sample: "" }];
  const read = { name: "a.csv", bytes: new ArrayBuffer(0), head, columns: ["phone"], known: undefined };
  const blank = { ...read, knownRows: 0, lines: [], tag: "", changed: new Set<number>() };
  const line = { row: 2, errors: {}, version: 1, action: "update" as const, fields: {} };
  const shown = previewed(blank, [{ ...line, known: { id: 1, title: "منى" } }, line], "tag");
  expect(shown.knownRows).toBe(1);
  expect(asking({ ...shown, known: "skip" })).toMatchObject({
    known: "skip",
    knownRows: 1,
    lines: [],
    tag: "",
  });
  expect(previewed(shown, [line], "tag").knownRows).toBe(0);
});

test("ADM-03 the answer of an earlier choice that arrives last is not taken", () => {
  const begin = inTurn();
  const [first, second] = [begin(), begin()];
  expect([first(), second()]).toEqual([false, true]);
});
