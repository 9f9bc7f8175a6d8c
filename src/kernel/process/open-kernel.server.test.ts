import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { databases, testKernel } from "../testing/test-kernel.ts";
import { parseConfig } from "./config.server.ts";
import { assertDatabaseExists } from "./open-kernel.server.ts";

test.each(databases)(
  "RUN-05 TRIAL-01 O13: a command finds the database of a server, on %s",
  async (database) => {
    const { config } = await testKernel({ database });
    await expect(assertDatabaseExists(config)).resolves.toBeUndefined();
  },
);

test("RUN-05 TRIAL-01 O13: a command with a mistyped DATA_DIR says so and makes no second database", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shurfa-mistyped-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = parseConfig({ DATA_DIR: join(folder, "mistyped") });
  await expect(assertDatabaseExists(config)).rejects.toThrow(
    `There is no database ${join(folder, "mistyped/shurfa.db")}. Start the server first, or correct DATA_DIR.`,
  );
  expect(existsSync(config.dataDir)).toBe(false);
});
