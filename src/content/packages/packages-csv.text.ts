import type { CsvColumn } from "../../kernel/csv.ts";

/** The columns of the CSV files of both kinds of packages. */
export const packageColumns: readonly CsvColumn[] = [
  { name: "title", label: "العنوان" },
  { name: "description", label: "الوصف" },
  { name: "price", label: "السعر" },
  { name: "price_unit", label: "وحدة السعر" },
  { name: "delivery_time", label: "مدة التسليم" },
  { name: "features", label: "المزايا" },
  { name: "category", label: "التصنيف" },
  { name: "is_active", label: "ظاهرة في صفحة الخدمات" },
  { name: "display_order", label: "الترتيب" },
];
