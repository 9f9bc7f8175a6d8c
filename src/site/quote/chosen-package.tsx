import { unitOf } from "../../content/packages/package-facts.ts";
import type { ShownPackage } from "../../content/packages/packages.ts";
import { formatPrice } from "../../kernel/text/format.ts";
import { BidiName, BidiText } from "../../ui/text/bidi-text.tsx";
import { SummaryRow } from "../forms/form-summary.tsx";
import { quoteText } from "../frame/site.text.ts";
import styles from "./quote.module.css";

type ChosenPackageProps = {
  /** The title of the package in the address. */
  title: string | null;
  /** The package with that title, if it exists. */
  offer: Pick<ShownPackage, "price" | "pricePeriod" | "priceWords" | "deliveryTime"> | undefined;
};

/** The rows of the summary about the package; requirement QUOTE-03. */
export function ChosenPackage({ title, offer }: ChosenPackageProps) {
  return (
    <>
      <SummaryRow label={quoteText.package}>
        <span>
          {title ? <BidiName text={title} /> : quoteText.noPackage}{" "}
          {offer && offer.price !== null && <b>{formatPrice(offer.price, unitOf(offer))}</b>}
        </span>
        <a className={styles.compare} href="/services#packages">
          {quoteText.compare}
        </a>
      </SummaryRow>
      {offer?.deliveryTime && (
        <SummaryRow label={quoteText.deliveryTime}>
          <BidiText text={offer.deliveryTime} />
        </SummaryRow>
      )}
    </>
  );
}
