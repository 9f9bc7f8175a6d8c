import { useLocation } from "react-router";
import cardStyles from "../../../ui/card.module.css";
import { Button } from "../../../ui/controls/button.tsx";
import buttonStyles from "../../../ui/controls/buttons.module.css";
import formStyles from "../../../ui/controls/forms.module.css";
import { Select, TextArea, TextInput } from "../../../ui/controls/inputs.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { contactText } from "../../contact/contact.text.ts";
import { contactReasons } from "../../contact/contact-wire.ts";
import { Honeypot } from "../../forms/honeypot.tsx";
import { Section } from "../../parts/section.tsx";
import type { BlockProps } from "../block-props.ts";
import shared from "../shared.module.css";
import type block from "./block.text.ts";
import styles from "./drawing.module.css";
import type { Notice } from "./records.server.ts";

const { placeholders, reasons } = contactText;
const askedReasons = contactReasons.filter((reason) => reason !== "other");

/**
 * The contact form. It posts to the contact page, which answers with thanks, or with the form, its errors and what was typed.
 * On a draft nothing is stored: the post goes to the draft, which is shown again. Requirement PAGES-01.
 */
export default function FormBlock({ texts, records: notice }: BlockProps<typeof block, Notice>) {
  const { pathname } = useLocation();
  const isDraft = /^\/(draft|review|admin)\//.test(pathname);
  const hasTitle = texts.title.trim() !== "";
  return (
    <Section inside={shared.halves}>
      <div className={shared.words}>
        {hasTitle && <BidiText as="h2" className={typeStyles.heading} text={texts.title} />}
        {texts.lead.trim() && <BidiText as="p" className={typeStyles.lead} text={texts.lead} />}
      </div>
      <form
        className={`${cardStyles.panel} ${formStyles.stacked} ${styles.form}`}
        method="post"
        action={isDraft ? pathname : "/contact"}
      >
        <TextInput
          label={contactText.name}
          name="name"
          required
          autoComplete="name"
          placeholder={placeholders.name}
          maxLength={200}
        />
        <TextInput
          type="email"
          label={contactText.email}
          name="email"
          required
          autoComplete="email"
          placeholder={placeholders.email}
          dir="ltr"
          maxLength={200}
        />
        <TextInput
          type="tel"
          label={contactText.phone}
          name="phone"
          optional
          autoComplete="tel"
          placeholder={placeholders.phone}
          dir="ltr"
          maxLength={40}
        />
        <Select
          label={contactText.reason}
          name="reason"
          required
          options={askedReasons.map((value) => ({ value, label: reasons[value] }))}
        />
        <TextArea
          label={contactText.message}
          name="message"
          required
          placeholder={placeholders.message}
          maxLength={5000}
        />
        <Honeypot label={contactText.honeypot} />
        {notice && (
          <p className={`${typeStyles.muted} ${typeStyles.small}`}>
            <BidiText text={notice.text} values={notice.periods} /> <a href="/privacy">{notice.link}</a>
          </p>
        )}
        <div className={buttonStyles.actions}>
          <Button type="submit">{texts.submit.trim() || contactText.send}</Button>
        </div>
      </form>
    </Section>
  );
}
