import Database from "better-sqlite3";
import { expect, onTestFinished, test, vi } from "vitest";
import { preparedOnce } from "./prepared-once.server.ts";

function opened() {
  const connection = new Database(":memory:");
  onTestFinished(() => void connection.close());
  const prepare = vi.spyOn(connection, "prepare");
  return { kept: preparedOnce(connection), prepare };
}

const select = (count: number) => `select 1 where 1 in (${Array(count).fill("?").join(", ")})`;

test("TRIAL-01 R5: a statement is prepared once, but one that names thousands of records is never kept, because each number of them has a text of its own", () => {
  const { kept, prepare } = opened();
  expect(kept.prepare(select(50))).toBe(kept.prepare(select(50)));
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(kept.prepare(select(2000))).not.toBe(kept.prepare(select(2000)));
  expect(prepare).toHaveBeenCalledTimes(3);
});

test("TRIAL-01 R5: at most 300 statements are kept", () => {
  const { kept, prepare } = opened();
  const first = kept.prepare(select(1));
  for (let count = 2; count <= 300; count++) kept.prepare(select(count));
  expect(kept.prepare(select(1))).toBe(first);
  kept.prepare(select(301));
  expect(kept.prepare(select(1))).not.toBe(first);
  expect(prepare).toHaveBeenCalledTimes(302);
});
