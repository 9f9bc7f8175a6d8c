import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Banner } from "../../ui/banner.tsx";
import cardStyles from "../../ui/card.module.css";
import { Button } from "../../ui/controls/button.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import type { NoticePeriods } from "../legal/notice-periods.ts";
import { answerAnchor } from "./answer-anchor.ts";
import type { Control } from "./form-controls.ts";
import styles from "./form-frame.module.css";
import { Honeypot } from "./honeypot.tsx";
import type { SiteFormControl } from "./use-site-form.ts";

type SiteFormProps = {
  form: Pick<SiteFormControl<string, unknown>, "formProps" | "failed" | "status">;
  words: { honeypot: string; failed: string; sending: string };
  /** Names the form among the landmarks of the page. */
  label: string;
  tabIndex?: number;
  /** The notice beside the button, with its link to the privacy text and the values of its placeholders. */
  note: { text: string; link: string; periods: NoticePeriods };
  /** Shown above the button. */
  summary?: ReactNode;
  /** The content of the button. */
  send: ReactNode;
  children: ReactNode;
};

/** The frame of a public form: its fields, the honeypot, the notice, the failure, the button; requirements SEC-07, PRIV-01. */
export function SiteForm({ form, words, label, tabIndex, note, summary, send, children }: SiteFormProps) {
  return (
    <form
      {...form.formProps}
      className={`${cardStyles.panel} ${formStyles.stacked} ${styles.form}`}
      aria-label={label}
      tabIndex={tabIndex}
    >
      {children}
      <Honeypot label={words.honeypot} />
      <p className={styles.notice}>
        <Icon of={Lock} />
        <span>
          <BidiText text={note.text} values={note.periods} /> <a href="/privacy">{note.link}</a>
        </span>
      </p>
      {summary}
      {form.failed && (
        <div id={answerAnchor}>
          <Banner tone="bad">{form.failed === true ? words.failed : form.failed}</Banner>
        </div>
      )}
      <div>
        <Button
          type="submit"
          loading={form.status === "sending"}
          loadingLabel={words.sending}
          className={styles.send}
        >
          {send}
        </Button>
      </div>
    </form>
  );
}

/** The error of a text field: required but empty, or not an e-mail address. */
export function checkText(control: Control, words: { required: string; wrongEmail: string }) {
  if (control.required && control.value.trim() === "") return words.required;
  return control.validity.typeMismatch ? words.wrongEmail : undefined;
}
