import { AppError } from "../../../kernel/errors.ts";

const mostPlaces = 8;
const retryAfter = 5; // seconds
let taken = 0;

/** Holds one of eight places while a file is read and stored, which bounds the memory of uploads; beyond them 503. */
export async function takePlace<Result>(work: () => Promise<Result>): Promise<Result> {
  if (taken === mostPlaces) throw new AppError("unavailable", { retryAfter });
  taken++;
  try {
    return await work();
  } finally {
    taken--;
  }
}
