import { data } from "react-router";
import { useDrafted } from "../../content/page-content/sections/drafted-data.ts";
import { testimonials } from "../../content/page-content/sections/texts/testimonials.text.ts";
import { pages } from "../../content/shared/pages.text.ts";
import {
  countActiveReviews,
  countRatings,
  listActiveReviews,
} from "../../content/testimonials/store.server.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { withBlocks } from "../blocks/load-blocks.server.ts";
import { PageParts } from "../blocks/page-parts.tsx";
import { LoadFailure } from "../errors/load-failure.tsx";
import { NotFoundBoundary } from "../errors/not-found.tsx";
import type { PageHandle } from "../frame/page-handle.ts";
import { PageHero } from "../frame/page-hero.tsx";
import { checkPlace } from "../loading/beyond-last.server.ts";
import { load, loadTexts } from "../loading/load.server.ts";
import { pageNumber, toLimitOffset } from "../loading/pagination.ts";
import { ClosingCall } from "../parts/closing-call.tsx";
import { FeaturedTestimonials } from "../parts/featured-testimonials.tsx";
import { testimonialsText } from "../parts/people.text.ts";
import { FigureList, Section } from "../parts/section.tsx";
import { missingMeta, pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/testimonials-page.ts";
import { countByTab } from "./review-tabs.tsx";
import { withProjects } from "./reviewed-projects.server.ts";
import { ShownReviews } from "./shown-reviews.tsx";
import styles from "./testimonials.module.css";

export const handle: PageHandle = { scripts: false };
export const ErrorBoundary = NotFoundBoundary;
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return missingMeta(matches);
  const { category, page } = loaderData;
  return pageMeta("testimonials", matches, category === "all" ? { page } : {});
};

/** If the reviews store throws: the no-data screen, status 503; requirement TEST-03. */
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
        shown,
        total: countByTab(inTab).all ?? 0,
        counts: countByTab(kinds),
        ratings,
      };
    }),
  ]);
  if (reviews.ok)
    await checkPlace(context, { page, total: reviews.value.total, isNarrowed: category !== "all" });
  const { first, reviews: shown } = await withProjects(context, reviews.ok ? reviews.value.shown : []);
  const list = reviews.ok ? { ...reviews.value, shown } : null;
  const found = await withBlocks(context, { texts, list, first, category, page });
  return data(found, { status: list ? 200 : 503 });
}

export default function TestimonialsPage({ loaderData }: Route.ComponentProps) {
  const { texts, blocks, list, first, category, page } = useDrafted(loaderData);
  return (
    <PageParts
      texts={texts}
      blocks={blocks}
      of={{
        hero: (
          <PageHero
            current={pages.testimonials.name}
            title={texts.heroTitle}
            lead={texts.heroLead}
            aside={list !== null && list.ratings.length > 0 && <Ratings ratings={list.ratings} />}
          />
        ),
        figures: texts.stats.length > 0 && (
          <Section className={styles.strip} label={testimonialsText.figures}>
            <FigureList className={styles.figures} items={texts.stats} />
          </Section>
        ),
        featured: <FeaturedTestimonials items={texts.featuredTestimonials} />,
        list: list ? (
          <ShownReviews list={list} project={first} category={category} page={page} />
        ) : (
          <Section className={styles.reviews}>
            <LoadFailure
              title={testimonialsText.failed}
              text={testimonialsText.failedText}
              retry="/testimonials"
            />
          </Section>
        ),
        call: <ClosingCall texts={texts} />,
      }}
    />
  );
}

/** The number of reviews per number of stars: a bar in proportion to its share, and the count. */
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
            <span className={typeStyles.digits}>{total}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
