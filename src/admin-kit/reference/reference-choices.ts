import { AppError } from "../../kernel/errors.ts";
import { callApi } from "../../kernel/http/api-client.ts";

/** The records that a field can refer to: their path in the API, and how a record is named. */
export type ChoiceSource = { path: string; nameOf(record: Found): string };
/** A record as the API returns it. */
export type Found = { id: string | number } & Readonly<Record<string, unknown>>;

const most = 20;

/** The first records that a search finds, at most 20; without a search the first in their own order. */
export function findChoices(path: string, typed: string): Promise<Found[]> {
  const search = typed.trim().slice(0, 200);
  const query = new URLSearchParams({ limit: String(most), ...(search && { q: search }) });
  return callApi("GET", `${path}?${query}`);
}

/** The record with this id, or null when it was deleted. */
export async function readChoice(path: string, id: string): Promise<Found | null> {
  try {
    return await callApi<Found>("GET", `${path}/${encodeURIComponent(id)}`);
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return null;
    throw error;
  }
}
