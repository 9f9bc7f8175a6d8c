import cardStyles from "../../../ui/card.module.css";
import buttonStyles from "../../../ui/controls/buttons.module.css";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { DotLines } from "../../../ui/text/dot-lines.tsx";
import { useStands } from "../../parts/absent-pages.ts";
import { safeHref } from "../../parts/action-links.tsx";
import { Section } from "../../parts/section.tsx";
import { headingBelow, headOf, isFilled } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import { words } from "../packages/block.text.ts";
import type block from "./block.text.ts";
import styles from "./drawing.module.css";

type OfferProps = {
  offer: BlockProps<typeof block>["texts"]["items"][number];
  isPopular: boolean;
  heading: "h2" | "h3";
};

/**
 * Offers that are written on the page itself, with their prices as typed: an amount, or words such as «by agreement», which no
 * reading of a number can turn into another. The first that is marked stands out. Requirement OWN-04.
 */
export default function PricesBlock({ texts }: BlockProps<typeof block>) {
  const shown = texts.items.filter(({ title, price, included }) => [title, price, included].some(isFilled));
  if (shown.length === 0) return null;
  const popular = shown.find(({ mark }) => mark === "popular");
  return (
    <Section {...headOf(texts)}>
      <ul className={styles.prices}>
        {shown.map((offer) => (
          <Offer key={offer.id} offer={offer} isPopular={offer === popular} heading={headingBelow(texts)} />
        ))}
      </ul>
    </Section>
  );
}

function Offer({ offer, isPopular, heading }: OfferProps) {
  const { title, price, unit, included, button, href } = offer;
  const stands = useStands();
  const look = isPopular ? buttonStyles.button : `${buttonStyles.button} ${buttonStyles.outlined}`;
  return (
    <li className={isPopular ? `${cardStyles.card} ${styles.popular}` : cardStyles.card}>
      {isFilled(title) && <BidiText as={heading} className={typeStyles.subheading} text={title} />}
      {isPopular && <span className={styles.flag}>{words.popular}</span>}
      {isFilled(price) && (
        <p className={styles.price}>
          <BidiText as="b" className={/^\s*\p{Nd}/u.test(price) ? styles.amount : undefined} text={price} />{" "}
          {isFilled(unit) && <BidiText as="span" text={unit} />}
        </p>
      )}
      {/* A line that is written twice says nothing more. */}
      {isFilled(included) && (
        <DotLines className={styles.included} lines={[...new Set(included.split("\n"))]} />
      )}
      {isFilled(button) && isFilled(href) && stands(href) && (
        <a className={look} href={safeHref(href)}>
          {button}
          <span className={typeStyles.unseen}> {title}</span>
        </a>
      )}
    </li>
  );
}
