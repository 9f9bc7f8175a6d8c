import type { CsvColumn } from "../../kernel/csv.ts";
import { text } from "./vision-admin.text.ts";

const { form } = text;

/** The columns of the CSV files of the Vision 2030 items. Pictures stay on the site. */
export const visionColumns: readonly CsvColumn[] = [
  { name: "type", label: text.type, words: text.types },
  { name: "title", label: form.title },
  { name: "description", label: form.description },
  { name: "content", label: form.content },
  { name: "icon", label: form.icon, words: text.icons },
  { name: "value", label: form.value },
  { name: "metric", label: form.metric },
  { name: "percentage", label: form.percentage },
  { name: "category", label: form.category, words: text.categories },
  { name: "initiatives", label: form.initiatives },
  { name: "isActive", label: form.visible },
  { name: "order", label: text.order },
];
