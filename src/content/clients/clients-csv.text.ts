import type { CsvColumn } from "../../kernel/csv.ts";
import { text } from "./clients-admin.text.ts";

/** The columns of the clients' CSV files. What a person agreed to is not among them. */
export const clientColumns: readonly CsvColumn[] = [
  { name: "name", label: "الاسم" },
  { name: "company", label: "الشركة" },
  { name: "email", label: "البريد الإلكتروني" },
  { name: "phone", label: "رقم الجوال" },
  { name: "address", label: "العنوان" },
  { name: "status", label: "الحالة", words: text.statuses },
  { name: "joinDate", label: "تاريخ الانضمام" },
  { name: "openingProjects", label: "مشاريع سابقة" },
  { name: "openingValue", label: "قيمة سابقة" },
];
