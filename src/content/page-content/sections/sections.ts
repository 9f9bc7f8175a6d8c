import type { Section } from "./section.ts";
import { about } from "./texts/about.text.ts";
import { articles } from "./texts/articles.text.ts";
import { brand } from "./texts/brand.text.ts";
import { contact } from "./texts/contact.text.ts";
import { faq } from "./texts/faq.text.ts";
import { homepage } from "./texts/homepage.text.ts";
import { leadership } from "./texts/leadership.text.ts";
import { ownPageSection } from "./texts/own-page.text.ts";
import { privacy } from "./texts/privacy.text.ts";
import { projects } from "./texts/projects.text.ts";
import { quote } from "./texts/quote.text.ts";
import { register } from "./texts/register.text.ts";
import { services } from "./texts/services.text.ts";
import { shared } from "./texts/shared.text.ts";
import { terms } from "./texts/terms.text.ts";
import { testimonials } from "./texts/testimonials.text.ts";
import { vision2030 } from "./texts/vision2030.text.ts";

/** Every section that the content editor offers, in its order; requirement ACNT-01. */
export const pageSections: readonly Section[] = [
  homepage,
  about,
  services,
  projects,
  articles,
  testimonials,
  faq,
  vision2030,
  leadership,
  contact,
  privacy,
  terms,
  quote,
  register,
  brand,
  shared,
];

export function sectionOf(key: string): Section | undefined {
  return pageSections.find((section) => section.key === key) ?? ownPageSection(key);
}
