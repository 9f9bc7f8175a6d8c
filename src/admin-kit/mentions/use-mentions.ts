import { type KeyboardEvent, type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { type Colleague, mentionQuery } from "../../kernel/text/mentions.ts";
import { matches } from "../../kernel/text/search.ts";

const mostShown = 6;

type MentionOptions = {
  text: string;
  onText(text: string): void;
  /** The colleagues who can be mentioned. */
  people: readonly Colleague[];
  field: RefObject<HTMLTextAreaElement | null>;
};

/**
 * The list of colleagues that opens while a name is typed after an `@`: arrows move in it, Enter and Tab choose, Escape closes.
 * The mentions are kept only in the text.
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
    // Rendered at once, so that the next typed letter comes after the name.
    flushSync(() => {
      onText(before + text.slice(caret).trimStart());
      close();
    });
    field.current?.focus();
    field.current?.setSelectionRange(before.length, before.length);
  };
  /** Handles a key; returns whether the key was for the list. */
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
    /** Call after each key with the position of the caret. */
    onCaret(position: number | null) {
      setPlace(0);
      setCaret(position ?? undefined);
    },
  };
}
