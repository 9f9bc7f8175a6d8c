import type { CsvColumn } from "../../kernel/csv.ts";

/** The columns of the questions' CSV files. A category is named by its key. */
export const faqColumns: readonly CsvColumn[] = [
  { name: "question", label: "السؤال" },
  { name: "answer", label: "الإجابة" },
  { name: "category", label: "التصنيف" },
  { name: "isActive", label: "ظاهر في الموقع" },
  { name: "order", label: "الترتيب" },
];
