import type { Stored } from "../../kernel/stored.ts";

/** The tabs of the testimonials page beside «all»; a review of any other category shows under «all» only; TEST-02. */
export const reviewTabs = ["commercial", "residential", "industrial"] as const;

export type ReviewInput = {
  clientName: string;
  clientPosition: string;
  company: string;
  projectName: string;
  /** Free text such as an amount with its currency, like the duration. */
  projectValue: string;
  projectDuration: string;
  testimonialText: string;
  /** Stars, 1 to 5. */
  rating: number;
  /** The day, `2026-11-08`. */
  date: string;
  clientImage: string | null;
  projectImage: string | null;
  category: string;
  /** The project whose page shows the review; requirement PRJ-05. */
  projectId: string | null;
  achievements: string[];
  skills: string[];
  isActive: boolean;
  /** Place in lists; 0 is allowed, an exception (ADM-08); missing sorts last. */
  order: number | null;
};
export type Review = ReviewInput & Stored;
/** A review as the calls answer it: without the times of its row. */
export type ReviewRecord = ReviewInput & Pick<Review, "id" | "version">;

/** What the public pages show of a review; nothing else reaches them. */
export const shownOfReview = [
  "id",
  "clientName",
  "clientPosition",
  "company",
  "projectName",
  "projectValue",
  "projectDuration",
  "testimonialText",
  "rating",
  "date",
  "clientImage",
  "category",
] as const satisfies readonly (keyof Review)[];
export type ShownReview = Pick<Review, (typeof shownOfReview)[number]>;

/** How many there are, and the mean of their stars, 0 without any. */
export type ReviewSummary = { total: number; mean: number };

/** A new review before anything is typed; requirements ADM-05, ATEST-01. `today` is the day in Riyadh. */
export function blankReview(count: number, today: string): ReviewInput {
  return {
    clientName: "",
    clientPosition: "",
    company: "",
    projectName: "",
    projectValue: "",
    projectDuration: "",
    testimonialText: "",
    rating: 5,
    date: today,
    clientImage: null,
    projectImage: null,
    category: "general",
    projectId: null,
    achievements: [],
    skills: [],
    isActive: true,
    order: count + 1,
  };
}
