import type { CoverValue } from "./cover-value.ts";
import { statusLabel } from "./project-status.tsx";
import { text } from "./projects-admin.text.ts";
import type { ProjectInput, ProjectRecord } from "./schema.ts";
import type { ClientChoice } from "./wire.ts";

const { form: words } = text;

/** What the form holds: a project whose picture may be a file that is stored on save. */
export type ProjectValues = Omit<ProjectInput, "image"> & { image: CoverValue };

/** What the form holds of a project. */
export function inputOf({ id: _id, version: _version, ...input }: ProjectRecord): ProjectInput {
  return input;
}

export const labels = {
  title: words.title,
  summary: words.summary,
  description: words.description,
  category: text.category,
  status: text.status,
  completion: words.completion,
  value: words.value,
  valueAmount: words.valueAmount,
  duration: words.duration,
  location: words.location,
  client: words.client,
  clientId: words.clientId,
  image: words.image,
  imageAlt: words.imageAlt,
  gallery: words.gallery,
  startDate: words.startDate,
  endDate: words.endDate,
  order: words.order,
};

/** The same names for the history, which cannot show a gallery in words. */
const { gallery: _gallery, ...shownInHistory } = labels;
export const historyLabels = shownInHistory;

export const historyWords = (name: string, value: unknown) =>
  name in historyLabels ? show(name as keyof ProjectValues, value, []) : undefined;

/** The values whose names the person knows are shown by them in the merge. */
export function show(name: keyof ProjectValues, value: unknown, clients: readonly ClientChoice[]) {
  if (name === "category") return text.categories[value as ProjectInput["category"]];
  if (name === "status") return statusLabel(String(value));
  if (name === "clientId") return clients.find(({ id }) => id === value)?.name;
  return value instanceof File ? value.name : undefined;
}
