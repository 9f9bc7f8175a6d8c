import { expect, test } from "vitest";
import { editionDate } from "./edition-date.ts";

test("PRIV-01 TRIAL-01 I: people read the date and the number of an edition, not its digest", () => {
  expect(editionDate("2026-11-27/f2a983acb311")).toBe("2026-11-27");
  expect(editionDate("2026-11-27-v3/f2a983acb311")).toBe("2026-11-27-v3");
  expect(editionDate("2026-11")).toBe("2026-11");
});
