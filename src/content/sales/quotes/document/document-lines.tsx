import { formatAmount, formatQuantity } from "../../../../kernel/text/format.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { Ltr } from "../../../../ui/text/ltr.tsx";
import type { QuoteItem } from "../lines-wire.ts";
import { lineAmount } from "../sums.ts";
import { useWording } from "./document-words.ts";
import type { LineGroup, PaperLine, SumLine } from "./paper.ts";
import styles from "./quote-document.module.css";
import { besideEachOther, type Saying } from "./quote-language.ts";
import { Said, Typed } from "./said.tsx";

/** The ticks of the customer beside optional lines: the form that sends them, and the places that are ticked. */
export type Choosing = { form: string; picked: readonly number[] };

type LinesProps = {
  groups: readonly LineGroup[];
  /** The place of the line that is being written. */
  current: number | undefined;
  caption: readonly Saying[];
  /** Whether the caption is drawn; it is read aloud in any case. */
  isTold?: boolean;
  choosing?: Choosing | undefined;
};

/**
 * The lines of a quote and their sums as one table with one column of amounts; stacked where the document is narrow. The last line
 * of a group stands together with its sums, which paper never divides: sums alone on a page would belong to nothing.
 */
export function DocumentLines({ groups, caption, isTold = false, ...of }: LinesProps) {
  const { say } = useWording();
  const table = (
    <table className={styles.lines}>
      <caption className={isTold ? undefined : typeStyles.unseen}>
        <Said of={caption} />
      </caption>
      <thead>
        <tr>
          {(["item", "quantity", "unitPrice", "amount"] as const).map((word) => (
            <th key={word} scope="col">
              <Said of={say(word)} />
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={besideEachOther(group.caption)} group={group} isTold={group.isTold && !isTold} {...of} />
      ))}
    </table>
  );
  if (!of.choosing) return table;
  return (
    <div>
      {table}
      <p className={styles.count}>
        <Button type="submit" form={of.choosing.form} name="decision" value="count" variant="line">
          <span>
            <Said of={say("count")} />
          </span>
        </Button>
      </p>
    </div>
  );
}

type GroupProps = Pick<LinesProps, "current" | "choosing"> & { group: LineGroup; isTold: boolean };

function Group({ group, isTold, current, choosing }: GroupProps) {
  const { caption, lines, sums } = group;
  const head = isTold && (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={4}>
        <Said of={caption} />
      </th>
    </tr>
  );
  const rows = lines.map((line) => (
    <Line key={line.place} line={line} isCurrent={line.place === current} choosing={choosing} />
  ));
  return (
    <>
      <tbody>
        {rows.length > 1 && head}
        {rows.slice(0, -1)}
      </tbody>
      <tbody className={styles.closing}>
        {rows.length <= 1 && head}
        {rows.slice(-1)}
        {sums.map((sum) => (
          <SumRow key={besideEachOther(sum.label)} {...sum} />
        ))}
      </tbody>
    </>
  );
}

type LineProps = { line: PaperLine; isCurrent: boolean; choosing: Choosing | undefined };

function Line({ line: { item, place, isChosen }, isCurrent, choosing }: LineProps) {
  const { say } = useWording();
  const title = <b>{item.title ? <Typed text={item.title} /> : <Said of={say("unnamed")} />}</b>;
  return (
    <tr className={isCurrent ? `${styles.line} ${styles.current}` : styles.line}>
      <td>
        {choosing && item.isOptional ? (
          <label className={styles.choice}>
            <input
              type="checkbox"
              form={choosing.form}
              name="chosen"
              value={place}
              defaultChecked={choosing.picked.includes(place)}
            />
            {title}
          </label>
        ) : (
          title
        )}
        {isChosen && (
          <span>
            <Said of={say("chosen")} />
          </span>
        )}
        {item.detail && (
          <span>
            <Typed text={item.detail} />
          </span>
        )}
        <Features item={item} />
      </td>
      <td className={typeStyles.digits} data-l={besideEachOther(say("quantity"))}>
        <Ltr>{formatQuantity(item.quantity)}</Ltr>
      </td>
      <td className={typeStyles.digits} data-l={besideEachOther(say("unitPrice"))}>
        <Amount of={item.unitPrice} />
        <PriceUnit item={item} />
      </td>
      <td className={typeStyles.digits} data-l={besideEachOther(say("amount"))}>
        <Amount of={lineAmount(item)} />
        {item.period && <PriceUnit item={item} />}
      </td>
    </tr>
  );
}

/** What stands below a price: when it is paid again, or its own words. */
function PriceUnit({ item: { unit, period } }: { item: QuoteItem }) {
  const { say } = useWording();
  if (!period && !unit) return null;
  return <small>{period ? <Said of={say(period)} /> : <Typed text={unit ?? ""} />}</small>;
}

/** An amount of the column, in halalas. */
function Amount({ of: halalas }: { of: number }) {
  return <Ltr>{formatAmount(halalas / 100)}</Ltr>;
}

/** A row of the sums: its label and its amount in halalas, and below it the sum in words where it has them. */
function SumRow({ label, amount, isTotal, words }: SumLine) {
  return (
    <>
      <tr className={isTotal ? `${styles.summed} ${styles.total}` : styles.summed}>
        <th scope="row" colSpan={3}>
          <Said of={label} />
        </th>
        <td className={typeStyles.digits}>
          <Amount of={amount} />
        </td>
      </tr>
      {words.length > 0 && (
        <tr className={`${styles.summed} ${styles.words}`}>
          <td colSpan={4}>
            <Said of={words} />
          </td>
        </tr>
      )}
    </>
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
