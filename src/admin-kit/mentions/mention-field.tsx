import { type ComponentProps, useId, useImperativeHandle, useRef } from "react";
import type { Colleague } from "../../kernel/text/mentions.ts";
import avatarStyles from "../../ui/pictures/avatar.module.css";
import { initialsOf, tintOf } from "../../ui/pictures/initials.ts";
import typeStyles from "../../ui/styles/type.module.css";
import optionStyles from "../options.module.css";
import styles from "./mention-field.module.css";
import { mentionText as text } from "./mentions.text.ts";
import { useMentions } from "./use-mentions.ts";

type MentionFieldProps = Omit<ComponentProps<"textarea">, "value" | "onChange"> & {
  value: string;
  onText(text: string): void;
  /** The colleagues who can be mentioned; empty when mentions have no effect. */
  people: readonly Colleague[];
};

/** A text field in which `@` mentions colleagues from a list that opens above it; requirement DESK-07. */
export function MentionField({ value, onText, people, ref, onKeyDown, ...props }: MentionFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => field.current);
  const id = useId();
  const mentions = useMentions({ text: value, onText, people, field });
  const { found, active, isOpen } = mentions;
  return (
    <div className={styles.around}>
      <textarea
        {...props}
        ref={field}
        value={value}
        {...(people.length > 0 && { "aria-autocomplete": "list", "aria-haspopup": "listbox" })}
        {...(isOpen && { "aria-controls": id, "aria-activedescendant": `${id}-${active?.id}` })}
        onChange={({ target }) => {
          onText(target.value);
          mentions.onCaret(target.selectionStart);
        }}
        onKeyDown={(event) => {
          if (!mentions.onKey(event)) onKeyDown?.(event);
        }}
        onBlur={mentions.close}
      />
      <span className={typeStyles.unseen} role="status">
        {mentions.isAsked && isOpen ? text.found(found.length) : ""}
      </span>
      {isOpen && (
        <div
          className={`${optionStyles.options} ${styles.list}`}
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label={text.list}
        >
          {found.map((person) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
            <div
              key={person.id}
              id={`${id}-${person.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={person === active}
              onPointerDown={(event) => event.preventDefault()} // the text keeps the focus
              onClick={() => mentions.take(person)}
            >
              <span className={`${avatarStyles.avatar} ${tintOf(person.name)}`} aria-hidden="true">
                {initialsOf(person.name)}
              </span>
              <bdi>{person.name}</bdi>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
