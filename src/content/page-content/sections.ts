import type { PageField, Section } from "./section.ts";
import { about } from "./sections/about.text.ts";
import { contact } from "./sections/contact.text.ts";
import { faq } from "./sections/faq.text.ts";
import { homepage } from "./sections/homepage.text.ts";
import { leadership } from "./sections/leadership.text.ts";
import { privacy } from "./sections/privacy.text.ts";
import { projects } from "./sections/projects.text.ts";
import { quote } from "./sections/quote.text.ts";
import { register } from "./sections/register.text.ts";
import { services } from "./sections/services.text.ts";
import { shared } from "./sections/shared.text.ts";
import { terms } from "./sections/terms.text.ts";
import { testimonials } from "./sections/testimonials.text.ts";
import { vision2030 } from "./sections/vision2030.text.ts";

/** Every section that the content editor offers, in its order; requirement ACNT-01. */
export const pageSections: readonly Section[] = [
  homepage,
  about,
  services,
  projects,
  testimonials,
  faq,
  vision2030,
  leadership,
  contact,
  privacy,
  terms,
  quote,
  register,
  shared,
];

export function sectionOf(key: string): Section | undefined {
  return pageSections.find((section) => section.key === key);
}

export function fieldOf(section: Section, id: string): PageField | undefined {
  return section.fields.find((field) => field.id === id);
}
