import { Mail, Phone } from "lucide-react";
import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { contact } from "../../content/page-content/sections/texts/contact.text.ts";
import { displayPhone, telLink } from "../../kernel/text/format.ts";
import { mailLink } from "../../kernel/text/mail-link.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import type { PublicSettings } from "../loading/public-settings.ts";
import { Titled } from "../parts/section.tsx";

type ContactAsideProps = {
  texts: PageTexts<typeof contact>;
  settings: Pick<
    PublicSettings,
    "phone" | "email" | "addressLine1" | "addressLine2" | "workingHours" | "socials"
  >;
};

/** The phone card, the urgent help with call and mail links, and where and when we are and where to follow us; requirements CONTACT-05, ASET-01. */
export function ContactAside({ texts, settings }: ContactAsideProps) {
  const { phone, email } = settings;
  return (
    <aside className="cside" aria-label={texts.phoneTitle}>
      <a className="card help" href={telLink(phone)}>
        <Icon of={Phone} className="big" />
        <Titled as="h2" title={texts.phoneTitle} text={texts.phoneText} />
        <span className="val big">
          <Ltr>{displayPhone(phone)}</Ltr>
        </span>
      </a>
      <div className="urg band">
        <Titled as="h2" title={texts.urgentTitle} text={texts.urgentText} />
        <div className="acts">
          <a className="btn sun" href={telLink(phone)}>
            <Icon of={Phone} />
            {texts.urgentCall}
          </a>
          <a className="btn onband" href={mailLink(email)}>
            <Icon of={Mail} />
            {texts.urgentMail}
          </a>
        </div>
        <span className="sm">
          <Ltr>{email}</Ltr>
        </span>
      </div>
      <div className="addr">
        <BidiText as="h2" className="h3" text={texts.addressTitle} />
        <p>
          <BidiText text={settings.addressLine1} />
          <br />
          <BidiText text={settings.addressLine2} />
        </p>
      </div>
      <div className="addr">
        <Titled as="h2" title={texts.hoursTitle} text={settings.workingHours} />
      </div>
      {settings.socials.length > 0 && (
        <div className="addr">
          <BidiText as="h2" className="h3" text={texts.socialsTitle} />
          <ul>
            {settings.socials.map(({ label, url }) => (
              <li key={url}>
                <a className="ul" href={url} rel="me">
                  <BidiText text={label} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}
