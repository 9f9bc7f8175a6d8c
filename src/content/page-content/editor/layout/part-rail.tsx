import { IconButton } from "../../../../ui/controls/button.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { layoutIn } from "../../sections/layout.ts";
import type { FieldValues, Section } from "../../sections/section.ts";
import { layoutText as words } from "./layout.text.ts";
import { partName } from "./part-name.ts";
import styles from "./part-rail.module.css";

type PartRailProps = {
  section: Section;
  values: FieldValues;
  /** The part at the top of the window. */
  current: string | null;
  onGo(id: string): void;
  onShow(id: string): void;
};

/** The parts of a page beside it, each a button that leads there; a hidden part is shown again by its button. PAGES-02 */
export function PartRail({ section, values, current, onGo, onShow }: PartRailProps) {
  const field = section.fields.find(({ parts }) => parts);
  const parts = layoutIn(values);
  if (!field || parts.length < 2) return null;
  return (
    <nav className={styles.rail} aria-label={words.title}>
      <ol>
        {parts.map((placed) => {
          const { id, isShown } = placed;
          const name = partName(field, placed, values);
          return (
            <li key={id}>
              <IconButton
                className={isShown ? undefined : styles.unseen}
                aria-label={isShown ? name : words.show(name)}
                aria-current={id === current ? "true" : undefined}
                onClick={() => (isShown ? onGo(id) : onShow(id))}
              >
                <i className={typeStyles.diamond} />
              </IconButton>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
