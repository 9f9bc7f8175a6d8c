import { cpSync } from "node:fs";
import { CompiledQuery } from "kysely";
import type { Kernel } from "../kernel/process/kernel.server.ts";
import { madeOnce, testKernel } from "../kernel/testing/test-kernel.ts";
import { seedDemo } from "../seed/seed.server.ts";

/** A kernel on the records of the demo, which are seeded once in a run of the tests; on SQLite. */
export async function demoKernel(options: Parameters<typeof testKernel>[0] = {}): Promise<Kernel> {
  const environment = { ...options.environment, DEMO: "1" };
  const kernel = await testKernel({ ...options, environment, copyOf: await madeOnce("demo-site", seed) });
  await seedDemo(kernel); // the account of the demo follows the environment
  return kernel;
}

async function seed(folder: string) {
  const kernel = await testKernel({ environment: { DEMO: "1" } });
  await seedDemo(kernel);
  await kernel.db.executeQuery(CompiledQuery.raw("pragma wal_checkpoint(truncate)"));
  cpSync(kernel.config.dataDir, folder, { recursive: true });
}
