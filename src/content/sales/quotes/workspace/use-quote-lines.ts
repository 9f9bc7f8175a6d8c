import { type KeyboardEvent, useState } from "react";
import { useFieldArray } from "react-hook-form";
import type { RecordForm } from "../../../../admin-kit/form/use-record-form.tsx";
import { useRowOrder } from "../../../../admin-kit/rows/use-row-order.tsx";
import { featuresOf, type Offer } from "../catalogue.ts";
import type { Period } from "../lines-wire.ts";
import { blankLine, isBlank, type TypedLine, type TypedQuote } from "./quote-words.ts";

/** The lines of a quote in its form, and their changes by menus, keys and dragging. */
export function useQuoteLines(form: RecordForm<TypedQuote>, onLine: (place: number | undefined) => void) {
  const lines = useFieldArray({ control: form.control, name: "items" });
  const [isTouched, setTouched] = useState(false);
  const order = useRowOrder(lines.fields, (moved) => lines.move(...movedBetween(lines.fields, moved)));
  const insert = (place: number, item = blankLine) => {
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
  const add = (offer: Offer) => {
    const { title, detail, price, unit, period, isOptional } = offer;
    const empty = form.getValues("items").findIndex(isEmpty);
    if (empty >= 0) lines.remove(empty);
    const unitPrice = price === null ? "" : String(price);
    const features = featuresOf(offer);
    const item = { ...blankLine, title, detail, unitPrice, unit, period, features, isOptional };
    lines.append(item, { shouldFocus: false });
  };
  const toggleOptional = (place: number) => {
    const item = form.getValues(`items.${place}`);
    lines.update(place, { ...item, isOptional: !item.isOptional });
  };
  /** A price with a period has no words of its own. */
  const setPeriod = (place: number, period: Period | null) => {
    lines.update(place, { ...form.getValues(`items.${place}`), period, unit: "" });
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
  const { fields } = lines;
  return { fields, isTouched, order, insert, remove, move, add, toggleOptional, setPeriod, onKeyDown };
}

function isEmpty({ title, detail, unitPrice }: TypedLine) {
  return [title, detail, unitPrice].every(isBlank);
}

/** From where and to where the one moved entry of a list went. */
function movedBetween(before: readonly { id: string }[], after: readonly { id: string }[]): [number, number] {
  const differs = ({ id }: { id: string }, place: number) => id !== before[place]?.id;
  const [first, last] = [after.findIndex(differs), after.findLastIndex(differs)];
  return after[first]?.id === before[last]?.id ? [last, first] : [first, last];
}
