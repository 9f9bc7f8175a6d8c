import { Bust } from "../../content/team/bust.tsx";
import { cardOf } from "../../content/team/member-card.tsx";
import type { Portrait, ShownMember } from "../../content/team/members.ts";
import { useBrand } from "../../ui/brand/brand.ts";
import { leadershipText } from "../parts/people.text.ts";
import styles from "./balcony.module.css";

/** As many as stand beside each other; of those seen from near, two. */
const mostPeople = { far: 8, near: 2 };

/** Somebody with a bust. */
export type BalconyPerson = Pick<ShownMember, "id" | "name"> & { portrait: Portrait };

type BalconyProps = {
  members: readonly Pick<ShownMember, "id" | "name" | "portrait">[];
  /** So near that the window shows two of them, down to the chest. */
  isNear?: boolean;
  /** The page of their cards; the page itself unless said. */
  page?: string;
};

/** Those who can stand on the balcony, as many as it has places for; none where it would be one alone. */
export function peopleOf(
  members: BalconyProps["members"],
  distance: keyof typeof mostPeople = "far",
): BalconyPerson[] {
  const people = members.flatMap(({ id, name, portrait }) => (portrait ? [{ id, name, portrait }] : []));
  return people.length < 2 ? [] : people.slice(0, mostPeople[distance]);
}

/**
 * The people with a bust, side by side behind the parapet, each a way to their card. A drawing: the cards say the same, so
 * readers of the page's words and the keyboard pass it by. Requirements LEAD-01, SITE-03.
 */
export function Balcony({ members, isNear = false, page = "" }: BalconyProps) {
  const { motif } = useBrand();
  const people = peopleOf(members, isNear ? "near" : "far");
  if (people.length === 0 || motif !== "facade") return null;
  return (
    <div className={isNear ? `${styles.balcony} ${styles.near}` : styles.balcony} aria-hidden="true">
      <span className={styles.disc} />
      <ul>
        {people.map(({ id, portrait }) => (
          <li key={id}>
            <a href={`${page}#${cardOf({ id })}`} tabIndex={-1}>
              <Bust of={portrait} />
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.rail}>
        <ol>
          {people.map(({ id, name }) => (
            <li key={id}>{firstNameOf(name)}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The first word of a name, or two where the first is but the beginning of a name or a title. */
function firstNameOf(name: string) {
  const [first = "", second] = name.trim().split(/\s+/);
  return second && leadershipText.beginsName.test(first) ? `${first} ${second}` : first;
}
