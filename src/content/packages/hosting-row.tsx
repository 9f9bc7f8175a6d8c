import { named } from "../../kernel/resource/named-record.ts";
import { currencyOf, formatNumber } from "../../kernel/text/format.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { HostingIcon } from "./hosting-icons.tsx";
import styles from "./hosting-row.module.css";
import { linesOf, lookOf, unitOf } from "./package-facts.ts";
import { packageText } from "./packages.text.ts";
import type { ShownPackage } from "./packages.ts";

/** A hosting package with its gradient and icon; requirement SVC-07. */
export function HostingRow({ offer, href }: { offer: ShownPackage; href: string }) {
  const { gradient, icon } = lookOf(offer);
  const features = linesOf(offer).filter((line) => line.trim() !== "");
  return (
    <li className={styles.offer} data-package={offer.id}>
      <span className={`${styles.icon} ${styles[gradient]}`} data-gradient={gradient}>
        <HostingIcon name={icon} />
      </span>
      <div>
        <BidiText as="h3" className={typeStyles.subheading} text={offer.title} {...named(offer, "title")} />
        <BidiText as="p" text={offer.description} />
      </div>
      {features.length > 0 && (
        <BidiText
          as="p"
          className={styles.features}
          text={features.join(packageText.comma)}
          {...named(offer, "features")}
        />
      )}
      <p className={styles.price}>
        {offer.price === null ? (
          packageText.contactUs
        ) : (
          <>
            <b className={typeStyles.digits}>
              <Ltr {...named(offer, "price")}>{formatNumber(offer.price)}</Ltr>
            </b>{" "}
            <small>{currencyOf(offer.price, unitOf(offer))}</small>
          </>
        )}
        {offer.deliveryTime && <BidiText as="small" className={styles.time} text={offer.deliveryTime} />}
      </p>
      <a className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small}`} href={href}>
        {offer.price === null ? packageText.contactUs : packageText.choose}
        <span className={typeStyles.unseen}> {offer.title}</span>
      </a>
    </li>
  );
}
