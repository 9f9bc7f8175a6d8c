import { Bust } from "../../content/team/bust.tsx";
import { cardOf } from "../../content/team/member-card.tsx";
import type { Portrait, ShownMember } from "../../content/team/members.ts";
import { leadershipText } from "../parts/people.text.ts";
import styles from "./leadership.module.css";

/** As many as stand beside each other. */
const mostPeople = 8;

/**
 * The people with a bust, side by side behind the parapet, each a way to the card below. A drawing: the cards say the same, so
 * readers of the page's words and the keyboard pass it by. Requirements LEAD-01, SITE-03.
 */
export function Balcony({ members }: { members: readonly ShownMember[] }) {
  const people = members.flatMap(({ id, name, portrait }) => (portrait ? [{ id, name, portrait }] : []));
  if (people.length < 2) return null;
  const shown = people.slice(0, mostPeople);
  return (
    <div className={styles.balcony} aria-hidden="true">
      <span className={styles.disc} />
      <ul>
        {shown.map((person) => (
          <Person key={person.id} {...person} />
        ))}
      </ul>
      <div className={styles.rail}>
        <ol>
          {shown.map(({ id, name }) => (
            <li key={id}>{firstNameOf(name)}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Person({ id, portrait }: { id: number; portrait: Portrait }) {
  return (
    <li>
      <a href={`#${cardOf({ id })}`} tabIndex={-1}>
        <Bust of={portrait} />
      </a>
    </li>
  );
}

/** The first word of a name, or two where the first is but the beginning of a name or a title. */
function firstNameOf(name: string) {
  const [first = "", second] = name.trim().split(/\s+/);
  return second && leadershipText.beginsName.test(first) ? `${first} ${second}` : first;
}
