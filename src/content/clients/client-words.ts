import { text } from "./clients-admin.text.ts";
import type { ClientForm } from "./wire.ts";

const { form: words } = text;

/** What the form holds of a client. */
export function formOf(client: ClientForm): ClientForm {
  const { name, email, phone, company, address, status, joinDate, openingProjects, openingValue } = client;
  return { name, email, phone, company, address, status, joinDate, openingProjects, openingValue };
}

/** The fields by name, also for the history. */
export const labels = {
  name: words.name,
  email: words.email,
  phone: words.phone,
  company: words.company,
  address: words.address,
  status: text.status,
  joinDate: words.joinDate,
  openingProjects: words.openingProjects,
  openingValue: words.openingValue,
};
