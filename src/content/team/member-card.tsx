import { IdCard, type LucideIcon, Mail, Phone } from "lucide-react";
import { hasNumber, telLink } from "../../kernel/text/format.ts";
import { mailLink } from "../../kernel/text/mail-link.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { Portrait } from "../../ui/pictures/portrait.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { DotLines } from "../../ui/text/dot-lines.tsx";
import { Facts } from "../../ui/text/facts.tsx";
import type { ShownMember } from "./members.ts";
import { memberText } from "./team.text.ts";

/** One member of the leadership page; the wide card also tells what was achieved; requirement LEAD-01. */
export function MemberCard({ member, wide }: { member: ShownMember; wide: boolean }) {
  const achievements = wide ? member.achievements.filter((line) => line.trim() !== "") : [];
  const facts = [
    [memberText.department, member.department],
    [memberText.experience, member.experience],
    [memberText.specialty, member.specialty],
  ] as const;
  return (
    <article className={wide ? "card leader wide" : "card leader"}>
      <div className="pt">
        {member.image ? (
          <Picture path={member.image} beside={member.name} sizes="(max-width: 600px) 90vw, 440px" />
        ) : (
          <Portrait name={member.name} height={wide ? 540 : 300} />
        )}
      </div>
      <div className="body">
        <BidiText as="h2" className="h3" text={member.name} />
        <BidiText as="p" className="pos" text={member.position} />
        <BidiText as="p" className="bio" text={member.bio} />
        {achievements.length > 0 && (
          <DotLines className="ach" label={memberText.achievements} lines={achievements} />
        )}
        <Facts facts={facts} />
        <Links member={member} />
      </div>
    </article>
  );
}

function Links({ member: { name, email, phone, linkedin } }: { member: ShownMember }) {
  const links = [
    { of: Mail, href: mailLink(email), label: memberText.writeTo },
    { of: Phone, href: hasNumber(phone) ? telLink(phone) : undefined, label: memberText.call },
    { of: IdCard, href: linkedin, label: memberText.profile },
  ].flatMap(({ href, ...link }) => (href ? [{ ...link, href }] : []));
  if (links.length === 0) return null;
  return (
    <div className="lk">
      {links.map(({ label, ...link }) => (
        <IconLink key={label} {...link} label={label.replace("{name}", () => name)} />
      ))}
    </div>
  );
}

function IconLink({ of, href, label }: { of: LucideIcon; href: string; label: string }) {
  return (
    <a className="iconbtn" href={href} aria-label={label}>
      <Icon of={of} />
    </a>
  );
}
