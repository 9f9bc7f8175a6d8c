import fc from "fast-check";
import { expect, test } from "vitest";
import { formFieldKinds } from "../../content/shared/form-fields.ts";
import { AppError } from "../../kernel/errors.ts";
import { randomRuns } from "../../kernel/testing/test-share.ts";
import { parseNumber } from "../../kernel/text/arabic.ts";
import { cleanInput } from "../../kernel/text/clean-text.ts";
import { phoneIn } from "../../kernel/text/phone.server.ts";
import { parseTypedDay } from "../../kernel/text/typed-day.ts";
import { type AskedField, askedFields, editionOf } from "./asked-fields.ts";
import { readAnswers } from "./read-answers.server.ts";

const today = "2026-11-22";
const kinds = formFieldKinds.filter((kind) => kind !== "file");
const line = fc.oneof(
  fc.string({ maxLength: 30, unit: "grapheme" }),
  fc.string({ maxLength: 260, unit: "binary" }),
  fc.constantFrom(
    "",
    " ",
    "\u200b",
    "نعم",
    "غدًا",
    "25/11",
    "١٢٫٥",
    "1,5",
    "0551234567",
    "a@mail.example",
    "yes",
    "no",
  ),
  fc.double().map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.integer({ min: 0, max: 999_999_999 }).map((number) => `05${number}`),
);
const items = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z\d]{8}$/),
    fieldLabel: fc.string({ maxLength: 150, unit: "grapheme" }),
    fieldKind: fc.constantFrom(...kinds),
    need: fc.constantFrom("optional", "required"),
    fieldHint: fc.constant(""),
    choices: fc.array(line, { maxLength: 40 }).map((lines) => lines.join("\n")),
  }),
  { maxLength: 25, selector: ({ id }) => id },
);

/** What a stored value means, told by the same readers in another way than the code does; undefined for nothing typed. */
function meant({ kind, choices }: AskedField, typed: readonly string[]): string | undefined {
  const said = typed.map((text) => String(cleanInput(text)).trim());
  const [first = ""] = said;
  if (kind === "several") return choices.filter((choice) => said.includes(choice)).join("\n");
  if (kind === "number") return String(parseNumber(first));
  if (kind === "phone") return phoneIn(first);
  if (kind === "text" || kind === "choice") return first.replace(/\s*\n\s*/g, " ");
  if (kind !== "day") return first;
  const read = parseTypedDay(first, today);
  return "day" in read ? read.day : undefined;
}

test("OWN-03 any form and any typed values: each answer is stored as it was meant, or refused at its own field", async () => {
  await fc.assert(
    fc.asyncProperty(
      items,
      fc.array(fc.array(line, { maxLength: 3 }), { maxLength: 25 }),
      async (made, typed) => {
        const fields = askedFields(made);
        const form = new FormData();
        form.set("name", "نورة");
        form.set("phone", "0551234567");
        const given = fields.map((field, index) => {
          const some = typed[index] ?? [];
          // Half of the choices are offered ones.
          const texts =
            field.choices.length > 0 && index % 2 === 0 ? field.choices.slice(0, some.length) : some;
          return field.kind === "several" ? texts : texts.slice(0, 1);
        });
        for (const [index, field] of fields.entries())
          for (const text of given[index] ?? []) form.append(field.name, text);
        const read = await readAnswers(form, fields, today).catch((error: unknown) => error);
        const sent = fields.map(({ name }) => form.getAll(name).map(String)); // a form replaces half characters
        if (read instanceof AppError) {
          expect(read.code).toBe("invalid");
          const faulty = Object.keys(read.fields);
          expect(faulty.length).toBeGreaterThan(0);
          for (const name of faulty) {
            const field = fields.find((one) => one.name === name);
            expect(field, name).toBeDefined();
            const alone = field
              ? await readAnswers(only(form, name), [field], today).catch(() => "refused")
              : "";
            expect(alone).toBe("refused"); // by itself, and not because of another
          }
          return;
        }
        const { answers } = read as Awaited<ReturnType<typeof readAnswers>>;
        for (const [index, field] of fields.entries()) {
          const answer = answers.find((one) => one.field === field.id);
          if (answer) {
            expect(answer).toMatchObject({ label: field.label, kind: field.kind });
            expect(answer.value).toBe(meant(field, sent[index] ?? []));
            expect(answer.value).not.toBe("");
            if (field.kind === "choice") expect(field.choices).toContain(answer.value);
          } else expect(field.isRequired).toBe(false);
        }
      },
    ),
    randomRuns(2000),
  );
});

function only(form: FormData, name: string) {
  const one = new FormData();
  for (const kept of ["name", "phone", name]) for (const value of form.getAll(kept)) one.append(kept, value);
  return one;
}

test("OWN-03 numbers keep every digit or are refused", async () => {
  const [count] = askedFields([
    { id: "count", fieldLabel: "العدد", fieldKind: "number", need: "optional", fieldHint: "", choices: "" },
  ]);
  if (!count) throw new Error("no field");
  const read = async (typed: string) => {
    const form = new FormData();
    for (const [name, value] of [
      ["name", "أ"],
      ["email", "a@mail.example"],
      ["f-count", typed],
    ] as const)
      form.set(name, value);
    return readAnswers(form, [count], today).then(
      ({ answers }) => answers[0]?.value ?? null,
      () => "refused",
    );
  };
  for (const [typed, stored] of [
    ["٠٫١", "0.1"],
    ["1٬234٫50", "1234.5"],
    ["-0", "0"],
    ["999999999999999", "999999999999999"],
    ["0.00000001", "refused"],
    ["9999999999999999", "refused"],
    ["12.3.4", "refused"],
    ["1e3", "refused"],
    ["", null],
  ])
    expect([typed, await read(typed ?? "")]).toEqual([typed, stored]);
});

test("OWN-03 the edition of a form follows all that it asks, and no hint", () => {
  const item = {
    id: "a",
    fieldLabel: "س",
    fieldKind: "choice",
    need: "optional",
    fieldHint: "",
    choices: "أ\nب",
  };
  const edition = (changes: object) => editionOf(askedFields([{ ...item, ...changes }]));
  expect(edition({ fieldHint: "تلميح" })).toBe(edition({}));
  const others = [
    { id: "b" },
    { fieldLabel: "ص" },
    { fieldKind: "several" },
    { need: "required" },
    { choices: "أ" },
  ];
  expect(new Set([{}, ...others].map(edition)).size).toBe(6);
});
