import { expect, test } from "vitest";
import { refusalIn, saidIn } from "./said-in.ts";

const declined = { kind: "declined", body: "Q-2026-0002\nالسعر أعلى\nمن ميزانيتنا" } as const;

test("DESK-01 AREQ-02 TRIAL-01 S13: the words of the latest refusal are offered as the remark on a lost request, on one line", () => {
  const older = { kind: "declined", body: "Q-2026-0001\nتأخرتم" } as const;
  const accepted = { kind: "accepted", body: "Q-2026-0003\nممتاز" } as const;
  expect(refusalIn([{ kind: "note", body: "أول\nثان" }, declined, older], 300)).toBe(
    "السعر أعلى من ميزانيتنا",
  );
  expect(refusalIn([declined], 10)).toBe("السعر أعلى");
  expect(refusalIn([{ kind: "declined", body: "Q-2026-0002" }, older], 300)).toBe("");
  expect(refusalIn([accepted, { kind: "note", body: "أول\nثان" }], 300)).toBe("");
  expect([saidIn(declined), saidIn(accepted)]).toEqual(["السعر أعلى\nمن ميزانيتنا", "ممتاز"]);
});
