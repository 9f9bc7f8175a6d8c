import type { CsvColumn } from "../../kernel/csv.ts";
import { text } from "./services-admin.text.ts";

/** The columns of the services' CSV files. Pictures stay on the site. */
export const serviceColumns: readonly CsvColumn[] = [
  { name: "title", label: "عنوان الخدمة" },
  { name: "short_description", label: "وصف قصير" },
  { name: "description", label: "الوصف" },
  { name: "category", label: "الفئة", words: text.categories },
  { name: "icon", label: "الأيقونة", words: text.icons },
  { name: "features", label: "المزايا" },
  { name: "benefits", label: "الفوائد" },
  { name: "is_active", label: "ظاهرة في الموقع", words: { 1: "نعم", 0: "لا" } },
  { name: "display_order", label: "الترتيب" },
];
