import { blankItem } from "../../../kernel/resource/kinds/list.ts";
import { randomKey } from "../../../kernel/text/random-key.ts";
import { freshItem } from "./item-words.text.ts";
import type { Item, PageField } from "./section.ts";

/** What can be done with an item of a list on the page itself; `add` puts a new one behind it. Requirement EDIT-01. */
export type ItemAct = { to: number } | "repeat" | "add" | "remove";

/** The items after an act on one of them; the same where there is nothing to do, or no room for another one. */
export function changedItems(
  { items: kinds = {}, options }: PageField,
  items: Item[],
  index: number,
  act: ItemAct,
): Item[] {
  const item = items[index];
  if (!item) return items;
  if (act === "remove") return items.toSpliced(index, 1);
  if (typeof act === "object") {
    const to = Math.max(0, Math.min(act.to, items.length - 1));
    return to === index ? items : items.toSpliced(index, 1).toSpliced(to, 0, item);
  }
  const most = typeof options.max === "number" ? options.max : 50;
  if (items.length >= most) return items;
  const id = randomKey().slice(0, 8);
  const [title] = Object.keys(kinds).filter((key) => ["text", "paragraphs"].includes(kinds[key]?.kind ?? ""));
  // An empty text would not be seen on the page.
  const blank = { ...blankItem(kinds), ...(title && { [title]: freshItem }) };
  return items.toSpliced(index + 1, 0, { ...(act === "repeat" ? item : blank), id });
}
