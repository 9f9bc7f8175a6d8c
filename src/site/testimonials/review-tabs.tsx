import { reviewTabs } from "../../content/testimonials/reviews.ts";
import { reviewText } from "../../content/testimonials/testimonials.text.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { testimonialsText } from "../parts/people.text.ts";
import styles from "./testimonials.module.css";

export type TabCounts = Record<string, number>;

/** The number of reviews in each tab. A review of another category counts only in the tab of all; requirement TEST-02. */
export function countByTab(kinds: readonly { category: string; total: number }[]): TabCounts {
  const of = (tab: string) => kinds.find(({ category }) => category === tab)?.total ?? 0;
  return {
    all: kinds.reduce((sum, { total }) => sum + total, 0),
    ...Object.fromEntries(reviewTabs.map((tab) => [tab, of(tab)])),
  };
}

/**
 * The tabs as links, so that each has an address and works without script. One without reviews leads to an empty list and is left
 * out; the current one stays, so that it can be left.
 */
export function ReviewTabs({ current, counts }: { current: string; counts: TabCounts }) {
  const offered = reviewTabs.filter((tab) => tab === current || (counts[tab] ?? 0) > 0);
  if (offered.length === 0 && current === "all") return null;
  return (
    <nav className={styles.tabs} aria-label={testimonialsText.tabs}>
      {(["all", ...offered] as const).map((tab) => (
        <a key={tab} href={reviewsHref(tab)} aria-current={tab === current ? "page" : undefined}>
          {reviewText.tabs[tab]} <span className={typeStyles.digits}>{counts[tab] ?? 0}</span>
        </a>
      ))}
    </nav>
  );
}

/** The address of a tab, and of a page of it. */
export function reviewsHref(tab: string, page = 1): string {
  const query = new URLSearchParams();
  if (tab !== "all") query.set("category", tab);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/testimonials?${query}` : "/testimonials";
}
