import { X } from "lucide-react";
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from "react";
import { matches } from "../../kernel/text/search.ts";
import { FieldGroup } from "../../ui/controls/field.tsx";
import { arabicHint } from "../../ui/controls/inputs.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import styles from "./tokens-field.module.css";

const mostSuggested = 6;

/** A token to choose; `said` tells beside it why it is offered. */
export type Suggestion = { token: string; said: string };

type TokensFieldProps = {
  label: ReactNode;
  value: readonly string[];
  onChange(value: string[]): void;
  /** The sentence about a token, by its place, and about the whole list. */
  errorAt?(place: number): string | undefined;
  error?: string | undefined;
  words: {
    /** The name of the field, shown while it is empty. */
    hint: string;
    help?: string;
    remove(token: string): string;
    /** The name of the suggestions. */
    suggestions?: string;
  };
  /** What ends a token that is typed, and separates pasted ones. */
  separators: RegExp;
  /** Of addresses, which run from left to right. */
  isEmail?: boolean;
  /** Tokens of one key are the same; by default a token is its own key. */
  keyOf?(token: string): string;
  longest?: number;
  suggestions?: readonly Suggestion[];
};

/**
 * A list of tokens, such as e-mail addresses or tags. Enter, a separator or leaving the field adds one; Backspace in the empty field
 * removes the last, Escape what is typed. Suggestions that hold what is typed, in any spelling, stand below while the field is used.
 */
export function TokensField(props: TokensFieldProps) {
  const { label, value, errorAt = () => undefined, error, words, isEmail = false } = props;
  const { input, typed, setTyped, add, remove, onKeyDown, onPaste } = useTokens(props);
  const [isUsed, setUsed] = useState(false);
  const firstError = value.map((_, place) => errorAt(place)).find((sentence) => sentence !== undefined);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    setUsed(false);
    add(typed);
  };
  return (
    <FieldGroup full label={label} help={words.help} error={error ?? firstError}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears when its field is left */}
      <div className={styles.tokened} onFocus={() => setUsed(true)} onBlur={leave}>
        <div className={styles.tokens}>
          {value.map((token, place) => (
            <span className={errorAt(place) ? `${styles.token} ${styles.wrong}` : styles.token} key={token}>
              <bdi dir={isEmail ? "ltr" : undefined}>{token}</bdi>
              <button type="button" aria-label={words.remove(token)} onClick={() => remove(place)}>
                <Icon of={X} />
              </button>
            </span>
          ))}
          <input
            ref={input}
            dir={isEmail ? "ltr" : "auto"}
            type={isEmail ? "email" : "text"}
            className={isEmail ? styles.address : ""}
            aria-label={words.hint}
            placeholder={words.hint}
            {...arabicHint(words.hint)}
            aria-invalid={(error ?? firstError) ? true : undefined}
            maxLength={props.longest}
            autoComplete={isEmail ? undefined : "off"}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        </div>
        {isUsed && <Suggestions {...props} typed={typed} onChoose={add} />}
      </div>
    </FieldGroup>
  );
}

/** What is typed, and how it becomes tokens. */
function useTokens({ value, onChange, separators, keyOf = (token) => token }: TokensFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const add = (given: string) => {
    const known = new Set(value.map(keyOf));
    const added = given
      .split(separators)
      .map((token) => token.trim())
      .filter((token) => keyOf(token) !== "" && !known.has(keyOf(token)) && known.add(keyOf(token)));
    if (added.length > 0) onChange([...value, ...added]);
    setTyped("");
  };
  const remove = (place: number) => {
    onChange(value.toSpliced(place, 1));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const adds = event.key === "Enter" || separators.test(event.key);
    if (adds && (typed.trim() !== "" || event.key !== "Enter")) {
      event.preventDefault();
      add(typed);
    } else if (event.code === "KeyS" && (event.ctrlKey || event.metaKey)) {
      // Adds the typed token before the screen's shortcut saves the form.
      add(typed);
    } else if (event.key === "Escape" && typed !== "") {
      event.stopPropagation(); // what is around the field stays
      setTyped("");
    } else if (event.key === "Backspace" && typed === "" && value.length > 0) {
      onChange(value.slice(0, -1));
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    if (!separators.test(pasted.trim())) return;
    event.preventDefault();
    add(typed + pasted);
  };
  return { input, typed, setTyped, add, remove, onKeyDown, onPaste };
}

type SuggestionsProps = Pick<TokensFieldProps, "value" | "suggestions" | "words" | "keyOf"> & {
  typed: string;
  onChoose(token: string): void;
};

function Suggestions({
  value,
  suggestions = [],
  words,
  keyOf = (token) => token,
  ...props
}: SuggestionsProps) {
  const { typed, onChoose } = props;
  const chosen = new Set(value.map(keyOf));
  const offered = suggestions
    .filter(({ token }) => !chosen.has(keyOf(token)) && matches(typed, [token]))
    .slice(0, mostSuggested);
  if (offered.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label={words.suggestions}>
      {offered.map(({ token, said }) => (
        <li key={token}>
          <button
            type="button"
            onPointerDown={(event) => event.preventDefault()} // the field keeps the focus
            onClick={() => onChoose(token)}
          >
            <bdi>{token}</bdi> <small>{said}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
