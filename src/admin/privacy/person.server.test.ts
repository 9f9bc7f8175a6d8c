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

test.each([
  ["0110000028 تحويلة 12", "+966110000028 ext. 12"],
  ["٠١١٠٠٠٠٠٢٨ تحويله ١٢", "+966110000028 ext. 12"],
  ["011 000 0028 ext. 12", "+966110000028 ext. 12"],
  ["+966110000028;ext=12", "+966110000028 ext. 12"],
  ["+966 11 000 0028 x12", "+966110000028 ext. 12"],
  ["0110000028 #12", "+966110000028 ext. 12"],
  ["0110000028 (داخلي 12", "+966110000028 ext. 12"],
])(
  "PRIV-02 a phone with an extension, %s, is the person %s, found in every spelling and no neighbour",
  (typed, contact) => {
    expect(person(typed).contact).toBe(contact);
    expect(person(contact).contact).toBe(contact);
    for (const text of [
      "0110000028 تحويلة 12",
      "+966 11 000 0028 Ext 12",
      "اتصل ٠١١٠٠٠٠٠٢٨ تحويلة: ١٢ صباحًا",
    ])
      expect(isMentioned(person(typed), text), text).toBe(true);
    for (const text of ["0110000028 تحويلة 13", "0110000028 تحويلة 121", "0110000028", "0110000028 12"])
      expect(isMentioned(person(typed), text), text).toBe(false);
    expect(withoutMention(person(typed), "هاتفي 0110000028 تحويلة 12.", "…")).toBe("هاتفي ….");
  },
);

test("PRIV-02 a switchboard number without an extension is found with every extension", () => {
  expect(isMentioned(person("0110000028"), "0110000028 تحويلة 13")).toBe(true);
});

test.each(["", "نورة", "12", "a@b", "055123456x", "ext. 12", "تحويلة 12", "12 ext. 12", "0551234567 نورة"])(
  "PRIV-02 %j is neither a phone nor an e-mail",
  (typed) => {
    expect(readPerson(typed)).toBeUndefined();
  },
);

test.each([
  ["اتصل على 0551234567 مساءً", "اتصل على … مساءً"],
  ["‎+966 55-123-4567، أو", "‎…، أو"],
  ["٠٥٥١٢٣٤٥٦٧", "…"],
  ['{"phone":"+966551234567"}', '{"phone":"…"}'],
  ["00966551234567", "…"],
])("PRIV-02 a phone is found however it is written: %s", (text, left) => {
  expect(withoutMention(person("0551234567"), text, "…")).toBe(left);
});

test("PRIV-02 a longer number or address that contains the person's is another person", () => {
  for (const text of ["05512345678", "1551234567", "055123456"])
    expect(isMentioned(person("0551234567"), text), text).toBe(false);
  for (const text of ["anoura@mail.example", "noura@mail.example.com", "noura@mail.examples"])
    expect(isMentioned(person("noura@mail.example"), text), text).toBe(false);
  expect(isMentioned(person("noura@mail.example"), "راسل NOURA@mail.example.")).toBe(true);
});

test.each([
  ["https://desk.example/?to=noura%2Btag%40mail.example&x=1", "https://desk.example/?to=…&x=1"],
  ["mailto%3Anoura%2btag%40mail.example", "mailto%3A…"],
  ["a%2Fnoura%252Btag%2540mail%2Eexample%20b", "a%2F…%20b"],
  ["NOURA+TAG%40MAIL.EXAMPLE", "…"],
])("PRIV-02 an e-mail is found as it stands in addresses of the web: %s", (text, left) => {
  expect(withoutMention(person("noura+tag@mail.example"), text, "…")).toBe(left);
});

test("PRIV-02 a longer address in a URL encoding is another person", () => {
  for (const text of ["anoura%40mail.example", "a%2Enoura%40mail.example", "a%2Bnoura%40mail.example"])
    expect(isMentioned(person("noura@mail.example"), text), text).toBe(false);
  for (const text of ["noura%40mail.example.com", "noura%40mail.examples", "noura%41mail.example"])
    expect(isMentioned(person("noura@mail.example"), text), text).toBe(false);
  const arabic = encodeURIComponent("نورة@شركة.السعودية");
  expect(isMentioned(person("نورة@شركة.السعودية"), `?q=${arabic}`)).toBe(true);
});
