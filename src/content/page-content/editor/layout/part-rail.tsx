import { PanelRight } from "lucide-react";
import { useNameOf } from "../../../../admin-kit/presence/presence.tsx";
import { IconButton } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { initialsOf } from "../../../../ui/pictures/initials.ts";
import typeStyles from "../../../../ui/styles/type.module.css";
import { layoutIn } from "../../sections/layout.ts";
import type { FieldValues, Section } from "../../sections/section.ts";
import { layoutText as words } from "./layout.text.ts";
import type { PartMark } from "./part-marks.ts";
import { partName } from "./part-name.ts";
import styles from "./part-rail.module.css";

type PartRailProps = {
  section: Section;
  values: FieldValues;
  marks: ReadonlyMap<string, PartMark>;
  /** The part at the top of the window. */
  current: string | null;
  onGo(id: string): void;
  onShow(id: string): void;
  /** Opens the list in which the parts are moved, hidden and added. */
  onList(field: string): void;
};

/**
 * The parts of a page beside it, each a button that leads there, with marks for what is not published and for who else is
 * there; a hidden part is shown again by its button. Requirements PAGES-02, DESK-07.
 */
export function PartRail({ section, values, marks, current, onGo, onShow, onList }: PartRailProps) {
  const nameOf = useNameOf();
  const field = section.fields.find(({ parts }) => parts);
  const parts = layoutIn(values);
  if (!field || parts.length < 2) return null;
  return (
    <nav className={styles.rail} aria-label={words.title}>
      <IconButton aria-label={words.arrange} onClick={() => onList(field.id)}>
        <Icon of={PanelRight} />
      </IconButton>
      <ol>
        {parts.map((placed) => {
          const { id, isShown } = placed;
          const name = partName(field, placed, values);
          const { isChanged = false, people = [] } = marks.get(id) ?? {};
          const [first] = people;
          const names = [...new Set(people.map(nameOf))].join(words.joiner);
          const told = [
            isShown ? name : words.show(name),
            ...(isChanged ? [words.changed] : []),
            ...(first ? [words.here(names)] : []),
          ];
          return (
            <li key={id}>
              <IconButton
                className={isShown ? undefined : styles.unseen}
                aria-label={told.join(words.joiner)}
                aria-current={id === current ? "true" : undefined}
                onClick={() => (isShown ? onGo(id) : onShow(id))}
              >
                <i className={typeStyles.diamond} />
              </IconButton>
              {isChanged && <i className={styles.changed} />}
              {first && (
                <span className={styles.person} aria-hidden="true">
                  {initialsOf(first.name)}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
