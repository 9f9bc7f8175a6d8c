import { onPageText } from "../../content/page-content/editor/on-page/on-page.text.ts";
import type { EditorState } from "../../content/page-content/preview/preview-messages.ts";
import { fieldOf } from "../../content/page-content/sections/blocks/block-fields.ts";
import { knownSection } from "../../content/page-content/sections/known-sections.ts";
import type { Item } from "../../content/page-content/sections/section.ts";
import { boxOfItem, type ItemPlace } from "./item-place.ts";
import styles from "./on-page.module.css";
import { PageMarks } from "./page-marks.tsx";

type Drafts = EditorState["drafts"];

/** Hatches and labels the items that visitors do not see, so that an editor can still read them. Requirement EDIT-01. */
export function HiddenItems({ drafts }: { drafts: Drafts }) {
  const marks = hiddenIn(drafts).map((place) => ({
    key: `${place.list}/${place.index}`,
    label: onPageText.item.isHidden,
    box: () => boxOfItem(place),
  }));
  return <PageMarks marks={marks} className={styles.hidden} />;
}

function hiddenIn(drafts: Drafts): ItemPlace[] {
  return Object.entries(drafts).flatMap(([section, values]) =>
    Object.entries(values).flatMap(([field, value]) =>
      Array.isArray(value)
        ? value.flatMap(({ isHidden }, index) => (isHidden ? [{ list: `${section}/${field}`, index }] : []))
        : [],
    ),
  );
}

/** The drafted item at a place of the page; undefined when its list is not in these drafts. */
export function itemIn(drafts: Drafts, { list, index }: ItemPlace): Item | undefined {
  const [section = "", field = ""] = list.split("/");
  const items = drafts[section]?.[field];
  return Array.isArray(items) ? items[index] : undefined;
}

/** Whether the items of a list can be hidden. Items in the fields of records cannot. */
export function canHide({ list }: ItemPlace): boolean {
  const [key = "", id = ""] = list.split("/");
  const section = knownSection(key);
  return section !== undefined && fieldOf(section, id)?.options.hasIds === true;
}
