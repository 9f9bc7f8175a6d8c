import { type Colleague, mentionParts } from "../../kernel/text/mentions.ts";
import styles from "./mention-text.module.css";

type MentionTextProps = {
  text: string;
  /** Whom it names, by the names that it was written with. */
  named: readonly Colleague[];
  /** Those of today: somebody who was renamed is read by the new name. */
  people: readonly Colleague[];
};

/** A text with its mentions set apart; whoever is gone keeps the name that was written. DESK-07 */
export function MentionText({ text, named, people }: MentionTextProps) {
  const nameOf = (person: Colleague) => people.find(({ id }) => id === person.id)?.name ?? person.name;
  return mentionParts(text, named).map((part, index) =>
    typeof part === "string" ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change
      <span key={index} className={styles.mention}>
        @<bdi>{nameOf(part.person)}</bdi>
      </span>
    ),
  );
}
