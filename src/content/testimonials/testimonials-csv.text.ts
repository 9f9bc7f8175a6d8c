import type { CsvColumn } from "../../kernel/csv.ts";
import { text } from "./testimonials-admin.text.ts";

/** The columns of the testimonials' CSV files. Pictures stay on the site. */
export const reviewColumns: readonly CsvColumn[] = [
  { name: "clientName", label: "اسم العميل" },
  { name: "clientPosition", label: "منصب العميل" },
  { name: "company", label: "الشركة" },
  { name: "testimonialText", label: "نص الرأي" },
  { name: "rating", label: "التقييم" },
  { name: "date", label: "التاريخ" },
  { name: "category", label: "التصنيف", words: text.categories },
  { name: "projectName", label: "اسم المشروع" },
  { name: "projectValue", label: "قيمة المشروع" },
  { name: "projectDuration", label: "مدة المشروع" },
  { name: "projectId", label: "رقم المشروع" },
  { name: "achievements", label: "الإنجازات" },
  { name: "skills", label: "المهارات" },
  { name: "isActive", label: "ظاهر في الموقع" },
  { name: "order", label: "الترتيب" },
];
