import type { CsvColumn } from "../../kernel/csv.ts";
import { text } from "./projects-admin.text.ts";

const { form } = text;

/** The columns of the projects' CSV file. */
export const projectColumns: readonly CsvColumn[] = [
  { name: "title", label: form.title },
  { name: "summary", label: form.summary },
  { name: "description", label: form.description },
  { name: "category", label: text.category, words: text.categories },
  { name: "status", label: text.status, words: text.statuses },
  { name: "completion", label: form.completion },
  { name: "value", label: form.value },
  { name: "valueAmount", label: form.valueAmount },
  { name: "duration", label: form.duration },
  { name: "location", label: form.location },
  { name: "client", label: form.client },
  { name: "startDate", label: form.startDate },
  { name: "endDate", label: form.endDate },
  { name: "order", label: form.order },
];
