import { MapPin } from "lucide-react";
import cardStyles from "../../../ui/card.module.css";
import buttonStyles from "../../../ui/controls/buttons.module.css";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { Ltr } from "../../../ui/text/ltr.tsx";
import { safeHref } from "../../parts/action-links.tsx";
import { Section } from "../../parts/section.tsx";
import { headingBelow, headOf, isFilled, NothingYet } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import shared from "../shared.module.css";
import type block from "./block.text.ts";
import { words } from "./block.text.ts";
import styles from "./drawing.module.css";
import type { Place } from "./records.server.ts";
import { Streets } from "./streets.tsx";

/**
 * Where the agency or one of its branches is: a drawing of streets, which asks no other site for anything, and a link that opens a map
 * once a visitor follows it. Requirement OWN-04.
 */
export default function MapBlock({ texts, records = [] }: BlockProps<typeof block, Place[]>) {
  const place = records.find(({ typed }) => typed === texts.branch);
  const href = [texts.href, place?.mapLink ?? "", place ? searchFor(place) : ""].find(isFilled);
  if (!place || !href) return <NothingYet hint={words.hint} />;
  const { name, address, shortAddress } = place;
  return (
    <Section {...headOf(texts)}>
      <div className={`${cardStyles.card} ${cardStyles.clipping} ${styles.place}`}>
        <Streets className={styles.streets} />
        <div className={shared.words}>
          <BidiText as={headingBelow(texts)} className={typeStyles.subheading} text={name} />
          {isFilled(address) && <BidiText as="p" text={address} />}
          {isFilled(shortAddress) && (
            <p>
              {words.shortAddress} <Ltr>{shortAddress}</Ltr>
            </p>
          )}
          {/* The link covers the drawing too. */}
          <a
            className={`${buttonStyles.button} ${buttonStyles.outlined} ${styles.link}`}
            href={safeHref(href)}
          >
            <Icon of={MapPin} />
            {isFilled(texts.button) ? texts.button : words.open}
          </a>
        </div>
      </div>
    </Section>
  );
}

/** A search for an address on a map; empty without one. */
function searchFor({ name, address }: Place): string {
  const query = encodeURIComponent(`${name}${words.comma}${address}`);
  return isFilled(address) ? `https://www.google.com/maps/search/?api=1&query=${query}` : "";
}
