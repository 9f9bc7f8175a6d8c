import { ArrowDown, ArrowUp, BookmarkPlus, CalendarSync, CirclePlus, Copy, Trash2 } from "lucide-react";
import type { ComponentProps } from "react";
import { useWatch } from "react-hook-form";
import { bind } from "../../../../admin-kit/form/record-form.ts";
import type { RecordForm } from "../../../../admin-kit/form/use-record-form.tsx";
import { MenuButton } from "../../../../admin-kit/menu/menu-button.tsx";
import { formatAmount } from "../../../../kernel/text/format.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { NumberInput, TextArea, TextInput } from "../../../../ui/controls/inputs.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { BidiName } from "../../../../ui/text/bidi-text.tsx";
import { Ltr } from "../../../../ui/text/ltr.tsx";
import { periods } from "../amounts.ts";
import type { Period } from "../lines-wire.ts";
import { text } from "../quotes.text.ts";
import { text as savedText } from "../saved-lines/saved-lines.text.ts";
import { lineAmount } from "../sums.ts";
import { LineFeatures } from "./line-features.tsx";
import { amountField } from "./number-fields.ts";
import styles from "./quote-lines.module.css";
import { readLine, type TypedQuote } from "./quote-words.ts";
import { useKeepLine } from "./use-keep-line.ts";
import type { useQuoteLines } from "./use-quote-lines.ts";

const { form: words } = text;

type QuoteLineProps = {
  form: RecordForm<TypedQuote>;
  /** From 0. */
  place: number;
  isOptional: boolean;
  /** What stands behind its price: when it is paid again, or its own words. */
  unit: string;
  /** When its price is paid again; null if it is paid once. */
  period: Period | null;
  lines: ReturnType<typeof useQuoteLines>;
  onFocus(): void;
};

/** One line of a quote as it is written. */
export function QuoteLine(props: QuoteLineProps) {
  const { form, place, isOptional, unit, lines, onFocus } = props;
  const keep = useKeepLine(form);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no columns of its table
    <div
      role="group"
      aria-label={words.item(place + 1)}
      className={styles.line}
      onFocus={onFocus}
      onKeyDown={(event) => lines.onKeyDown(event, place)}
    >
      {lines.order.grip(place, words.moveItem(place + 1))}
      <TextInput required label={words.itemTitle} {...bind(form, `items.${place}.title`)} />
      <NumberInput label={words.quantity} {...amountField(form, `items.${place}.quantity`)} />
      <NumberInput
        label={words.unitPrice}
        {...(unit !== "" && { help: <BidiName text={unit} /> })}
        {...amountField(form, `items.${place}.unitPrice`)}
      />
      <LineTotal form={form} place={place} />
      <MenuButton
        label={text.ofQuote(text.list.more, words.item(place + 1))}
        entries={[
          ...entriesOf(props),
          { id: "keep", label: savedText.keep, icon: BookmarkPlus, onAction: () => void keep(place) },
          "separator",
          removing(props),
        ]}
      />
      <div className={styles.detail}>
        {isOptional && <Badge>{words.optional}</Badge>}
        <TextArea
          rows={1}
          label={words.detail}
          placeholder={words.detail}
          {...bind(form, `items.${place}.detail`)}
        />
        <LineFeatures form={form} place={place} />
      </div>
    </div>
  );
}

const periodEntries = { month: words.makeMonthly, year: words.makeYearly };

function entriesOf({
  form,
  place,
  isOptional,
  unit,
  period,
  lines,
}: QuoteLineProps): ComponentProps<typeof MenuButton>["entries"] {
  return [
    {
      id: "copy",
      label: words.copyItem,
      icon: Copy,
      onAction: () => lines.insert(place + 1, form.getValues(`items.${place}`)),
    },
    {
      id: "optional",
      label: isOptional ? words.makeFirm : words.makeOptional,
      icon: CirclePlus,
      onAction: () => lines.toggleOptional(place),
    },
    ...([null, ...periods] as const)
      .filter((to) => to !== period || (to === null && unit !== ""))
      .map((to) => ({
        id: to ?? "once",
        label: to ? periodEntries[to] : words.makeOnce,
        icon: CalendarSync,
        onAction: () => lines.setPeriod(place, to),
      })),
    {
      id: "up",
      label: words.up,
      icon: ArrowUp,
      isDisabled: place === 0,
      onAction: () => lines.move(place, -1),
    },
    {
      id: "down",
      label: words.down,
      icon: ArrowDown,
      isDisabled: place === lines.fields.length - 1,
      onAction: () => lines.move(place, 1),
    },
  ];
}

const removing = ({ place, lines }: QuoteLineProps) => ({
  id: "delete",
  label: words.removeItem,
  icon: Trash2,
  danger: true,
  onAction: () => lines.remove(place),
});

/** The total of a line; only the keys of that line render it again. */
function LineTotal({ form, place }: { form: RecordForm<TypedQuote>; place: number }) {
  useWatch({ control: form.control, name: `items.${place}` });
  const typed = form.getValues("items")[place];
  const line = typed && readLine(typed);
  return (
    <output className={typeStyles.digits}>
      <Ltr>{line && formatAmount(lineAmount(line) / 100)}</Ltr>
    </output>
  );
}
