import { blankItem, mostItems, newItemId } from "../../../kernel/resource/kinds/list.ts";
import { freshItem } from "./item-words.text.ts";
import type { Item, PageField } from "./section.ts";

/**
 * What can be done with an item of a list on the page itself: it moves by one place or `to` that of another item; `add` puts a new one behind it, `add-before` one before it, and
 * `hide` shows a hidden one again. Requirement EDIT-01.
 */
export type ItemAct = { by: 1 | -1 } | { to: string } | "repeat" | "add" | "add-before" | "hide" | "remove";

/** The items after an act on one of them; the same where there is nothing to do, or no room for another one. */
export function changedItems(field: PageField, items: Item[], id: string, act: ItemAct): Item[] {
  const { items: kinds = {} } = field;
  const index = placeOf(items, id);
  const item = items[index];
  if (!item) return items;
  if (act === "remove") return items.toSpliced(index, 1);
  if (act === "hide") return items.with(index, turned(item));
  if (typeof act === "object") {
    const to = "to" in act ? placeOf(items, act.to) : index + act.by;
    return to === index || !items[to] ? items : items.toSpliced(index, 1).toSpliced(to, 0, item);
  }
  if (!hasRoom(field, items)) return items;
  const [title] = Object.keys(kinds).filter((key) => ["text", "paragraphs"].includes(kinds[key]?.kind ?? ""));
  // An empty text would not be seen on the page.
  const blank = { ...blankItem(kinds), ...(title && { [title]: freshItem }) };
  return items.toSpliced(act === "add-before" ? index : index + 1, 0, {
    ...(act === "repeat" ? item : blank),
    id: newItemId(),
  });
}

const placeOf = (items: readonly Item[], id: string) => items.findIndex((item) => item.id === id);

/** A shown item hidden, a hidden one shown. */
export function turned({ isHidden, ...item }: Item): Item {
  return isHidden ? item : { ...item, isHidden: true };
}

/** Whether the list takes one more item. */
export const hasRoom = ({ options: { max } }: PageField, items: readonly Item[]) =>
  items.length < (typeof max === "number" ? max : mostItems);
