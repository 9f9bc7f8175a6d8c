/** What a copy does at the moment; the words are printed. */
export type Step = "rows copied" | "rows compared" | "files checked" | "files copied";

/** Is told how far a copy is: how many of all rows or files are done. */
export type Progress = (step: Step, done: number, all: number) => void;

const pause = 2000; // ms between two lines

/**
 * Tells an operator how far a copy is, by a line such as `files copied: 5,280 of 16,000`: the first and the last of each step, and
 * one every two seconds between them. On a terminal each line takes the place of the one before; requirement SURV-06.
 */
export function printProgress(
  output: { isTTY?: boolean; write(text: string): unknown },
  now: () => number = Date.now,
): Progress {
  let printed: { step?: Step; at: number } = { at: 0 };
  return (step, done, all) => {
    const isLast = done >= all;
    if (step === printed.step && !isLast && now() - printed.at < pause) return;
    printed = { step, at: now() };
    const line = `${step}: ${done.toLocaleString("en")} of ${all.toLocaleString("en")}`;
    output.write(output.isTTY ? `\r\x1b[K${line}${isLast ? "\n" : ""}` : `${line}\n`);
  };
}

export const noProgress: Progress = () => {};
