import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password.server.ts";

test("SEC-02 passwords are argon2id hashes with 19 MB, two passes and a salt of their own", async () => {
  const [first, second] = await Promise.all([
    hashPassword("كلمة مرور طويلة"),
    hashPassword("كلمة مرور طويلة"),
  ]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
});

test("SEC-02 the whole password counts, however long, and its Unicode spelling does not", async () => {
  const long = `${"ن".repeat(200)}1`;
  const hash = await hashPassword(long);
  expect(await verifyPassword(hash, long)).toBe(true);
  expect(await verifyPassword(hash, `${long.slice(0, -1)}2`)).toBe(false);
  const composed = await hashPassword("\u0623\u0645\u0644 \u0627\u0644\u064A\u0648\u0645");
  expect(await verifyPassword(composed, "\u0627\u0654\u0645\u0644 \u0627\u0644\u064A\u0648\u0645")).toBe(
    true,
  );
});

test("SEC-03 without an account nothing matches, and it takes as long", async () => {
  const hash = await hashPassword("a real password");
  const timeOf = async (stored: string | null) => {
    const times: number[] = [];
    for (let run = 0; run < 7; run++) {
      const start = performance.now();
      expect(await verifyPassword(stored, "a wrong password")).toBe(false);
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[0] ?? 0; // the fastest run is the one that nothing disturbed
  };
  const [known, unknown] = [await timeOf(hash), await timeOf(null)];
  expect(unknown).toBeGreaterThan(known * 0.5);
  expect(unknown).toBeLessThan(known * 2);
});

test("SEC-03 many checks at once all come to their end", async () => {
  const hash = await hashPassword("one of many");
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, index) => verifyPassword(hash, index % 2 === 0 ? "one of many" : "no")),
  );
  expect(answers.filter(Boolean)).toHaveLength(5);
  await expect(verifyPassword("no hash at all", "x")).rejects.toThrow();
  expect(await verifyPassword(hash, "one of many")).toBe(true);
});
