import { type Colleague, mentionParts } from "../../kernel/text/mentions.ts";
import styles from "./mention-text.module.css";

type MentionTextProps = {
  text: string;
  /** The mentioned colleagues, by the names used when the text was written. */
  named: readonly Colleague[];
  /** The present colleagues, so that a renamed one appears under the new name. */
  people: readonly Colleague[];
};

/** A text with its mentions highlighted; a colleague who has left keeps the written name. DESK-07 */
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
