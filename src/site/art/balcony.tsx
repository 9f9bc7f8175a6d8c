import { Bust } from "../../content/team/bust.tsx";
import { cardOf } from "../../content/team/member-card.tsx";
import type { Portrait, ShownMember } from "../../content/team/members.ts";
import { useBrand } from "../../ui/brand/brand.ts";
import { useStands } from "../parts/absent-pages.ts";
import { leadershipText } from "../parts/people.text.ts";
import styles from "./balcony.module.css";

/** The most people side by side; seen from near, two. */
const mostPeople = { far: 8, near: 2 };

/** A team member with a bust. */
export type BalconyPerson = Pick<ShownMember, "id" | "name"> & { portrait: Portrait };

type BalconyProps = {
  members: readonly Pick<ShownMember, "id" | "name" | "portrait">[];
  /** The view is so near that it shows two people, down to the chest. */
  isNear?: boolean;
  /** The page with their cards; by default this page. */
  page?: string;
};

/** The members who are drawn on the balcony, as many as fit; none if there would be only one. */
export function peopleOf(
  members: BalconyProps["members"],
  distance: keyof typeof mostPeople = "far",
): BalconyPerson[] {
  const people = members.flatMap(({ id, name, portrait }) => (portrait ? [{ id, name, portrait }] : []));
  return people.length < 2 ? [] : people.slice(0, mostPeople[distance]);
}

/**
 * The people with a bust, side by side behind the parapet, each a link to their card. The drawing is hidden from screen readers
 * and the keyboard, because the cards say the same. Requirements LEAD-01, SITE-03.
 */
export function Balcony({ members, isNear = false, page = "" }: BalconyProps) {
  const { motif } = useBrand();
  const stands = useStands();
  const people = peopleOf(members, isNear ? "near" : "far");
  if (people.length === 0 || motif !== "facade") return null;
  return (
    <div className={isNear ? `${styles.balcony} ${styles.near}` : styles.balcony} aria-hidden="true">
      <span className={styles.disc} />
      <ul>
        {people.map(({ id, portrait }) => (
          <li key={id}>
            {stands(page) ? (
              <a href={`${page}#${cardOf({ id })}`} tabIndex={-1}>
                <Bust of={portrait} />
              </a>
            ) : (
              <span>
                <Bust of={portrait} />
              </span>
            )}
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

/** The first word of a name, or the first two if the first is only the beginning of a name or a title. */
function firstNameOf(name: string) {
  const [first = "", second] = name.trim().split(/\s+/);
  return second && leadershipText.beginsName.test(first) ? `${first} ${second}` : first;
}
