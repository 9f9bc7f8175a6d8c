import { onPageText } from "../../content/page-content/editor/on-page/on-page.text.ts";
import type { EditorState } from "../../content/page-content/preview/preview-messages.ts";
import { addressOnPage, fieldOnPage } from "../../content/page-content/sections/page-address.ts";
import type { Item } from "../../content/page-content/sections/section.ts";
import { fieldAt } from "../../content/page-content/sections/text-at.ts";
import { draftsAt } from "./drafts-at.ts";
import { boxOfItem, type ItemPlace, itemsOf, ownAddress } from "./item-place.ts";
import styles from "./on-page.module.css";
import { PageMarks } from "./page-marks.tsx";

type Drafts = EditorState["drafts"];

/** Hatches and labels the items that visitors do not see, so that an editor can still read them. Requirement EDIT-01. */
export function HiddenItems({ drafts }: { drafts: Drafts }) {
  const marks = hiddenIn(drafts).map((place) => ({
    key: ownAddress(place),
    label: onPageText.item.isHidden,
    box: () => boxOfItem(place),
  }));
  return <PageMarks marks={marks} className={styles.hidden} />;
}

function hiddenIn(drafts: Drafts): ItemPlace[] {
  return Object.entries(drafts).flatMap(([section, values]) =>
    Object.entries(values).flatMap(([field, value]) =>
      Array.isArray(value)
        ? value.flatMap(({ id, isHidden }) => (isHidden ? [{ list: addressOnPage(section, field), id }] : []))
        : [],
    ),
  );
}

/** The drafted item at a place of the page; undefined when its list is not in these drafts. */
export function itemIn(drafts: Drafts, place: ItemPlace): Item | undefined {
  return itemsIn(drafts, place).find(({ id }) => id === place.id);
}

/** The number of an item in its list, from 1 on: by the drafts, or by the page for a list that is not in these drafts. */
export function numberOf(drafts: Drafts, { list, id }: ItemPlace): number {
  const drafted = itemsIn(drafts, { list, id }).findIndex((item) => item.id === id);
  return 1 + (drafted < 0 ? itemsOf(list).indexOf(id) : drafted);
}

function itemsIn(drafts: Drafts, { list }: ItemPlace): Item[] {
  const items = draftsAt(drafts, list)?.[fieldOnPage(list)];
  return Array.isArray(items) ? items : [];
}

/** Whether the items of a list can be hidden. Items in the fields of records cannot. */
export const canHide = ({ list }: ItemPlace): boolean => fieldAt(list)?.options.hasIds === true;
