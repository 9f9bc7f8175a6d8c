import { Mail, MessageCircle, Phone } from "lucide-react";
import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { contact } from "../../content/page-content/sections/texts/contact.text.ts";
import { named } from "../../kernel/resource/named-record.ts";
import { displayPhone, telLink, waLink } from "../../kernel/text/format.ts";
import { mailLink } from "../../kernel/text/mail-link.ts";
import cardStyles from "../../ui/card.module.css";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SocialIcon } from "../../ui/pictures/social-icon.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import type { Identity } from "../frame/identity.server.ts";
import { IdentityFacts } from "../frame/identity-parts.tsx";
import type { PublicSettings } from "../loading/public-settings.ts";
import { Titled } from "../parts/section.tsx";
import styles from "./contact.module.css";
import { contactText } from "./contact.text.ts";

type ContactSettings = Pick<
  PublicSettings,
  "phone" | "email" | "addressLine1" | "addressLine2" | "chatNumber" | "chatGreeting"
>;

/** Call and chat buttons before the form, for narrow windows, where the phone card is far below; requirement SITE-03. */
export function ContactButtons({ settings }: { settings: ContactSettings }) {
  const { phone, chatNumber, chatGreeting } = settings;
  return (
    <div className={styles.buttons}>
      <a className={buttonStyles.button} href={telLink(phone)}>
        <Icon of={Phone} />
        <span>
          {contactText.call}
          <small>
            <Ltr {...named(settings, "phone")}>{displayPhone(phone)}</Ltr>
          </small>
        </span>
      </a>
      <a
        className={`${buttonStyles.button} ${buttonStyles.outlined}`}
        href={waLink(chatNumber, chatGreeting)}
      >
        <Icon of={MessageCircle} />
        {contactText.chat}
      </a>
    </div>
  );
}

type ContactAsideProps = { texts: PageTexts<typeof contact>; settings: ContactSettings; identity: Identity };

/** The phone card, urgent help with call and mail links, the address and the social links; requirements CONTACT-05, ASET-01. */
export function ContactAside({ texts, settings, identity }: ContactAsideProps) {
  const { phone, email } = settings;
  return (
    <aside className={styles.aside} aria-label={texts.phoneTitle}>
      <a className={`${cardStyles.card} ${styles.phone}`} href={telLink(phone)}>
        <Icon of={Phone} />
        <Titled as="h2" title={texts.phoneTitle} text={texts.phoneText} />
        <b>
          <Ltr {...named(settings, "phone")}>{displayPhone(phone)}</Ltr>
        </b>
      </a>
      <section className={`${layoutStyles.band} night ${styles.urgent}`}>
        <Titled as="h2" title={texts.urgentTitle} text={texts.urgentText} />
        <div className={buttonStyles.actions}>
          <a className={`${buttonStyles.button} ${buttonStyles.sunny}`} href={telLink(phone)}>
            <Icon of={Phone} />
            <span>{texts.urgentCall}</span>
          </a>
          <a className={`${buttonStyles.button} ${buttonStyles.onBand}`} href={mailLink(email)}>
            <Icon of={Mail} />
            <span>{texts.urgentMail}</span>
          </a>
        </div>
        <small>
          <Ltr {...named(settings, "email")}>{email}</Ltr>
        </small>
      </section>
      {(settings.addressLine1 || settings.addressLine2) && (
        <div className={styles.place}>
          <BidiText as="h2" className={typeStyles.subheading} text={texts.addressTitle} />
          <p>
            <BidiText text={settings.addressLine1} />
            <br />
            <BidiText text={settings.addressLine2} />
          </p>
        </div>
      )}
      {identity.facts.length > 0 && (
        <div className={styles.place}>
          <h2 className={typeStyles.subheading}>{contactText.facts}</h2>
          <IdentityFacts facts={identity.facts} />
        </div>
      )}
      {identity.socials.length > 0 && (
        <div className={styles.place}>
          <BidiText as="h2" className={typeStyles.subheading} text={texts.socialsTitle} />
          <ul>
            {identity.socials.map(({ label, url, mark }) => (
              <li key={url}>
                <a href={url} rel="me">
                  <SocialIcon of={mark} />
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
