import type { ReactNode } from "react";
import { formatAmount, formatNumber } from "../../../../kernel/text/format.ts";
import typeStyles from "../../../../ui/styles/type.module.css";
import { Ltr } from "../../../../ui/text/ltr.tsx";
import type { QuoteItem } from "../lines-wire.ts";
import { useWording } from "./document-words.ts";
import styles from "./quote-document.module.css";
import { besideEachOther, type Saying } from "./quote-language.ts";
import { Said, Typed } from "./said.tsx";

type LinesProps = {
  items: readonly QuoteItem[];
  /** The line that is being written. */
  current: QuoteItem | undefined;
  caption: readonly Saying[];
  /** Whether the caption is drawn; it is read aloud in any case. */
  isTold?: boolean;
  /** The rows of sums below the lines, which share their column of amounts. */
  children: ReactNode;
};

/**
 * The lines of a quote and their sums as one table with one column of amounts; stacked where the document is narrow. The last line
 * stands in one group with the sums, which paper never divides: sums alone on a page would belong to nothing.
 */
export function DocumentLines({ items, current, caption, isTold = false, children }: LinesProps) {
  const { say } = useWording();
  const lines = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none moves
    <Line key={index} item={item} isCurrent={item === current} />
  ));
  return (
    <table className={styles.lines}>
      <caption className={isTold ? undefined : typeStyles.unseen}>
        <Said of={caption} />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Said of={say("item")} />
          </th>
          <th scope="col">
            <Said of={say("quantity")} />
          </th>
          <th scope="col">
            <Said of={say("unitPrice")} />
          </th>
          <th scope="col">
            <Said of={say("amount")} />
          </th>
        </tr>
      </thead>
      <tbody>{lines.slice(0, -1)}</tbody>
      <tbody className={styles.closing}>
        {lines.slice(-1)}
        {children}
      </tbody>
    </table>
  );
}

function Line({ item, isCurrent }: { item: QuoteItem; isCurrent: boolean }) {
  const { say } = useWording();
  return (
    <tr className={isCurrent ? styles.current : undefined}>
      <td>
        <b>{item.title ? <Typed text={item.title} /> : <Said of={say("unnamed")} />}</b>
        {item.detail && (
          <span>
            <Typed text={item.detail} />
          </span>
        )}
        <Features item={item} />
      </td>
      <td className={typeStyles.digits} data-l={besideEachOther(say("quantity"))}>
        <Ltr>{Number.isNaN(item.quantity) ? formatAmount(Number.NaN) : formatNumber(item.quantity)}</Ltr>
      </td>
      <td className={typeStyles.digits} data-l={besideEachOther(say("unitPrice"))}>
        <Amount of={item.unitPrice} />
        {item.unit && (
          <small>
            <Typed text={item.unit} />
          </small>
        )}
      </td>
      <td className={typeStyles.digits} data-l={besideEachOther(say("amount"))}>
        <Amount of={item.quantity * item.unitPrice} />
      </td>
    </tr>
  );
}

/** An amount of the column, in halalas. */
function Amount({ of: halalas }: { of: number }) {
  return <Ltr>{formatAmount(halalas / 100)}</Ltr>;
}

/** A row of the sums: its label and its amount in halalas. */
export function SumRow({
  label,
  amount,
  isTotal = false,
}: {
  label: readonly Saying[];
  amount: number;
  isTotal?: boolean;
}) {
  return (
    <tr className={isTotal ? `${styles.summed} ${styles.total}` : styles.summed}>
      <th scope="row" colSpan={3}>
        <Said of={label} />
      </th>
      <td className={typeStyles.digits}>
        <Amount of={amount} />
      </td>
    </tr>
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
          <Typed text={title} />
        </li>
      ))}
    </ul>
  );
}
