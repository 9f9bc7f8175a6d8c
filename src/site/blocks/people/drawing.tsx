import type { MemberInPeople } from "../../../content/team/members.ts";
import { named } from "../../../kernel/resource/named-record.ts";
import { Person } from "../../../ui/pictures/person.tsx";
import { Section } from "../../parts/section.tsx";
import { headOf, NothingYet } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import type block from "./block.text.ts";
import { words } from "./block.text.ts";
import styles from "./drawing.module.css";

export default function PeopleBlock({
  texts,
  records: members = [],
}: BlockProps<typeof block, MemberInPeople[]>) {
  if (members.length === 0) return <NothingYet hint={words.hint} />;
  return (
    <Section {...headOf(texts, "/leadership")}>
      <ul className={styles.people}>
        {members.map((member) => (
          <li key={member.id}>
            <Person
              name={member.name}
              role={member.position}
              image={member.image}
              pictureField={named(member, "image")}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
