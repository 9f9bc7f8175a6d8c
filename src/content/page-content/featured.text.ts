import { list } from "./section.ts";

/** Testimonials that a page shows of its own accord; the records themselves live elsewhere; requirement ACNT-01. */
export function featuredTestimonials() {
  return list("featuredTestimonials", "آراء مختارة", [] as FeaturedTestimonial[], {
    id: "",
    name: "",
    position: "",
    company: "",
    rating: 5,
    testimonial: "",
    project: "",
    projectValue: "",
  });
}

/** Questions that a page shows of its own accord; requirement ACNT-01. */
export function featuredQuestions() {
  return list("featuredQuestions", "أسئلة مختارة", [] as FeaturedQuestion[], {
    id: "",
    category: "",
    question: "",
    answer: "",
  });
}

export type FeaturedTestimonial = {
  id: string;
  name: string;
  position: string;
  company: string;
  rating: number;
  testimonial: string;
  project: string;
  projectValue: string;
};

export type FeaturedQuestion = { id: string; category: string; question: string; answer: string };
