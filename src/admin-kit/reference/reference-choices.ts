import { AppError } from "../../kernel/errors.ts";
import { callApi } from "../../kernel/http/api-client.ts";

/** The records that a field may name: where the API answers them, and what one is called. */
export type ChoiceSource = { path: string; nameOf(record: Found): string };
/** A record as its call answers it. */
export type Found = { id: string | number } & Readonly<Record<string, unknown>>;

const most = 20;

/** The records that a search finds, however many there are; the first ones in their order without one. */
export function findChoices(path: string, typed: string): Promise<Found[]> {
  const search = typed.trim().slice(0, 200);
  const query = new URLSearchParams({ limit: String(most), ...(search && { q: search }) });
  return callApi("GET", `${path}?${query}`);
}

/** The record that is named, or null when it is gone. */
export async function readChoice(path: string, id: string): Promise<Found | null> {
  try {
    return await callApi<Found>("GET", `${path}/${encodeURIComponent(id)}`);
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return null;
    throw error;
  }
}
