import { Clock, Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import { named } from "../../../kernel/resource/named-record.ts";
import { displayPhone, telLink, waLink } from "../../../kernel/text/format.ts";
import { mailLink } from "../../../kernel/text/mail-link.ts";
import cardStyles from "../../../ui/card.module.css";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { Ltr } from "../../../ui/text/ltr.tsx";
import type { PublicSettings } from "../../loading/public-settings.ts";
import { Section } from "../../parts/section.tsx";
import { headOf } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import type block from "./block.text.ts";
import { words } from "./block.text.ts";
import styles from "./drawing.module.css";

/** How to reach the agency; requirement PAGES-01. */
export default function ContactBlock({ texts, records: settings }: BlockProps<typeof block, PublicSettings>) {
  if (!settings) return null;
  const { phone, email, chatNumber, chatGreeting, addressLine1, addressLine2, workingHours } = settings;
  const ways = [
    { icon: Phone, label: words.call, href: telLink(phone), value: displayPhone(phone), field: "phone" },
    {
      icon: MessageCircle,
      label: words.chat,
      href: waLink(chatNumber, chatGreeting),
      value: displayPhone(chatNumber),
      field: "chatNumber",
    },
    { icon: Mail, label: words.mail, href: mailLink(email), value: email, field: "email" },
  ];
  const facts = [
    { icon: MapPin, label: words.address, value: [addressLine1, addressLine2].join(words.comma) },
    { icon: Clock, label: words.hours, value: workingHours },
  ];
  return (
    <Section {...headOf(texts)}>
      <ul className={styles.contact}>
        {ways.map(({ icon, label, href, value, field }) => (
          <li key={label}>
            <a className={cardStyles.card} href={href}>
              <Icon of={icon} />
              <b>{label}</b>
              <Ltr {...named(settings, field)}>{value}</Ltr>
            </a>
          </li>
        ))}
        {facts.map(({ icon, label, value }) => (
          <li key={label}>
            <Icon of={icon} />
            <b>{label}</b>
            <BidiText as="span" text={value} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
