import * as argon2 from "@node-rs/argon2";
import { expect, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "./password.server.ts";

// Calls of the real functions are counted, since times vary on a busy machine; `npm run bench -- sign-in` measures those.
vi.mock("@node-rs/argon2", { spy: true });

test("SEC-02 passwords are argon2id hashes with 19 MB, two passes and a salt of their own", async () => {
  const [first, second] = await Promise.all([
    hashPassword("كلمة مرور طويلة"),
    hashPassword("كلمة مرور طويلة"),
  ]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
});

test("SEC-02 every character of a long password counts, and its Unicode spelling does not", async () => {
  const long = `${"ن".repeat(200)}1`;
  const hash = await hashPassword(long);
  expect(await verifyPassword(hash, long)).toBe(true);
  expect(await verifyPassword(hash, `${long.slice(0, -1)}2`)).toBe(false);
  const composed = await hashPassword("\u0623\u0645\u0644 \u0627\u0644\u064A\u0648\u0645");
  expect(await verifyPassword(composed, "\u0627\u0654\u0645\u0644 \u0627\u0644\u064A\u0648\u0645")).toBe(
    true,
  );
});

test("SEC-03 without an account no password matches, and the check costs as much as any other", async () => {
  const hash = await hashPassword("a real password");
  const checked = vi.mocked(argon2.verify).mockClear();
  expect(await verifyPassword(hash, "a wrong password")).toBe(false);
  expect(await verifyPassword(null, "a wrong password")).toBe(false);
  expect(checked).toHaveBeenCalledTimes(2);
  const [known = "", unknown = ""] = checked.mock.calls.map(([stored]) => costOf(String(stored)));
  expect(unknown).toBe(known);
  expect(known).toMatch(/^argon2id v=19 m=19456,t=2,p=1 /);
});

test("SEC-02 SEC-03 many simultaneous checks all finish, two at a time", async () => {
  const hash = await hashPassword("one of many");
  const { verify } = await vi.importActual<typeof argon2>("@node-rs/argon2");
  let [running, most] = [0, 0];
  vi.mocked(argon2.verify).mockImplementation(async (...of) => {
    most = Math.max(most, ++running);
    return verify(...of).finally(() => running--);
  });
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, index) => verifyPassword(hash, index % 2 === 0 ? "one of many" : "no")),
  );
  expect(answers.filter(Boolean)).toHaveLength(5);
  expect(most).toBe(2);
  await expect(verifyPassword("no hash at all", "x")).rejects.toThrow();
  expect(await verifyPassword(hash, "one of many")).toBe(true);
});

/** What decides how long a check takes: algorithm, version, parameters, and the lengths of salt and hash. */
function costOf(stored: string) {
  const [, algorithm, version, figures, salt = "", hash = ""] = stored.split("$");
  return [algorithm, version, figures, salt.length, hash.length].join(" ");
}
