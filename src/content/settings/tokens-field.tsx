import { X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { FieldGroup } from "../../ui/controls/field.tsx";
import { arabicHint } from "../../ui/controls/inputs.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { text } from "./settings-admin.text.ts";
import styles from "./tokens-field.module.css";

const { token: words } = text;
const separators = /[\s,;\u060c\u061b]+/;

type TokensFieldProps = {
  label: string;
  value: readonly string[];
  onChange(value: string[]): void;
  errorAt(place: number): string | undefined;
  error: string | undefined;
};

/** A list of e-mail addresses. Enter, a comma or leaving the field adds one; Backspace in the empty field removes the last. */
export function TokensField({ label, value, onChange, errorAt, error }: TokensFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const firstError = value.map((_, place) => errorAt(place)).find((sentence) => sentence !== undefined);
  const add = (given: string) => {
    const added = given.split(separators).filter((one) => one !== "" && !value.includes(one));
    if (added.length > 0) onChange([...value, ...new Set(added)]);
    setTyped("");
  };
  const remove = (place: number) => {
    onChange(value.toSpliced(place, 1));
    input.current?.focus();
  };
  const key = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const adds = event.key === "Enter" || separators.test(event.key);
    if (adds && (typed.trim() !== "" || event.key !== "Enter")) {
      event.preventDefault();
      add(typed);
    } else if (event.code === "KeyS" && (event.ctrlKey || event.metaKey)) {
      // Adds the typed address before the screen's shortcut saves the form.
      add(typed);
    } else if (event.key === "Backspace" && typed === "" && value.length > 0) {
      onChange(value.slice(0, -1));
    }
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    if (!separators.test(pasted.trim())) return;
    event.preventDefault();
    add(typed + pasted);
  };
  return (
    <FieldGroup full label={label} help={words.help} error={error ?? firstError}>
      <div className={styles.tokens}>
        {value.map((email, place) => (
          <span className={errorAt(place) ? `${styles.token} ${styles.wrong}` : styles.token} key={email}>
            <bdi dir="ltr">{email}</bdi>
            <button type="button" aria-label={words.remove(email)} onClick={() => remove(place)}>
              <Icon of={X} />
            </button>
          </span>
        ))}
        <input
          ref={input}
          dir="ltr"
          type="email"
          aria-label={words.hint}
          placeholder={words.hint}
          {...arabicHint(words.hint)}
          aria-invalid={(error ?? firstError) ? true : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={key}
          onPaste={paste}
          onBlur={() => add(typed)}
        />
      </div>
    </FieldGroup>
  );
}
