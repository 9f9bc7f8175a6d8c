import { useId } from "react";
import { tableRows } from "../../../kernel/resource/kinds/table-rows.ts";
import layoutStyles from "../../../ui/styles/layout.module.css";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { Section } from "../../parts/section.tsx";
import type { BlockProps } from "../block-props.ts";
import type block from "./block.text.ts";
import { words } from "./block.text.ts";
import styles from "./drawing.module.css";

/** A table that scrolls by itself in narrow windows, also with the keyboard. */
export default function TableBlock({ texts }: BlockProps<typeof block>) {
  const id = useId();
  const hasTitle = texts.title.trim() !== "";
  const [head = [], ...rows] = tableRows(texts.rows);
  if (head.length === 0) return null;
  return (
    <Section>
      {hasTitle && (
        <div className={layoutStyles.heading}>
          <BidiText as="h2" className={typeStyles.heading} id={id} text={texts.title} />
        </div>
      )}
      {/* Not a landmark, because a page may have two tables with the same name, or without one. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields */}
      <div
        className={styles.table}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        {...(hasTitle ? { "aria-labelledby": id } : { "aria-label": words.scrolls })}
      >
        <table>
          <thead>
            <tr>
              {head.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name than their place
                <th key={index} scope="col">
                  <BidiText text={cell} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = "", ...cells], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place
              <tr key={index}>
                <th scope="row">
                  <BidiText text={name} />
                </th>
                {cells.map((cell, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={place}>
                    <BidiText text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
