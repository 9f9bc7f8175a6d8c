import type { CsvColumn } from "../../kernel/csv.ts";
import type { FaqCategory } from "./schema.ts";

/** The columns of the questions' CSV files. A category goes by its name, and is understood by its key too. */
export function faqColumnsWith(categories: readonly FaqCategory[]): readonly CsvColumn[] {
  const words = Object.fromEntries(categories.map(({ key, label }) => [key, label]));
  return faqColumns.map((column) =>
    column.name === "category" ? { ...column, words, closed: true } : column,
  );
}

const faqColumns: readonly CsvColumn[] = [
  { name: "question", label: "السؤال" },
  { name: "answer", label: "الإجابة" },
  { name: "category", label: "التصنيف" },
  { name: "isActive", label: "ظاهر في الموقع" },
  { name: "order", label: "الترتيب" },
];
