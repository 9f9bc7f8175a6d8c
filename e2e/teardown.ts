import { rmSync } from "node:fs";

/** Removes the data folder of the server that the run started. */
export default function removeData() {
  const folder = process.env.E2E_DATA_DIR;
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
