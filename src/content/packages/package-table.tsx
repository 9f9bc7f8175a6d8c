import type { ReactNode } from "react";
import { named } from "../../kernel/resource/named-record.ts";
import { currencyOf, formatNumber } from "../../kernel/text/format.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { DotLines } from "../../ui/text/dot-lines.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { comparePackages, inheritanceOf, inTables } from "./package-comparison.ts";
import { linesOf, namedFeature, unitOf } from "./package-facts.ts";
import styles from "./package-table.module.css";
import { packageText } from "./packages.text.ts";
import type { ShownPackage } from "./packages.ts";

type OfferProps = {
  offer: ShownPackage;
  /** The flag of the highlighted package; undefined for all others. */
  popularLabel: string | undefined;
  href: string;
};
/** A package with a price. */
type PricedPackage = ShownPackage & { price: number };

type PackageTableProps = {
  offers: readonly PricedPackage[];
  popular: ShownPackage | undefined;
  popularLabel: string;
  hrefOf: (offer: ShownPackage) => string;
};

type PackageOffersProps = Omit<PackageTableProps, "offers"> & { list: readonly ShownPackage[] };

/** All website packages: those with a price compared in tables, each other one by itself; requirements SVC-02 to SVC-05. */
export function PackageOffers({ list, popular, popularLabel, hrefOf }: PackageOffersProps) {
  const priced = list.filter((offer): offer is PricedPackage => offer.price !== null);
  // One package is compared with nothing.
  const compared = priced.length > 1 ? priced : [];
  return (
    <>
      {inTables(compared).map((offers) => (
        <PackageTable key={offers[0]?.id} {...{ offers, popular, popularLabel, hrefOf }} />
      ))}
      {list
        .filter(({ id }) => !compared.some((other) => other.id === id))
        .map((offer) => (
          <SinglePackage
            key={offer.id}
            offer={offer}
            popularLabel={offer === popular ? popularLabel : undefined}
            href={hrefOf(offer)}
          />
        ))}
    </>
  );
}

/** Compares packages side by side: price, delivery time and features; requirements SVC-02, SVC-04, SVC-05, SITE-03. */
export function PackageTable({ offers, popular, popularLabel, hrefOf }: PackageTableProps) {
  const builds = offers.some((offer) => inheritanceOf(offer, offers));
  const labelOf = (offer: ShownPackage) => (offer === popular ? popularLabel : undefined);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={typeStyles.unseen}>{packageText.comparison}</caption>
        <colgroup>
          <col className={styles.labels} />
        </colgroup>
        <thead>
          <tr>
            {builds ? <th scope="col">{packageText.builds}</th> : <td />}
            {offers.map((offer) => (
              <HeadCell key={offer.id} offer={offer} offers={offers} popularLabel={labelOf(offer)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {comparePackages(offers).map(({ label, cells, isValue }) => (
            <tr key={label}>
              <th scope="row">
                <BidiText text={label} />
              </th>
              {cells.map((cell, index) => (
                <Cell key={offers[index]?.id} text={cell} isValue={isValue} />
              ))}
            </tr>
          ))}
          {offers.some(({ deliveryTime }) => deliveryTime) && (
            <tr className={styles.times}>
              <th scope="row">{packageText.deliveryTime}</th>
              {offers.map(({ id, deliveryTime }) => (
                <td key={id} className={styles.covered}>
                  <BidiText text={deliveryTime ?? ""} />
                </td>
              ))}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {offers.map((offer) => (
              <td key={offer.id}>
                <a
                  className={
                    offer === popular
                      ? buttonStyles.button
                      : `${buttonStyles.button} ${buttonStyles.outlined}`
                  }
                  href={hrefOf(offer)}
                >
                  {packageText.choose}
                  <span className={typeStyles.unseen}> {offer.title}</span>
                </a>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type HeadCellProps = {
  offer: PricedPackage;
  offers: readonly PricedPackage[];
  popularLabel: string | undefined;
};

function HeadCell({ offer, offers, popularLabel }: HeadCellProps) {
  const inheritance = inheritanceOf(offer, offers);
  return (
    <th scope="col" data-package={offer.id}>
      {popularLabel !== undefined && <span className={styles.flag}>{popularLabel}</span>}
      <BidiText as="span" className={styles.name} text={offer.title} {...named(offer, "title")} />
      <Price offer={offer} price={offer.price} />
      {offer.deliveryTime && <BidiText as="span" className={styles.time} text={offer.deliveryTime} />}
      <BidiText as="span" className={styles.about} text={offer.description} />
      {inheritance && <BidiText as="span" className={styles.about} text={inheritance.feature} />}
    </th>
  );
}

function Price({ offer, price }: { offer: ShownPackage; price: number }) {
  return (
    <span className={`${styles.price} ${typeStyles.digits}`}>
      <Ltr {...named(offer, "price")}>{formatNumber(price)}</Ltr>{" "}
      <small>{currencyOf(price, unitOf(offer))}</small>
    </span>
  );
}

/** A value shows its number, with the noun for screen readers; a feature shows a dot. */
function Cell({ text, isValue }: { text: string | null; isValue: boolean }): ReactNode {
  if (text === null) {
    return (
      <td>
        <span className={typeStyles.unseen}>{packageText.notIncluded}</span>
      </td>
    );
  }
  const [, short = text, rest = ""] = /^(\D*\p{Nd}+)(.*)$/u.exec(text) ?? [];
  return (
    <td className={styles.covered}>
      {isValue ? (
        <>
          {short}
          <span className={typeStyles.unseen}>{rest}</span>
        </>
      ) : (
        <>
          <i className={typeStyles.diamond} />
          <span className={typeStyles.unseen}>{packageText.included}</span>
        </>
      )}
    </td>
  );
}

/** A package that is compared with no other: one without a price, or the only one with a price; requirements SVC-03 to SVC-05. */
export function SinglePackage({ offer, popularLabel, href }: OfferProps) {
  return (
    <article className={styles.custom} data-package={offer.id}>
      <div>
        {popularLabel !== undefined && <span className={styles.flag}>{popularLabel}</span>}
        <BidiText as="h3" text={offer.title} {...named(offer, "title")} />
        {offer.price !== null && <Price offer={offer} price={offer.price} />}
        <BidiText as="p" text={offer.description} />
        {offer.deliveryTime && <BidiText as="p" text={offer.deliveryTime} />}
      </div>
      <DotLines lines={linesOf(offer)} nameOf={(line) => namedFeature(offer, line)} />
      <a
        className={
          popularLabel === undefined ? `${buttonStyles.button} ${buttonStyles.outlined}` : buttonStyles.button
        }
        href={href}
      >
        {offer.price === null ? packageText.contactUs : packageText.choose}
        <span className={typeStyles.unseen}> {offer.title}</span>
      </a>
    </article>
  );
}
