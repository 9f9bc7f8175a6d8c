import { expect, test } from "vitest";
import { z } from "zod";
import { iban } from "./iban.ts";

const schema = iban().schema(z);

test.each([
  ["SA03 8000 0000 6080 1016 7519", "SA0380000000608010167519"],
  ["sa03-8000-0000-6080-1016-7519", "SA0380000000608010167519"],
  ["SA٠٣ ٨٠٠٠ ٠٠٠٠ ٦٠٨٠ ١٠١٦ ٧٥١٩", "SA0380000000608010167519"],
  ["\u200eGB82 WEST 1234 5698 7654 32", "GB82WEST12345698765432"],
  ["  ", ""],
])("PAPER-01 the account number %s is stored as %s", (typed, stored) => {
  expect(schema.parse(typed)).toBe(stored);
});

test.each([
  "SA0380000000608010167518", // another last digit
  "SA0380000000608010165719", // two digits changed places
  "SA038000000060801016751",
  "8000 0000 6080",
  "IBAN",
  "-",
  "- -",
  "SA0380000000608010167519-",
])("PAPER-01 the account number %s is refused", (typed) => {
  expect(schema.safeParse(typed).error?.issues[0]?.message).toBe("iban");
});
