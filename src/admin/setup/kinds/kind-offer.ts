import { unmeasured } from "../../../content/page-content/sections/items.ts";
import type { PageTexts } from "../../../content/page-content/sections/section.ts";
import type { about } from "../../../content/page-content/sections/texts/about.text.ts";
import type { articles } from "../../../content/page-content/sections/texts/articles.text.ts";
import type { brand } from "../../../content/page-content/sections/texts/brand.text.ts";
import type { contact } from "../../../content/page-content/sections/texts/contact.text.ts";
import type { faq } from "../../../content/page-content/sections/texts/faq.text.ts";
import type { homepage } from "../../../content/page-content/sections/texts/homepage.text.ts";
import type { leadership } from "../../../content/page-content/sections/texts/leadership.text.ts";
import type { privacy } from "../../../content/page-content/sections/texts/privacy.text.ts";
import type { projects } from "../../../content/page-content/sections/texts/projects.text.ts";
import type { quote } from "../../../content/page-content/sections/texts/quote.text.ts";
import type { register } from "../../../content/page-content/sections/texts/register.text.ts";
import type { services } from "../../../content/page-content/sections/texts/services.text.ts";
import type { shared } from "../../../content/page-content/sections/texts/shared.text.ts";
import type { terms } from "../../../content/page-content/sections/texts/terms.text.ts";
import type { testimonials } from "../../../content/page-content/sections/texts/testimonials.text.ts";
import type { vision2030 } from "../../../content/page-content/sections/texts/vision2030.text.ts";
import type { Service } from "../../../content/services/services.ts";

/** Page texts by section and field, where they differ from the first texts in the code. */
export type KindTexts = {
  brand?: Partial<PageTexts<typeof brand>>;
  homepage?: Partial<PageTexts<typeof homepage>>;
  about?: Partial<PageTexts<typeof about>>;
  services?: Partial<PageTexts<typeof services>>;
  projects?: Partial<PageTexts<typeof projects>>;
  articles?: Partial<PageTexts<typeof articles>>;
  testimonials?: Partial<PageTexts<typeof testimonials>>;
  faq?: Partial<PageTexts<typeof faq>>;
  vision2030?: Partial<PageTexts<typeof vision2030>>;
  leadership?: Partial<PageTexts<typeof leadership>>;
  contact?: Partial<PageTexts<typeof contact>>;
  privacy?: Partial<PageTexts<typeof privacy>>;
  terms?: Partial<PageTexts<typeof terms>>;
  quote?: Partial<PageTexts<typeof quote>>;
  register?: Partial<PageTexts<typeof register>>;
  shared?: Partial<PageTexts<typeof shared>>;
};

export type FirstService = { key: string } & Pick<
  Service,
  "title" | "shortDescription" | "description" | "icon" | "features" | "benefits"
> &
  Partial<Pick<Service, "art" | "category">>;

export type FirstQuestion = { key: string; question: string; answer: string; category: string };

/** The first services, questions and texts of a kind of agency; requirement SETUP-01. */
export type KindOffer = {
  services: readonly FirstService[];
  questions: readonly FirstQuestion[];
  texts: KindTexts;
};

/** Gives the items of a list of page texts their ids. */
export const items = <Item extends object>(list: string, given: readonly Item[]) =>
  given.map((item, index) => ({ id: `${list}-${index + 1}`, ...item }));

/** Reasons to choose the agency: cards without a measured figure. */
export const reasons = <Card extends object>(given: readonly Card[]) =>
  items(
    "whyCards",
    given.map((card) => ({ ...card, ...unmeasured })),
  );
