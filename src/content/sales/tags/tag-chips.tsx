import { Tag as TagIcon, X } from "lucide-react";
import badgeStyles from "../../../ui/badge.module.css";
import { Tag } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import styles from "./tag-chips.module.css";
import { tagsText as text } from "./tags.text.ts";

/** The tags of a record as a list of chips; nothing without one. Requirement DESK-09. */
export function TagChips({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={`${badgeStyles.tags} ${styles.chips}`} aria-label={text.label}>
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>
            <bdi>{tag}</bdi>
          </Tag>
        </li>
      ))}
    </ul>
  );
}

/** The tag by which a list is filtered, as a chip that removes the filter; nothing without one. */
export function TagFilterChip({ tag, onClear }: { tag: string; onClear(): void }) {
  if (tag === "") return null;
  return (
    <button type="button" className={styles.filter} aria-label={text.filter.clear(tag)} onClick={onClear}>
      <Icon of={TagIcon} />
      <bdi>{tag}</bdi>
      <Icon of={X} />
    </button>
  );
}
