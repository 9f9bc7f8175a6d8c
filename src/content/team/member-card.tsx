import { IdCard, type LucideIcon, Mail, Phone } from "lucide-react";
import { hasNumber, telLink } from "../../kernel/format.ts";
import { mailLink } from "../../kernel/mail-link.ts";
import { BidiText } from "../../ui/bidi-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import type { ShownMember } from "./members.ts";
import { memberText } from "./team.text.ts";

/** One member of the leadership page; the wide card also tells what was achieved; requirement LEAD-01. */
export function MemberCard({ member, wide }: { member: ShownMember; wide: boolean }) {
  const achievements = wide ? member.achievements.filter((line) => line.trim() !== "") : [];
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
        <h2 className="h3">
          <BidiText text={member.name} />
        </h2>
        <p className="pos">
          <BidiText text={member.position} />
        </p>
        <p className="bio">
          <BidiText text={member.bio} />
        </p>
        {achievements.length > 0 && (
          <ul className="ach" aria-label={memberText.achievements}>
            {achievements.map((line) => (
              <li key={line}>
                <i className="nq" />
                <span>
                  <BidiText text={line} />
                </span>
              </li>
            ))}
          </ul>
        )}
        <Facts member={member} />
        <Links member={member} />
      </div>
    </article>
  );
}

function Facts({ member }: { member: ShownMember }) {
  const facts = [
    [memberText.department, member.department],
    [memberText.experience, member.experience],
    [memberText.specialty, member.specialty],
  ].filter(([, fact]) => fact);
  if (facts.length === 0) return null;
  return (
    <dl>
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <BidiText text={fact ?? ""} />
          </dd>
        </div>
      ))}
    </dl>
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
