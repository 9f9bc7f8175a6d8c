import { resourceClient } from "../../admin-kit/resource-client.ts";
import { AppError } from "../../kernel/errors.ts";
import { callApi } from "../../kernel/http/api-client.ts";
import { reviews } from "./reviews.ts";

export const reviewClient = resourceClient(reviews);

/** A project that a review may be shown with, as the projects' call answers it. */
export type ProjectChoice = { id: string; title: string };

/** The projects whose title holds what is typed; the first ones in their order without it. */
export function findProjectChoices(typed: string): Promise<ProjectChoice[]> {
  const query = new URLSearchParams({ limit: "20", ...(typed.trim() && { q: typed.trim().slice(0, 200) }) });
  return callApi("GET", `/api/projects?${query}`);
}

/** The project of a review, or null when it is gone. */
export async function readProjectChoice(id: string): Promise<ProjectChoice | null> {
  try {
    return await callApi<ProjectChoice>("GET", `/api/projects/${encodeURIComponent(id)}`);
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return null;
    throw error;
  }
}
