import type { RowProps } from "../../admin-kit/rows/row-actions.tsx";
import { RowActions } from "../../admin-kit/rows/row-actions.tsx";
import { SelectBox } from "../../admin-kit/rows/select-box.tsx";
import { TitleButton } from "../../admin-kit/rows/title-button.tsx";
import { excerpt } from "../../kernel/text/arabic.ts";
import { formatDate, isoDay } from "../../kernel/text/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import avatarStyles from "../../ui/pictures/avatar.module.css";
import { Face } from "../../ui/pictures/person.tsx";
import { Stars } from "../../ui/pictures/stars.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { HitText } from "../../ui/text/hit-text.tsx";
import tileStyles from "../../ui/tiles.module.css";
import styles from "./review-tile.module.css";
import type { ReviewRecord } from "./reviews.ts";
import { text } from "./testimonials-admin.text.ts";

type ReviewTileProps = RowProps<ReviewRecord> & { review: ReviewRecord };

/** How many letters of a review's text the list shows. */
export const shownLetters = 150;

/** One review in the admin's grid; requirement ATEST-01. */
export function ReviewTile({ review, query, selection, ...actions }: ReviewTileProps) {
  const name = nameOf(review);
  return (
    <Card
      as="article"
      className={review.isActive ? styles.review : `${tileStyles.inactive} ${styles.review}`}
      aria-label={text.card(name)}
    >
      <div className={styles.head}>
        <Stars rating={review.rating} label={text.ratingOf(review.rating)} />
        {!review.isActive && <Badge>{text.values.isActive.false}</Badge>}
        {review.order !== null && (
          <span className={`${tileStyles.place} ${typeStyles.digits}`} title={text.labels.order}>
            {review.order}
          </span>
        )}
        <SelectBox selection={selection} id={review.id} name={text.card(name)} />
      </div>
      <BidiText as="blockquote" text={excerpt(review.testimonialText, shownLetters)} />
      <Client review={review} query={query} onEdit={actions.onEdit} />
      <div className={`${tileStyles.foot} ${styles.foot}`}>
        <span>
          <HitText text={review.projectName} query={query} />
          {review.projectName && review.date && text.comma}
          {review.date && (
            <time className={`${typeStyles.digits} ${typeStyles.unbroken}`} dateTime={isoDay(review.date)}>
              {formatDate(review.date)}
            </time>
          )}
        </span>
        <RowActions record={review} name={text.card(name)} {...actions} />
      </div>
    </Card>
  );
}

/** The name of a review on the screen: a blank one can be saved (ADM-08) and needs a substitute. */
export function nameOf({ clientName }: Pick<ReviewRecord, "clientName">) {
  return clientName.trim() === "" ? text.untitled : clientName;
}

type ClientProps = Pick<ReviewTileProps, "review" | "query" | "onEdit">;

function Client({ review, query, onEdit }: ClientProps) {
  const { clientPosition, company, clientImage } = review;
  const name = nameOf(review);
  return (
    <div className={`${avatarStyles.person} ${styles.client}`}>
      <Face name={name} image={clientImage} />
      <span>
        <b>
          <TitleButton onOpen={() => onEdit(review)}>
            <HitText text={name} query={query} />
          </TitleButton>
        </b>
        <span>
          <BidiText text={clientPosition} />
          {clientPosition && company && text.comma}
          <HitText text={company} query={query} />
        </span>
      </span>
    </div>
  );
}
