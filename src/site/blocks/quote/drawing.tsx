import type { ShownReview } from "../../../content/testimonials/reviews.ts";
import { reviewText } from "../../../content/testimonials/testimonials.text.ts";
import { Person } from "../../../ui/pictures/person.tsx";
import { chooseQuote } from "../../home/home-choices.ts";
import { BigQuote } from "../../parts/big-quote.tsx";
import { MoreLink } from "../../parts/more-link.tsx";
import { Section } from "../../parts/section.tsx";
import { NothingYet } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import type block from "./block.text.ts";
import { words } from "./block.text.ts";
import styles from "./drawing.module.css";

export default function QuoteBlock({
  texts,
  records: reviews = [],
}: BlockProps<typeof block, ShownReview[]>) {
  const quote = chooseQuote(texts.items, new Map(reviews.map((review) => [String(review.id), review])));
  if (!quote) return <NothingYet hint={words.hint} />;
  const { review, parts } = quote;
  const role = [review.clientPosition, review.company].filter(Boolean).join(reviewText.joiner);
  return (
    <Section>
      <BigQuote text={parts.join("")} highlight={parts[1]}>
        <figcaption className={styles.speaker}>
          <Person name={review.clientName} role={role} image={review.clientImage} />
          {texts.more.trim() && <MoreLink href="/testimonials">{texts.more}</MoreLink>}
        </figcaption>
      </BigQuote>
    </Section>
  );
}
