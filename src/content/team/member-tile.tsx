import { IdCard, Mail, Phone } from "lucide-react";
import { RowActions, type RowProps } from "../../admin-kit/rows/row-actions.tsx";
import toolStyles from "../../admin-kit/rows/row-tools.module.css";
import { SelectBox } from "../../admin-kit/rows/select-box.tsx";
import { TitleButton } from "../../admin-kit/rows/title-button.tsx";
import { hasNumber, telLink } from "../../kernel/text/format.ts";
import { mailLink } from "../../kernel/text/mail-link.ts";
import badgeStyles from "../../ui/badge.module.css";
import { Card } from "../../ui/card.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { Portrait } from "../../ui/pictures/portrait.tsx";
import { TagList } from "../../ui/tag-list.tsx";
import { Facts } from "../../ui/text/facts.tsx";
import { HitText } from "../../ui/text/hit-text.tsx";
import tileStyles from "../../ui/tiles.module.css";
import { experienceOf } from "./experience.ts";
import styles from "./member-tile.module.css";
import type { MemberRecord } from "./members.ts";
import { text } from "./team-admin.text.ts";

type MemberTileProps = RowProps<MemberRecord> & {
  member: MemberRecord;
  onToggle(member: MemberRecord): void;
};

/** One member in the admin's grid; requirement ATEAM-02. */
export function MemberTile({ member, query, selection, onToggle, ...actions }: MemberTileProps) {
  const name = nameOf(member);
  const status = member.isActive ? text.values.isActive.true : text.values.isActive.false;
  const facts = [
    [text.labels.department, member.department],
    [text.experience, experienceOf(member)],
    [text.labels.specialty, member.specialty],
  ] as const;
  return (
    <Card
      as="article"
      className={member.isActive ? undefined : `${tileStyles.inactive} ${styles.inactive}`}
      aria-label={name}
    >
      <div className={styles.portrait}>
        {member.image ? (
          <Picture path={member.image} alt="" sizes="(max-width: 600px) 92vw, 280px" />
        ) : (
          <Portrait name={name} height={250} />
        )}
        <button
          type="button"
          className={`${badgeStyles.badge} ${badgeStyles.pressable} ${styles.status} ${member.isActive ? badgeStyles.success : badgeStyles.neutral}`}
          aria-label={text.toggleItem(name, status)}
          onClick={() => onToggle(member)}
        >
          {status}
        </button>
        <SelectBox selection={selection} id={member.id} name={name} />
      </div>
      <div className={styles.words}>
        <h2>
          <TitleButton onOpen={() => actions.onEdit(member)}>
            <HitText text={name} query={query} />
          </TitleButton>
        </h2>
        <HitText as="p" className={styles.position} text={member.position} query={query} />
        <Facts facts={facts} />
        <TagList lines={[...new Set(member.skills)]} label={text.labels.skills} />
      </div>
      <div className={`${tileStyles.foot} ${styles.foot}`}>
        <Links member={member} />
        <RowActions record={member} name={name} {...actions} />
      </div>
    </Card>
  );
}

/** The name of a member on the screen: a blank one can be saved (ADM-08) and needs a substitute. */
export function nameOf({ name }: Pick<MemberRecord, "name">) {
  return name.trim() === "" ? text.untitled : name;
}

function Links({ member }: { member: MemberRecord }) {
  const { email, phone, linkedin } = member;
  const name = nameOf(member);
  const mail = mailLink(email);
  return (
    <span className={toolStyles.tools}>
      {mail && (
        <a className={buttonStyles.iconButton} href={mail} aria-label={text.mailItem(name)}>
          <Icon of={Mail} />
        </a>
      )}
      {hasNumber(phone) && (
        <a className={buttonStyles.iconButton} href={telLink(phone)} aria-label={text.callItem(name)}>
          <Icon of={Phone} />
        </a>
      )}
      {linkedin && (
        <a
          className={buttonStyles.iconButton}
          href={linkedin}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text.profileItem(name)}
        >
          <Icon of={IdCard} />
        </a>
      )}
    </span>
  );
}
