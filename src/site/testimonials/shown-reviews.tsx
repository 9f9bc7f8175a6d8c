import { ReviewCard, ReviewList } from "../../content/testimonials/review-card.tsx";
import { Pagination } from "../../ui/controls/pagination.tsx";
import { NothingYet } from "../errors/load-failure.tsx";
import { pageSize } from "../loading/pagination.ts";
import { testimonialsText } from "../parts/people.text.ts";
import { Section } from "../parts/section.tsx";
import { JsonLd, useOrigin } from "../seo/json-ld.tsx";
import { reviewsData } from "../seo/structured-data.ts";
import { ReviewTabs, reviewsHref, type TabCounts } from "./review-tabs.tsx";
import { ReviewedProjectBand } from "./reviewed-project.tsx";
import type { PicturedReview, ReviewedProject } from "./reviewed-projects.server.ts";
import styles from "./testimonials.module.css";

type ShownReviewsProps = {
  list: { shown: PicturedReview[]; total: number; counts: TabCounts };
  /** The project of the first review, if the project has a picture. */
  project: ReviewedProject | null;
  category: string;
  page: number;
};

/** The tabs, the first review in large letters over its project's picture, the others in columns; TEST-01, TEST-02, SITE-03. */
export function ShownReviews({ list, project, category, page }: ShownReviewsProps) {
  const origin = useOrigin();
  const [first, ...rest] = list.shown;
  return (
    <>
      <Section className={rest.length > 0 || project ? styles.reviews : `${styles.reviews} ${styles.last}`}>
        <ReviewTabs current={category} counts={list.counts} />
        {first ? <ReviewCard big review={first} /> : <NoReviews inTab={category !== "all"} />}
      </Section>
      {project && <ReviewedProjectBand project={project} isLast={rest.length === 0} />}
      {rest.length > 0 && (
        <Section className={styles.rest}>
          <ReviewList reviews={rest} />
          <Pagination
            current={page}
            total={Math.ceil(list.total / pageSize)}
            hrefOf={(number) => reviewsHref(category, number)}
          />
        </Section>
      )}
      <JsonLd data={reviewsData(list.shown, origin)} />
    </>
  );
}

function NoReviews({ inTab }: { inTab: boolean }) {
  return inTab ? (
    <NothingYet {...testimonialsText.emptyTab} href="/testimonials" />
  ) : (
    <NothingYet {...testimonialsText.empty} href="/contact" />
  );
}
