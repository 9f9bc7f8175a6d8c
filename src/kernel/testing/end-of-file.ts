const ends: (() => Promise<void> | void)[] = [];

/** Runs it after the file of tests that runs now, the latest first. Modules stay loaded for the files after it. */
export function atEndOfFile(end: () => Promise<void> | void) {
  ends.push(end);
}

/** Runs what waits for the end of the file; `scripts/test-file.ts` calls it. */
export async function endFile() {
  for (const end of ends.splice(0).reverse()) await end();
}
