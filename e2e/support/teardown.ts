import { rmSync } from "node:fs";

/** Removes the data folder of the server that the run started, and the copy of its first data. */
export default function removeData() {
  for (const folder of [process.env.E2E_DATA_DIR, process.env.E2E_SEED_DIR])
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
