import { data } from "react-router";
import { testimonials } from "../../content/page-content/sections/texts/testimonials.text.ts";
import { ReviewList } from "../../content/testimonials/review-card.tsx";
import { type ShownReview, shownOfReview } from "../../content/testimonials/reviews.ts";
import {
  countActiveReviews,
  countRatings,
  listActiveReviews,
} from "../../content/testimonials/store.server.ts";
import { only } from "../../kernel/db/stored.ts";
import { Pagination } from "../../ui/controls/pagination.tsx";
import { LoadFailure, NothingYet } from "../errors/load-failure.tsx";
import { NotFoundBoundary } from "../errors/not-found.tsx";
import type { PageHandle } from "../frame/page-handle.ts";
import { PageHero } from "../frame/page-hero.tsx";
import { checkPlace } from "../loading/beyond-last.server.ts";
import { load, loadTexts, withPictures } from "../loading/load.server.ts";
import { pageNumber, pageSize, toLimitOffset } from "../loading/pagination.ts";
import { ClosingCall } from "../parts/closing-call.tsx";
import { FeaturedTestimonials } from "../parts/featured-testimonials.tsx";
import { testimonialsText } from "../parts/people.text.ts";
import { FigureList, Section } from "../parts/section.tsx";
import { JsonLd, useOrigin } from "../seo/json-ld.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { reviewsData } from "../seo/structured-data.ts";
import type { Route } from "./+types/testimonials-page.ts";
import { countByTab, ReviewTabs, reviewsHref } from "./review-tabs.tsx";
import styles from "./testimonials.module.css";

export const handle: PageHandle = { scripts: false };
export const ErrorBoundary = NotFoundBoundary;
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta("notfound", matches);
  const { category, page } = loaderData;
  return pageMeta("testimonials", matches, category === "all" ? { page } : {});
};

/** With the reviews store throwing: the no-data screen, status 503; requirement TEST-03. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const category = searchParams.get("category") || "all";
  const page = pageNumber(searchParams);
  const [texts, reviews] = await Promise.all([
    loadTexts(context, testimonials),
    load(context, async ({ reads }) => {
      const tab = category === "all" ? undefined : category;
      const [shown, kinds, ratings] = await Promise.all([
        listActiveReviews(reads, { category: tab, ...toLimitOffset(page) }),
        countActiveReviews(reads),
        countRatings(reads),
      ]);
      const inTab = kinds.filter((kind) => tab === undefined || kind.category === tab);
      return {
        shown: shown.map((review) => only(review, shownOfReview)),
        total: countByTab(inTab).all ?? 0,
        counts: countByTab(kinds),
        ratings,
      };
    }),
  ]);
  if (reviews.ok)
    await checkPlace(context, { page, total: reviews.value.total, isNarrowed: category !== "all" });
  const found = await withPictures(context, { texts, reviews, category, page });
  return data(found, { status: reviews.ok ? 200 : 503 });
}

export default function TestimonialsPage({ loaderData }: Route.ComponentProps) {
  const { texts, reviews, category, page } = loaderData;
  const origin = useOrigin();
  return (
    <>
      <PageHero
        current={testimonialsText.name}
        title={texts.heroTitle}
        lead={texts.heroLead}
        aside={reviews.ok && reviews.value.ratings.length > 0 && <Ratings ratings={reviews.value.ratings} />}
      />
      <Section className={styles.strip} label={testimonialsText.figures}>
        <FigureList className={styles.figures} items={texts.stats} />
      </Section>
      <FeaturedTestimonials items={texts.featuredTestimonials} />
      <Section className={styles.reviews}>
        {reviews.ok ? (
          <>
            <ReviewTabs current={category} counts={reviews.value.counts} />
            <Reviews reviews={reviews.value.shown} inTab={category !== "all"} />
            <Pagination
              current={page}
              total={Math.ceil(reviews.value.total / pageSize)}
              hrefOf={(number) => reviewsHref(category, number)}
            />
            <JsonLd data={reviewsData(reviews.value.shown, origin)} />
          </>
        ) : (
          <LoadFailure
            title={testimonialsText.failed}
            text={testimonialsText.failedText}
            retry="/testimonials"
          />
        )}
      </Section>
      <ClosingCall texts={texts} />
    </>
  );
}

/** How many reviews gave how many stars: a bar as long as its share, and the count. */
function Ratings({ ratings }: { ratings: readonly { rating: number; total: number }[] }) {
  const most = Math.max(...ratings.map(({ total }) => total));
  return (
    <dl className={styles.ratings} data-ratings>
      {ratings.map(({ rating, total }) => (
        <div key={rating}>
          <dt>{testimonialsText.stars[rating]}</dt>
          <dd>
            <svg className={styles.share} aria-hidden="true">
              <rect width={`${(total / most) * 100}%`} height="8" y="2" rx="4" />
            </svg>
            <span className="num">{total}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Reviews({ reviews, inTab }: { reviews: ShownReview[]; inTab: boolean }) {
  if (reviews.length === 0) {
    return inTab ? (
      <NothingYet {...testimonialsText.emptyTab} href="/testimonials" />
    ) : (
      <NothingYet {...testimonialsText.empty} href="/contact" />
    );
  }
  return <ReviewList reviews={reviews} isLed />;
}
