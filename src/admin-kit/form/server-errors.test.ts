import { expect, test } from "vitest";
import { splitServerErrors } from "./server-errors.ts";

test("API-02 ADM-04 server errors find their fields by wire name, list places included; unknown ones go to the banner", () => {
  const errors = { short_description: "طويل", "features.2": "فارغ", version: "قديم" };
  expect(splitServerErrors(errors, ["shortDescription", "features"])).toEqual({
    own: [
      { name: "shortDescription", message: "طويل" },
      { name: "features.2", message: "فارغ" },
    ],
    rest: ["قديم"],
  });
});
