import { Mail, MessageCircle, Phone } from "lucide-react";
import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { faq } from "../../content/page-content/sections/texts/faq.text.ts";
import { displayPhone, telLink, waLink } from "../../kernel/text/format.ts";
import { mailLink } from "../../kernel/text/mail-link.ts";
import { wordFor } from "../../kernel/text/word-for.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import type { PublicSettings } from "../loading/public-settings.ts";
import { Section } from "../parts/section.tsx";
import styles from "./faq.module.css";

type FaqHelpProps = { texts: PageTexts<typeof faq>; settings: PublicSettings };

/** Three ways to ask: WhatsApp, a call, an e-mail; requirement FAQ-07. */
export function FaqHelp({ texts, settings }: FaqHelpProps) {
  const channels: Record<string, { of: typeof Mail; href: string | undefined }> = {
    chat: { of: MessageCircle, href: waLink(settings.chatNumber, settings.chatGreeting) },
    phone: { of: Phone, href: telLink(settings.phone) },
    email: { of: Mail, href: mailLink(settings.email) },
  };
  const values = {
    phone: <Ltr>{displayPhone(settings.phone)}</Ltr>,
    email: <Ltr>{settings.email}</Ltr>,
  };
  return (
    <Section title={texts.helpTitle}>
      <div className={styles.ways}>
        {texts.helpCards.map(({ id, title, text, label, channel }) => {
          const { of, href } = wordFor(channels, channel) ?? { of: MessageCircle, href: "/contact" };
          return (
            <a key={id} href={href}>
              <Icon of={of} />
              <h3 className={typeStyles.subheading}>{title}</h3>
              <BidiText as="p" text={text} />
              <BidiText as="span" className={styles.value ?? ""} text={label} values={values} />
            </a>
          );
        })}
      </div>
    </Section>
  );
}
