import { Send } from "lucide-react";
import { useEffect } from "react";
import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { contact } from "../../content/page-content/sections/texts/contact.text.ts";
import formStyles from "../../ui/controls/forms.module.css";
import { Select, TextArea, TextInput } from "../../ui/controls/inputs.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import type { Control } from "../forms/form-controls.ts";
import { checkText, SiteForm } from "../forms/form-frame.tsx";
import { honeypotOf } from "../forms/honeypot.tsx";
import { type FormState, useSiteForm } from "../forms/use-site-form.ts";
import type { NoticePeriods } from "../legal/notice-periods.ts";
import styles from "./contact.module.css";
import { contactText } from "./contact.text.ts";
import { ContactThanks } from "./contact-thanks.tsx";
import {
  type ContactField,
  type ContactValues,
  contactErrorsFromWire,
  contactFields,
  contactFromForm,
  contactReasons,
  contactToWire,
} from "./contact-wire.ts";

export type ContactState = FormState<ContactField, ContactValues>;
type ContactFormProps = {
  texts: PageTexts<typeof contact>;
  /** What the placeholders of the notice stand for. */
  periods: NoticePeriods;
  answer: ContactState | undefined;
};

/** The contact form, or its thanks for three seconds and then an empty form; requirements CONTACT-01 to CONTACT-04. */
export function ContactForm({ texts, periods, answer }: ContactFormProps) {
  const form = useSiteForm({
    path: "/api/project-requests",
    name: "contact",
    draftKey: "contact-draft",
    words: contactText,
    fields: contactFields,
    check,
    toWire: (filled) => contactToWire(contactFromForm(filled), honeypotOf(filled)),
    errorsFromWire: contactErrorsFromWire,
    answer,
  });
  const { resets, field } = form;
  const { ref } = form.formProps;

  useEffect(() => {
    // The heading of the thanks had the focus and is gone, so a screen reader must continue at the form, not at the page's top.
    if (resets > 0 && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [resets, ref]);

  if (form.status === "sent") return <ContactThanks texts={texts} onDone={form.reset} />;
  const send = (
    <>
      {contactText.send}
      <Icon of={Send} />
    </>
  );
  const note = { text: texts.formNote, link: texts.formNoteLink, periods };
  return (
    <SiteForm form={form} words={contactText} label={texts.formTitle} tabIndex={-1} note={note} send={send}>
      <div className={formStyles.pair}>
        <TextInput {...field("name")} required autoComplete="name" />
        <TextInput type="email" {...field("email")} required autoComplete="email" />
        <TextInput type="tel" {...field("phone")} optional autoComplete="tel" />
        <Select
          {...field("reason")}
          required
          placeholder={contactText.choose}
          options={contactReasons.map((value) => ({ value, label: contactText.reasons[value] }))}
        />
        {/* The style sheet shows this field while the last reason is chosen, with and without script. */}
        <TextInput {...field("otherReason")} fieldClass={styles.other} full required />
      </div>
      <TextArea {...field("message")} required />
    </SiteForm>
  );
}

/** Checks required fields after trimming; a hidden field is not checked. */
function check(control: Control): string | undefined {
  if (control.name === "otherReason") {
    const reason = control.form?.elements.namedItem("reason");
    const isAsked = reason instanceof HTMLSelectElement && reason.value === "other";
    return isAsked && control.value.trim() === "" ? contactText.otherReasonMissing : undefined;
  }
  return checkText(control, contactText);
}
