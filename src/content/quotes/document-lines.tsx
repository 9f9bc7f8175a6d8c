import { formatNumber, formatPrice } from "../../kernel/text/format.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import type { QuoteItem } from "./lines-wire.ts";
import styles from "./quote-document.module.css";
import { quoteDocumentText as text } from "./quote-document.text.ts";

type LinesProps = {
  items: readonly QuoteItem[];
  /** The line that is being written. */
  current: QuoteItem | undefined;
  /** A heading for lines that are not part of the total. */
  caption?: string;
};

/** Lines as a table of the document; their cells are stacked where the document is narrow. */
export function DocumentLines({ items, current, caption }: LinesProps) {
  return (
    <table className={styles.lines}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{text.item}</th>
          <th scope="col">{text.quantity}</th>
          <th scope="col">{text.unitPrice}</th>
          <th scope="col">{text.lineTotal}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none moves
          <tr key={index} className={item === current ? styles.current : undefined}>
            <td>
              <b>
                <BidiName text={item.title || text.unnamed} />
              </b>
              {item.detail && (
                <span>
                  <BidiName text={item.detail} />
                </span>
              )}
              <Features item={item} />
            </td>
            <td className={typeStyles.digits} data-l={text.quantity}>
              {formatNumber(item.quantity)}
            </td>
            <td className={typeStyles.digits} data-l={text.unitPrice}>
              {formatPrice(item.unitPrice / 100)}
            </td>
            <td className={typeStyles.digits} data-l={text.lineTotal}>
              {formatPrice((item.quantity * item.unitPrice) / 100)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The features of a line; unticked ones are left out. */
function Features({ item }: { item: QuoteItem }) {
  const included = item.features.filter(({ isIncluded }) => isIncluded);
  if (included.length === 0) return null;
  return (
    <ul className={styles.features}>
      {included.map(({ title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two features may be alike, and none moves
        <li key={index}>
          <BidiName text={title} />
        </li>
      ))}
    </ul>
  );
}
