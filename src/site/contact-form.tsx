import { Lock, Send } from "lucide-react";
import { useEffect, useState } from "react";
import type { PageTexts } from "../content/page-content/section.ts";
import type { contact } from "../content/page-content/sections/contact.text.ts";
import { Banner } from "../ui/banner.tsx";
import { BidiText } from "../ui/bidi-text.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Select, TextArea, TextInput } from "../ui/inputs.tsx";
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
import { Honeypot, honeypotOf } from "./honeypot.tsx";
import type { NoticePeriods } from "./notice-periods.ts";
import { type FormState, useSiteForm } from "./use-site-form.ts";

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
    draftKey: "contact-draft",
    fields: contactFields,
    check,
    toWire: (filled) => contactToWire(contactFromForm(filled), honeypotOf(filled)),
    errorsFromWire: contactErrorsFromWire,
    answer,
  });
  const [thanked, setThanked] = useState(0);
  const isFirst = thanked === 0;
  // After the thanks, what the server refused before belongs to a form that is gone.
  const values = answer?.kind === "refused" && isFirst ? answer.values : undefined;
  const { ref } = form.formProps;

  useEffect(() => {
    // The heading of the thanks had the focus and is gone: a screen reader goes on at the form, not at the page's top.
    if (thanked > 0 && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [thanked, ref]);

  if (form.status === "sent") {
    const again = () => {
      setThanked(thanked + 1);
      form.reset();
    };
    return <ContactThanks texts={texts} onDone={again} />;
  }
  const fieldOf = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    error: form.errors[name],
    autoFocus: isFirst && form.focused === name,
    defaultValue: values?.[name],
  });
  return (
    <form {...form.formProps} className="panel fstack" aria-label={texts.formTitle} tabIndex={-1}>
      <div className="g2">
        <TextInput
          {...fieldOf("name")}
          label={contactText.name}
          required
          placeholder={contactText.placeholders.name}
          autoComplete="name"
        />
        <TextInput
          {...fieldOf("email")}
          label={contactText.email}
          required
          type="email"
          placeholder={contactText.placeholders.email}
          autoComplete="email"
        />
        <TextInput
          {...fieldOf("phone")}
          label={contactText.phone}
          optional
          type="tel"
          placeholder={contactText.placeholders.phone}
          autoComplete="tel"
        />
        <Select
          {...fieldOf("reason")}
          label={contactText.reason}
          required
          placeholder={contactText.choose}
          options={contactReasons.map((value) => ({ value, label: contactText.reasons[value] }))}
        />
        {/* The style sheet shows it while the last reason is chosen, with and without script. */}
        <TextInput
          {...fieldOf("otherReason")}
          fieldClass="rev"
          full
          label={contactText.otherReason}
          required
          placeholder={contactText.placeholders.otherReason}
        />
      </div>
      <TextArea
        {...fieldOf("message")}
        label={contactText.message}
        required
        placeholder={contactText.placeholders.message}
      />
      <Honeypot label={contactText.honeypot} />
      <p className="pdpl">
        <Icon of={Lock} />
        <span>
          <BidiText text={texts.formNote} values={periods} /> <a href="/privacy">{texts.formNoteLink}</a>
        </span>
      </p>
      {form.failed && <Banner tone="bad">{contactText.failed}</Banner>}
      <div>
        <Button
          type="submit"
          loading={form.status === "sending"}
          loadingLabel={contactText.sending}
          className="send"
        >
          {contactText.send}
          <Icon of={Send} />
        </Button>
      </div>
    </form>
  );
}

/** Required fields after trimming; a field that does not show is not checked. */
function check(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string | undefined {
  if (control.name === "otherReason") {
    const reason = control.form?.elements.namedItem("reason");
    const isAsked = reason instanceof HTMLSelectElement && reason.value === "other";
    return isAsked && control.value.trim() === "" ? contactText.otherReasonMissing : undefined;
  }
  if (control.required && control.value.trim() === "") return contactText.required;
  return control.validity.typeMismatch ? contactText.wrongEmail : undefined;
}
