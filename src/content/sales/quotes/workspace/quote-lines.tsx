import { Plus } from "lucide-react";
import { errorOf } from "../../../../admin-kit/form/record-form.ts";
import type { RecordForm } from "../../../../admin-kit/form/use-record-form.tsx";
import { staffCounted } from "../../../../admin-kit/staff-counts.text.ts";
import { countOf } from "../../../../kernel/text/format.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { FieldNotes } from "../../../../ui/controls/field.tsx";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { text } from "../quotes.text.ts";
import { unitOf } from "../quotes.ts";
import { CatalogueMenu } from "./catalogue-menu.tsx";
import { QuoteLine } from "./quote-line.tsx";
import styles from "./quote-lines.module.css";
import type { TypedQuote } from "./quote-words.ts";
import { useQuoteLines } from "./use-quote-lines.ts";

const { form: words } = text;

type LinesProps = {
  form: RecordForm<TypedQuote>;
  /** Called with the line that is being written, from 0; undefined for none. */
  onLine(place: number | undefined): void;
};

/** The lines of a quote. Enter adds one, Alt with an arrow moves it, Backspace removes an empty one; requirement DESK-02. */
export function QuoteLines({ form, onLine }: LinesProps) {
  const lines = useQuoteLines(form, onLine);
  const error = errorOf(form, "items");
  return (
    <div className={styles.lines}>
      <div className={styles.head}>
        <h2>{text.labels.items}</h2>
        <span className={`${typeStyles.muted} ${typeStyles.small}`}>
          {lines.fields.length > 0 && countOf(staffCounted.line, lines.fields.length)}
        </span>
        <CatalogueMenu onPick={lines.add} />
      </div>
      <div className={styles.table}>
        {lines.fields.length > 0 && (
          <p className={styles.columns} aria-hidden="true">
            <span>{words.itemTitle}</span>
            <span>{words.quantity}</span>
            <span>{words.unitPrice}</span>
            <span>{words.amount}</span>
          </p>
        )}
        <ul ref={lines.order.list} className={styles.list} onBlur={() => onLine(undefined)}>
          {lines.fields.map((field, place) => (
            <li key={field.id} {...lines.order.rowProps(place)}>
              <QuoteLine
                form={form}
                place={place}
                isOptional={field.isOptional}
                unit={unitOf(field)}
                period={field.period ?? null}
                lines={lines}
                onFocus={() => onLine(place)}
              />
            </li>
          ))}
        </ul>
      </div>
      {lines.order.announcement}
      {lines.fields.length === 0 && (error || !lines.isTouched) && (
        <FieldNotes id="quote-lines" error={error && words.noItems} />
      )}
      {lines.fields.length > 0 && error && <FieldNotes id="quote-lines" error={error} />}
      <Button variant="ghost" small onClick={() => lines.insert(lines.fields.length)}>
        <Icon of={Plus} />
        {words.addItem}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: kbd takes no focus */}
        <kbd aria-hidden="true">Enter</kbd>
      </Button>
    </div>
  );
}
