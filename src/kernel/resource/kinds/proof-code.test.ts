import { expect, test } from "vitest";
import { z } from "zod";
import { proofCode } from "./proof-code.ts";

const schema = proofCode().schema(z);

test.each([
  ["dXn9_4-Abc0123456789", "dXn9_4-Abc0123456789"],
  ['<meta name="google-site-verification" content="dXn9_4-Abc0123456789" />', "dXn9_4-Abc0123456789"],
  ["\u200e<META content='0123ABCD' name='msvalidate.01'>\n", "0123ABCD"],
  ["  ", ""],
])("OWN-02 the code of a search console %s is stored as %s", (typed, stored) => {
  expect(schema.parse(typed)).toBe(stored);
});

test.each([
  "short",
  "two words here",
  '"><script>alert(1)</script>',
  '<meta name="x" content="">x',
  '<meta name="x" content="a b c d e f g">',
  "رمز من عشرة أحرف",
])("OWN-02 the code %s is refused", (typed) => {
  expect(schema.safeParse(typed).error?.issues[0]?.message).toBe("proofCode");
});
