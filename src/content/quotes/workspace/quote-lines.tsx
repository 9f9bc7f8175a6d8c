import { ArrowDown, ArrowUp, CirclePlus, Copy, Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { bind, errorOf } from "../../../admin-kit/form/record-form.ts";
import type { RecordForm } from "../../../admin-kit/form/use-record-form.tsx";
import { MenuButton } from "../../../admin-kit/menu/menu-button.tsx";
import { useRowOrder } from "../../../admin-kit/rows/use-row-order.tsx";
import { countOf, formatPrice } from "../../../kernel/text/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { FieldNotes } from "../../../ui/controls/field.tsx";
import { NumberInput, TextArea, TextInput } from "../../../ui/controls/inputs.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import type { Offer } from "../client.ts";
import type { QuoteItem } from "../lines-wire.ts";
import { text } from "../quotes.text.ts";
import { blankItem, type QuoteForm } from "../quotes.ts";
import { CatalogueMenu } from "./catalogue-menu.tsx";
import { LineFeatures } from "./line-features.tsx";
import styles from "./quote-lines.module.css";
import { numberOf } from "./quote-words.ts";

const { form: words } = text;

type LinesProps = {
  form: RecordForm<QuoteForm>;
  /** Told which line is being written, from 0. */
  onLine(place: number | undefined): void;
};

/** The lines of a quote. Enter adds one, Alt with an arrow moves it, Backspace takes an empty one away; requirement DESK-02. */
export function QuoteLines({ form, onLine }: LinesProps) {
  const lines = useFieldArray({ control: form.control, name: "items" });
  const [isTouched, setTouched] = useState(false);
  const order = useRowOrder(lines.fields, (moved) => lines.move(...movedBetween(lines.fields, moved)));
  const insert = (place: number, item: QuoteItem = blankItem) => {
    setTouched(true);
    lines.insert(place, item, { shouldFocus: false });
    order.focusRow(place, "input");
  };
  const remove = (place: number) => {
    lines.remove(place);
    order.focusRow(Math.max(0, place - 1), "input");
  };
  const move = (place: number, step: number) => {
    const to = place + step;
    if (to < 0 || to >= lines.fields.length) return;
    lines.move(place, to);
    order.focusRow(to, "input");
    onLine(to);
  };
  const add = ({ title, features, price }: Offer) => {
    const empty = form.getValues("items").findIndex(isEmpty);
    if (empty >= 0) lines.remove(empty);
    const brought = features.map((feature) => ({ title: feature.slice(0, 300), isIncluded: true }));
    const item = { ...blankItem, title, unitPrice: price ?? 0, features: brought.slice(0, 60) };
    lines.append(item, { shouldFocus: false });
  };
  const toggleOptional = (place: number) => {
    const item = form.getValues(`items.${place}`);
    lines.update(place, { ...item, isOptional: !item.isOptional });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, place: number) => {
    const { target, key, altKey } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    const isLine = target instanceof HTMLInputElement && !event.nativeEvent.isComposing;
    if (altKey && step !== undefined) move(place, step);
    else if (key === "Enter" && isLine) insert(place + 1);
    else if (key === "Backspace" && isLine && isEmpty(form.getValues(`items.${place}`))) remove(place);
    else return;
    event.preventDefault();
  };
  const error = errorOf(form, "items");
  return (
    <div className={styles.lines}>
      <div className={styles.head}>
        <h2>{text.labels.items}</h2>
        <span className="muted sm">{lines.fields.length > 0 && countOf("line", lines.fields.length)}</span>
        <CatalogueMenu onPick={add} />
      </div>
      {lines.fields.length > 0 && (
        <p className={styles.columns} aria-hidden="true">
          <span>{words.itemTitle}</span>
          <span>{words.quantity}</span>
          <span>{words.unitPrice}</span>
          <span>{words.lineTotal}</span>
        </p>
      )}
      <ul ref={order.list} className={styles.list} onBlur={() => onLine(undefined)}>
        {lines.fields.map((field, place) => (
          <li key={field.id} {...order.rowProps(place)}>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid row */}
            <div
              role="group"
              aria-label={words.item(place + 1)}
              className={styles.line}
              onFocus={() => onLine(place)}
              onKeyDown={(event) => onKeyDown(event, place)}
            >
              {order.grip(place, words.moveItem(place + 1))}
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
              <MenuButton
                label={text.ofQuote(text.list.more, words.item(place + 1))}
                entries={[
                  {
                    id: "copy",
                    label: words.copyItem,
                    icon: Copy,
                    onAction: () => insert(place + 1, form.getValues(`items.${place}`)),
                  },
                  {
                    id: "optional",
                    label: field.isOptional ? words.makeFirm : words.makeOptional,
                    icon: CirclePlus,
                    onAction: () => toggleOptional(place),
                  },
                  {
                    id: "up",
                    label: words.up,
                    icon: ArrowUp,
                    isDisabled: place === 0,
                    onAction: () => move(place, -1),
                  },
                  {
                    id: "down",
                    label: words.down,
                    icon: ArrowDown,
                    isDisabled: place === lines.fields.length - 1,
                    onAction: () => move(place, 1),
                  },
                  "separator",
                  {
                    id: "delete",
                    label: words.removeItem,
                    icon: Trash2,
                    danger: true,
                    onAction: () => remove(place),
                  },
                ]}
              />
              <div className={styles.detail}>
                {field.isOptional && <Badge>{words.optional}</Badge>}
                <TextArea
                  rows={1}
                  label={words.detail}
                  placeholder={words.detail}
                  {...bind(form, `items.${place}.detail`)}
                />
                <LineFeatures form={form} place={place} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      {order.announcement}
      {lines.fields.length === 0 && (error || !isTouched) && (
        <FieldNotes id="quote-lines" error={error && words.noItems} />
      )}
      <Button variant="ghost" small onClick={() => insert(lines.fields.length)}>
        <Icon of={Plus} />
        {words.addItem}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: kbd takes no focus */}
        <kbd aria-hidden="true">Enter</kbd>
      </Button>
    </div>
  );
}

function isEmpty({ title, detail, unitPrice }: QuoteItem) {
  return title.trim() === "" && detail.trim() === "" && numberOf(unitPrice) === 0;
}

/** What a line comes to, drawn anew with each key of that line alone. */
function LineTotal({ form, place }: { form: RecordForm<QuoteForm>; place: number }) {
  const line = useWatch({ control: form.control, name: `items.${place}` });
  return <output className="num">{formatPrice(numberOf(line?.quantity) * numberOf(line?.unitPrice))}</output>;
}

/** Of a list in which one entry was moved: from where, and to where. */
function movedBetween(before: readonly { id: string }[], after: readonly { id: string }[]): [number, number] {
  const differs = ({ id }: { id: string }, place: number) => id !== before[place]?.id;
  const [first, last] = [after.findIndex(differs), after.findLastIndex(differs)];
  return after[first]?.id === before[last]?.id ? [last, first] : [first, last];
}
