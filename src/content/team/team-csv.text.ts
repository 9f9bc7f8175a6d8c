import type { CsvColumn } from "../../kernel/csv.ts";
import { text } from "./team-admin.text.ts";

const { form } = text;

/** The columns of the CSV files of the team. Pictures stay on the site. */
export const memberColumns: readonly CsvColumn[] = [
  { name: "name", label: form.name },
  { name: "position", label: form.position },
  { name: "department", label: text.department },
  { name: "bio", label: form.bio },
  { name: "email", label: form.email },
  { name: "phone", label: form.phone },
  { name: "linkedin", label: form.linkedin },
  { name: "experience", label: text.experience },
  { name: "specialty", label: text.specialty },
  { name: "achievements", label: form.achievements },
  { name: "skills", label: text.skills },
  { name: "isActive", label: form.visible },
  { name: "joinDate", label: form.joinDate },
  { name: "order", label: form.order },
];
