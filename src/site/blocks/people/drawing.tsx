import type { MemberInPeople } from "../../../content/team/members.ts";
import { Person } from "../../../ui/pictures/person.tsx";
import { Section } from "../../parts/section.tsx";
import { headOf } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import type block from "./block.text.ts";
import styles from "./drawing.module.css";

export default function PeopleBlock({
  texts,
  records: members = [],
}: BlockProps<typeof block, MemberInPeople[]>) {
  if (members.length === 0) return null;
  return (
    <Section {...headOf(texts, "/leadership")}>
      <ul className={styles.people}>
        {members.map(({ id, name, position, image }) => (
          <li key={id}>
            <Person name={name} role={position} image={image} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
