import { type KeyboardEvent, type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { matches } from "../../kernel/text/arabic.ts";
import { type Colleague, mentionQuery } from "../../kernel/text/mentions.ts";

const mostShown = 6;

type MentionOptions = {
  text: string;
  onText(text: string): void;
  /** Who can be named. */
  people: readonly Colleague[];
  field: RefObject<HTMLTextAreaElement | null>;
};

/**
 * The list of colleagues that opens while a name is typed after an `@`: arrows walk, Enter and Tab take, Escape closes.
 * The text alone keeps whom it names.
 */
export function useMentions({ text, onText, people, field }: MentionOptions) {
  const [caret, setCaret] = useState<number>();
  const [place, setPlace] = useState(0);
  const asked = caret === undefined ? undefined : mentionQuery(text, caret);
  const found = asked ? people.filter(({ name }) => matches(asked.query, [name])).slice(0, mostShown) : [];
  const isOpen = found.length > 0;
  const active = found[Math.min(place, found.length - 1)];
  const close = () => setCaret(undefined);
  const take = ({ name }: Colleague) => {
    if (!asked || caret === undefined) return;
    const before = `${text.slice(0, asked.from)}@${name} `;
    // Drawn at once: the letter that is typed next belongs behind the name.
    flushSync(() => {
      onText(before + text.slice(caret).trimStart());
      close();
    });
    field.current?.focus();
    field.current?.setSelectionRange(before.length, before.length);
  };
  /** Answers whether the key was for the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setPlace((place + step + found.length) % found.length);
    else if (event.key === "Escape") close();
    else if ((event.key === "Enter" || event.key === "Tab") && active) take(active);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    found,
    active,
    isOpen,
    isAsked: asked !== undefined && asked.query !== "",
    onKey,
    take,
    close,
    /** Where the caret stands after a key. */
    onCaret(position: number | null) {
      setPlace(0);
      setCaret(position ?? undefined);
    },
  };
}
