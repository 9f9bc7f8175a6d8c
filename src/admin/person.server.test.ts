import { expect, test } from "vitest";
import { isMentioned, readPerson, withoutMention } from "./person.server.ts";

const person = (typed: string) => {
  const read = readPerson(typed);
  if (!read) throw new Error(`no person: ${typed}`);
  return read;
};

test.each([
  ["0551234567", "+966551234567"],
  ["٠٥٥ ١٢٣ ٤٥٦٧", "+966551234567"],
  ["+966 55 123 4567", "+966551234567"],
  ["+1 415 555 2671", "+14155552671"],
  [" Noura@Mail.Example ", "noura@mail.example"],
])("PRIV-02 %s is the person %s", (typed, contact) => {
  expect(person(typed).contact).toBe(contact);
});

test.each(["", "نورة", "12", "a@b", "055123456x"])("PRIV-02 %j is nobody", (typed) => {
  expect(readPerson(typed)).toBeUndefined();
});

test.each([
  ["اتصل على 0551234567 مساءً", "اتصل على … مساءً"],
  ["‎+966 55-123-4567، أو", "‎…، أو"],
  ["٠٥٥١٢٣٤٥٦٧", "…"],
  ['{"phone":"+966551234567"}', '{"phone":"…"}'],
  ["00966551234567", "…"],
])("PRIV-02 a phone is found however it is written: %s", (text, left) => {
  expect(withoutMention(person("0551234567"), text, "…")).toBe(left);
});

test("PRIV-02 another number or address that holds the same signs is another person", () => {
  for (const text of ["05512345678", "1551234567", "055123456"])
    expect(isMentioned(person("0551234567"), text), text).toBe(false);
  for (const text of ["anoura@mail.example", "noura@mail.example.com", "noura@mail.examples"])
    expect(isMentioned(person("noura@mail.example"), text), text).toBe(false);
  expect(isMentioned(person("noura@mail.example"), "راسل NOURA@mail.example.")).toBe(true);
});
