const ends: (() => Promise<void> | void)[] = [];

/** Runs `end` after the current test file, the latest registration first. Modules stay loaded for the next test files. */
export function atEndOfFile(end: () => Promise<void> | void) {
  ends.push(end);
}

/** Runs the functions that `atEndOfFile` registered; `scripts/test-file.ts` calls it. */
export async function endFile() {
  for (const end of ends.splice(0).reverse()) await end();
}
