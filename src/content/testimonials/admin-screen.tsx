import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { ListScreen } from "../../admin-kit/list/list-screen.tsx";
import { listScreenOf, listWordsOf } from "../../admin-kit/list/resource-list.ts";
import { useListAddress } from "../../admin-kit/list/use-list-address.ts";
import { useListScreen } from "../../admin-kit/list/use-list-screen.ts";
import { usePagedList, useSummary } from "../../admin-kit/list/use-records.ts";
import { staffCounted } from "../../admin-kit/staff-counts.text.ts";
import { countOf, formatNumber } from "../../kernel/text/format.ts";
import { Stars } from "../../ui/pictures/stars.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { reviewClient } from "./client.ts";
import { nameOf, ReviewTile } from "./review-tile.tsx";
import { type ReviewRecord, type ReviewSummary, reviews } from "./reviews.ts";
import { text } from "./testimonials-admin.text.ts";

const ReviewDialog = lazyPart(() => import("./review-form.tsx"));

const key = "reviews";
const cardOf = (review: ReviewRecord) => text.card(nameOf(review));

/** The screen of testimonials: search, edit, copy, reorder, delete with undo; ATEST-01, ATEST-02, ADM-03 to ADM-05, ERR-04. */
export default function TestimonialsScreen() {
  const address = useListAddress(["rating"], sorts);
  const counted = useSummary<ReviewSummary>(key, `/api/${reviews.path}`);
  const summary = counted.data;
  const list = usePagedList(key, reviewClient, address, counted);
  const screen = useListScreen({
    ...listScreenOf(reviews),
    address,
    list,
    text,
    failureOf: (call) => text.failures[call],
    copied: (review, { order }) => ({ clientName: text.copyOf(nameOf(review)), order }),
  });
  return (
    <ListScreen
      screen={screen}
      text={text}
      noun={staffCounted.testimonial}
      nameOf={cardOf}
      summary={summary && summaryOf(summary)}
      filters={[{ name: "rating", label: text.labels.rating, options: ratingOptions }]}
      sorts={sorts}
      delay={150}
      orderRow={(review) => (
        <>
          <BidiText as="b" text={nameOf(review)} />
          <BidiText
            as="span"
            className={`${typeStyles.muted} ${typeStyles.small}`}
            text={review.projectName}
          />
          <span>
            <Stars rating={review.rating} label={text.ratingOf(review.rating)} />
          </span>
        </>
      )}
      {...listWordsOf(reviews)}
      failureTitle={text.failed}
      tile={(review, row) => <ReviewTile review={review} {...row} />}
      form={(dialog) => <ReviewDialog {...dialog} />}
    />
  );
}

/** The options of the filter: all, then five stars down to one. */
const ratingOptions = [
  { value: "", label: text.allRatings },
  ...text.ratings.map((label, index) => ({ value: String(index + 1), label })).reverse(),
];
const sorts = [
  { value: "", label: kitText.sorts.own },
  { value: "-date", label: kitText.sorts.newest },
  { value: "-rating", label: text.highest },
  { value: "clientName", label: kitText.sorts.name },
];

function summaryOf({ total, mean }: ReviewSummary) {
  return (
    countOf(staffCounted.testimonial, total) + text.meanOf(formatNumber(Math.round(mean * 10) / 10), total)
  );
}
