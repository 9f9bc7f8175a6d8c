import { Clock } from "lucide-react";
import { currencyOf, formatNumber } from "../../kernel/text/format.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { DotLines } from "../../ui/text/dot-lines.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { packageText } from "./packages.text.ts";
import type { ShownPackage } from "./packages.ts";

/** A website package with its price, or a contact-us label where it has none; requirements SVC-02 to SVC-05. */
export function PackageCard({
  offer,
  popularLabel,
  href,
}: {
  offer: ShownPackage;
  /** The flag of the highlighted package; undefined for all others. */
  popularLabel: string | undefined;
  href: string;
}) {
  const popular = popularLabel !== undefined;
  return (
    <article className={popular ? "card price top" : "card price"}>
      {popular && <span className="flag">{popularLabel}</span>}
      <BidiText as="h3" text={offer.title} />
      <BidiText as="p" className="desc" text={offer.description} />
      {offer.price === null ? (
        <p className="amt txt">{packageText.contactUs}</p>
      ) : (
        <p className="amt num">
          <Ltr>{formatNumber(offer.price)}</Ltr> <small>{currencyOf(offer.price, offer.priceUnit)}</small>
        </p>
      )}
      {offer.deliveryTime && (
        <p className="del">
          <Icon of={Clock} />
          {offer.deliveryTime}
        </p>
      )}
      <DotLines lines={offer.features} />
      <a className={popular ? "btn sun block" : "btn line block"} href={href}>
        {offer.price === null ? packageText.contactUs : packageText.choose}
        <span className="vh"> {offer.title}</span>
      </a>
    </article>
  );
}
