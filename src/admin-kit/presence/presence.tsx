import { useEffect, useState } from "react";
import type { Present } from "../../kernel/presence/present.ts";
import { initialsOf } from "../../ui/pictures/initials.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { useUserId } from "../may.ts";
import styles from "./presence.module.css";
import { presenceText as text } from "./presence.text.ts";
import { usePresence } from "./use-presence.ts";

const mostShown = 3;
const typingLasts = 15_000; // ms

type PresenceProps = {
  /** The path of the resource and the id: `project-requests/14`; undefined for a record that is not stored yet. */
  place: string | undefined;
  /** Whether the user is editing; by default, for some time after each typed key. */
  isEditing?: boolean;
};

/** Shows who else has a record open, with a green dot for those who edit it; requirement DESK-07. Render it once per record. */
export function Presence(props: PresenceProps) {
  return <People present={useOthers(props)} />;
}

/** Reports that the user has a record open, and returns who else has, in all their tabs. Use it once per record. */
export function useOthers({ place, isEditing, field = "" }: PresenceProps & { field?: string }) {
  const isTyping = useTyping(place);
  return usePresence({ place, isEditing: isEditing ?? isTyping, field });
}

/** What a user is called for another: by the own name, but as the own account in another window. */
export function useNameOf() {
  const me = useUserId();
  return (other: Present) => (other.userId === me ? text.own : other.name);
}

/** The users who have a record open. */
export function People({ present }: { present: readonly Present[] }) {
  const others = peopleOf(present);
  const nameOf = useNameOf();
  const words = others.map((other) => (other.isEditing ? text.editing : text.viewing)(nameOf(other)));
  const sentence = words.length > 0 ? text.here(words.join(text.between)) : "";
  return (
    <span className={styles.presence} title={sentence || undefined}>
      {others.slice(0, mostShown).map((other) => (
        <span
          key={other.userId}
          className={other.isEditing ? `${styles.person} ${styles.editing}` : styles.person}
          aria-hidden="true"
        >
          {initialsOf(other.name)}
        </span>
      ))}
      {others.length > mostShown && (
        <span className={styles.more} aria-hidden="true">
          {text.more(others.length - mostShown)}
        </span>
      )}
      <span className={typeStyles.unseen} role="status">
        {sentence}
      </span>
    </span>
  );
}

/** One entry for each user, as editing when any of their windows is; those who edit come first. */
function peopleOf(present: readonly Present[]): Present[] {
  const people = new Map<number, Present>();
  for (const one of present) {
    const known = people.get(one.userId);
    if (!known || (one.isEditing && !known.isEditing)) people.set(one.userId, one);
  }
  return [...people.values()].sort((one, other) => Number(other.isEditing) - Number(one.isEditing));
}

/** True for 15 s after each letter typed on the screen, outside search fields. */
function useTyping(place: string | undefined): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    if (place === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const typed = (event: Event) => {
      // Typing in a search field is not editing.
      if (event.target instanceof Element && event.target.closest("[role=search], [type=search]")) return;
      setTyping(true);
      clearTimeout(timer);
      timer = setTimeout(() => setTyping(false), typingLasts);
    };
    document.addEventListener("input", typed);
    return () => {
      document.removeEventListener("input", typed);
      clearTimeout(timer);
      setTyping(false);
    };
  }, [place]);
  return isTyping;
}
