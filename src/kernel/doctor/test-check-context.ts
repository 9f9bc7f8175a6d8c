import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { parseConfig } from "../process/config.server.ts";
import type { CheckContext } from "./check-context.ts";
import type { Finding } from "./finding.ts";

const plenty = 100 * 1024 ** 3; // bytes

/** A folder of a test's own. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "shurfa-doctor-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server without any fault, with this environment. */
export function contextWith(
  environment: Record<string, string> = {},
  changes: Partial<CheckContext> = {},
): CheckContext {
  return {
    config: parseConfig({ DATA_DIR: ownFolder(), ...environment }),
    now: () => new Date(),
    uid: process.getuid?.(),
    spaceOf: async () => ({ free: plenty, total: plenty * 2 }),
    fetch,
    ...changes,
  };
}

/** Findings as `level sentence`, to compare with. */
export const told = (findings: Finding[]) => findings.map(({ level, sentence }) => `${level} ${sentence}`);
