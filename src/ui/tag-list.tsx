import { counted } from "../kernel/text/format.text.ts";
import { countOf } from "../kernel/text/format.ts";
import badgeStyles from "./badge.module.css";
import { BidiText } from "./text/bidi-text.tsx";

const shown = 2;

/** The first of a list of words as tags, and how many more there are; nothing when all are blank. */
export function TagList({ lines, label }: { lines: readonly string[]; label?: string }) {
  const filled = lines.filter((line) => line.trim() !== "");
  const unshown = filled.length - shown;
  if (filled.length === 0) return null;
  return (
    <ul className={badgeStyles.tags} aria-label={label}>
      {[...filled.slice(0, shown), ...(unshown > 0 ? [countOf(counted.hiddenMore, unshown)] : [])].map(
        (line) => (
          <li key={line} className={`${badgeStyles.keyword} ${badgeStyles.other}`}>
            <BidiText as="span" text={line} />
          </li>
        ),
      )}
    </ul>
  );
}
