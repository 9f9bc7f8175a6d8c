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

test("TRIAL-01 R5: a statement is prepared once, but one that names more than 100 records is never kept, because each number of them has a text of its own", () => {
  const { kept, prepare } = opened();
  for (const count of [1, 50, 100]) expect(kept.prepare(select(count))).toBe(kept.prepare(select(count)));
  expect(prepare).toHaveBeenCalledTimes(3);
  for (const count of [101, 2000]) expect(kept.prepare(select(count))).not.toBe(kept.prepare(select(count)));
  expect(prepare).toHaveBeenCalledTimes(7);
});

test("TRIAL-01 R5: at most 300 statements are kept", () => {
  const { kept, prepare } = opened();
  const select = (number: number) => `select ${number}`;
  const first = kept.prepare(select(1));
  for (let number = 2; number <= 300; number++) kept.prepare(select(number));
  expect(kept.prepare(select(1))).toBe(first);
  kept.prepare(select(301));
  expect(kept.prepare(select(1))).not.toBe(first);
  expect(prepare).toHaveBeenCalledTimes(302);
});
