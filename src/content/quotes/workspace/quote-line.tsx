import { ArrowDown, ArrowUp, CirclePlus, Copy, Trash2 } from "lucide-react";
import type { ComponentProps } from "react";
import { useWatch } from "react-hook-form";
import { bind } from "../../../admin-kit/form/record-form.ts";
import type { RecordForm } from "../../../admin-kit/form/use-record-form.tsx";
import { MenuButton } from "../../../admin-kit/menu/menu-button.tsx";
import { formatPrice } from "../../../kernel/text/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { NumberInput, TextArea, TextInput } from "../../../ui/controls/inputs.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { text } from "../quotes.text.ts";
import type { QuoteForm } from "../quotes.ts";
import { LineFeatures } from "./line-features.tsx";
import styles from "./quote-lines.module.css";
import { numberOf } from "./quote-words.ts";
import type { useQuoteLines } from "./use-quote-lines.ts";

const { form: words } = text;

type QuoteLineProps = {
  form: RecordForm<QuoteForm>;
  /** From 0. */
  place: number;
  isOptional: boolean;
  lines: ReturnType<typeof useQuoteLines>;
  onFocus(): void;
};

/** One line of a quote as it is written. */
export function QuoteLine(props: QuoteLineProps) {
  const { form, place, isOptional, lines, onFocus } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid row
    <div
      role="group"
      aria-label={words.item(place + 1)}
      className={styles.line}
      onFocus={onFocus}
      onKeyDown={(event) => lines.onKeyDown(event, place)}
    >
      {lines.order.grip(place, words.moveItem(place + 1))}
      <TextInput required label={words.itemTitle} {...bind(form, `items.${place}.title`)} />
      <NumberInput
        whole
        label={words.quantity}
        {...bind(form, `items.${place}.quantity`, { setValueAs: numberOf })}
      />
      <NumberInput
        label={words.unitPrice}
        {...bind(form, `items.${place}.unitPrice`, { setValueAs: numberOf })}
      />
      <LineTotal form={form} place={place} />
      <MenuButton label={text.ofQuote(text.list.more, words.item(place + 1))} entries={entriesOf(props)} />
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

function entriesOf({
  form,
  place,
  isOptional,
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
    "separator",
    {
      id: "delete",
      label: words.removeItem,
      icon: Trash2,
      danger: true,
      onAction: () => lines.remove(place),
    },
  ];
}

/** The total of a line; only the keys of that line render it again. */
function LineTotal({ form, place }: { form: RecordForm<QuoteForm>; place: number }) {
  const line = useWatch({ control: form.control, name: `items.${place}` });
  return (
    <output className={typeStyles.digits}>
      {formatPrice(numberOf(line?.quantity) * numberOf(line?.unitPrice))}
    </output>
  );
}
