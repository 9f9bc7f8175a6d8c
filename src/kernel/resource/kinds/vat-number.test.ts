import { expect, test } from "vitest";
import { z } from "zod";
import { vatNumber } from "./vat-number.ts";

const schema = vatNumber().schema(z);

test.each([
  ["310000000000003", "310000000000003"],
  ["٣١٠٠٠٠٠٠٠٠٠٠٠٠٣", "310000000000003"],
  ["\u200e310-0000-0000-0003 ", "310000000000003"],
  ["  ", ""],
])("PAPER-02 the tax number %s is stored as %s", (typed, stored) => {
  expect(schema.parse(typed)).toBe(stored);
});

test.each([
  "31000000000003",
  "3100000000000033",
  "210000000000003",
  "310000000000001",
  "3-",
  "-",
  "VAT",
  "3x0000000000003",
])("PAPER-02 the tax number %s is refused", (typed) => {
  expect(schema.safeParse(typed).error?.issues[0]?.message).toBe("vatNumber");
});
