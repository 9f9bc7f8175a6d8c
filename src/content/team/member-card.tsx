import { IdCard, type LucideIcon, Mail, Phone } from "lucide-react";
import { named } from "../../kernel/resource/named-record.ts";
import { hasNumber, telLink } from "../../kernel/text/format.ts";
import { mailLink } from "../../kernel/text/mail-link.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { DotLines } from "../../ui/text/dot-lines.tsx";
import { Bust } from "./bust.tsx";
import { experienceOf } from "./experience.ts";
import styles from "./member-card.module.css";
import type { ShownMember } from "./members.ts";
import { memberText } from "./team.text.ts";

type MemberProps = { member: ShownMember };

/** The background colours of portraits, used in turn. */
const grounds = ["khuzama", "palm", "sunny", "clay", "water", "stone"] as const;

/** The HTML id of a member's card, for links to it. */
export const cardOf = ({ id }: Pick<ShownMember, "id">) => `member-${id}`;

/** One member of the leadership page; `place` chooses the background colour of the portrait. Requirement LEAD-01. */
export function MemberCard({ member, place }: MemberProps & { place: number }) {
  const position = [member.position];
  if (!member.position.includes(member.department)) position.push(member.department);
  return (
    <article className={styles.card} id={cardOf(member)}>
      <div className={`${styles.portrait} ${styles[grounds[place % grounds.length] ?? "palm"]}`}>
        <Face member={member} />
      </div>
      <div className={styles.head}>
        <BidiText as="h2" text={member.name} />
        <BidiText
          as="p"
          className={styles.position}
          text={position.filter((part) => part !== "").join(memberText.comma)}
        />
        <Experience member={member} />
      </div>
      <BidiText as="p" className={styles.biography} text={member.bio} />
      <div className={styles.foot}>
        <More member={member} />
        <Links member={member} />
      </div>
    </article>
  );
}

/** The photograph, else the bust, else the initial. */
function Face({ member }: MemberProps) {
  const { name, image, portrait } = member;
  if (image)
    return (
      <Picture
        path={image}
        beside={name}
        sizes="(max-width: 639px) 92px, (max-width: 1120px) 112px, 220px"
        {...named(member, "image")}
      />
    );
  return portrait ? <Bust of={portrait} /> : <b aria-hidden="true">{[...name.trim()][0]}</b>;
}

/** The experience and its field, and a dot for each year. */
function Experience({ member }: MemberProps) {
  const { specialty } = member;
  const experience = experienceOf(member);
  if (!experience && !specialty) return null;
  return (
    <div className={styles.experience}>
      <p>
        {experience && (
          <BidiText as="b" text={experience} {...(!member.experience && named(member, "years"))} />
        )}
        {experience && specialty && memberText.within}
        <BidiText text={specialty} />
      </p>
      <span aria-hidden="true">
        {Array.from({ length: member.years ?? 0 }, (_, year) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the years never move
          <i key={year} />
        ))}
      </span>
    </div>
  );
}

/** Achievements and skills; on phones the biography too. */
function More({ member: { name, bio, achievements, skills } }: MemberProps) {
  const known = skills.filter((skill) => skill.trim() !== "");
  const hasLists = achievements.some((line) => line.trim() !== "") || known.length > 0;
  if (!hasLists && bio.trim() === "") return null;
  return (
    <details className={hasLists ? undefined : styles.folded}>
      <summary>
        <i />
        {hasLists && <span className={styles.open}>{memberText.lists}</span>}
        <span className={styles.folded}>{memberText.all}</span>
        <span className={typeStyles.unseen}> {name}</span>
      </summary>
      <BidiText as="p" className={styles.folded} text={bio} />
      <DotLines lines={achievements} label={memberText.achievements} />
      <BidiText as="p" className={typeStyles.muted} text={known.join(memberText.comma)} />
    </details>
  );
}

function Links({ member: { name, email, phone, linkedin } }: MemberProps) {
  const links = [
    { of: Mail, href: mailLink(email), label: memberText.writeTo },
    { of: Phone, href: hasNumber(phone) ? telLink(phone) : undefined, label: memberText.call },
    { of: IdCard, href: linkedin, label: memberText.profile },
  ].flatMap(({ href, ...link }) => (href ? [{ ...link, href }] : []));
  if (links.length === 0) return null;
  return (
    <div className={styles.links}>
      {links.map(({ label, ...link }) => (
        <IconLink key={label} {...link} label={label.replace("{name}", () => name)} />
      ))}
    </div>
  );
}

function IconLink({ of, href, label }: { of: LucideIcon; href: string; label: string }) {
  return (
    <a className={buttonStyles.iconButton} href={href} aria-label={label}>
      <Icon of={of} />
    </a>
  );
}
