import type { ShownPackage } from "../../content/packages/packages.ts";
import { formatPrice } from "../../kernel/text/format.ts";
import { BidiName, BidiText } from "../../ui/text/bidi-text.tsx";
import { SummaryRow } from "../forms/form-summary.tsx";
import { quoteText } from "../frame/site.text.ts";
import styles from "./quote.module.css";

type ChosenPackageProps = {
  /** As the address names it. */
  title: string | null;
  /** The package of that name, where there is one. */
  offer: Pick<ShownPackage, "price" | "priceUnit" | "deliveryTime"> | undefined;
};

/** The rows of the summary that tell of the package; requirement QUOTE-03. */
export function ChosenPackage({ title, offer }: ChosenPackageProps) {
  return (
    <>
      <SummaryRow label={quoteText.package}>
        <span>
          {title ? <BidiName text={title} /> : quoteText.noPackage}{" "}
          {offer && offer.price !== null && <b>{formatPrice(offer.price, offer.priceUnit)}</b>}
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
