import { Lock, PackageCheck } from "lucide-react";
import type { PageTexts } from "../content/page-content/section.ts";
import type { quote } from "../content/page-content/sections/quote.text.ts";
import { Banner } from "../ui/banner.tsx";
import { BidiName, BidiText } from "../ui/bidi-text.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { FormThanks } from "./form-thanks.tsx";
import { Honeypot, honeypotOf } from "./honeypot.tsx";
import type { NoticePeriods } from "./notice-periods.ts";
import { QuoteFields } from "./quote-fields.tsx";
import {
  type QuoteField,
  type QuoteValues,
  quoteErrorsFromWire,
  quoteFields,
  quoteFromForm,
  quoteToWire,
} from "./quote-wire.ts";
import { quoteText } from "./site.text.ts";
import { type FormState, useSiteForm } from "./use-site-form.ts";

export type QuoteState = FormState<QuoteField, QuoteValues>;
type QuoteTexts = PageTexts<typeof quote>;
type QuoteFormProps = {
  texts: QuoteTexts;
  /** What the placeholders of the notice stand for. */
  periods: NoticePeriods;
  selectedTitle: string | null;
  /** What the address fills into the description. */
  message: string;
  answer: QuoteState | undefined;
};

/** The quote form: a plain form post that the script turns into a call; requirements QUOTE-01 to QUOTE-06. */
export function QuoteForm({ texts, periods, selectedTitle, message, answer }: QuoteFormProps) {
  const form = useSiteForm({
    path: "/api/project-requests",
    draftKey: "quote-draft",
    prefill: message,
    fields: quoteFields,
    check,
    toWire: (filled) => quoteToWire(quoteFromForm(filled), honeypotOf(filled)),
    errorsFromWire: quoteErrorsFromWire,
    answer,
  });
  if (form.status === "sent") {
    return (
      <FormThanks
        title={texts.thanksTitle}
        text={texts.thanksText}
        link={texts.thanksLink}
        href="/services"
      />
    );
  }
  const values = answer?.kind === "refused" ? answer.values : undefined;
  return (
    <form {...form.formProps} className="panel fstack">
      {selectedTitle && (
        <div className="banner">
          <Icon of={PackageCheck} />
          <span>
            {texts.selectedLabel}{" "}
            <b>
              <BidiName text={selectedTitle} />
            </b>
          </span>
        </div>
      )}
      <QuoteFields errors={form.errors} values={values} message={message} focused={form.focused} />
      <Honeypot label={quoteText.honeypot} />
      <p className="pdpl">
        <Icon of={Lock} />
        <span>
          <BidiText text={texts.formNote} values={periods} /> <a href="/privacy">{texts.formNoteLink}</a>
        </span>
      </p>
      {form.failed && <Banner tone="bad">{quoteText.failed}</Banner>}
      <div>
        <Button
          type="submit"
          loading={form.status === "sending"}
          loadingLabel={quoteText.sending}
          className="send"
        >
          {texts.submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** Required fields after trimming; beyond that no format but the browser's own of its input types; requirement QUOTE-02. */
function check(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string | undefined {
  if (control.required && control.value.trim() === "") return quoteText.required;
  return control.validity.typeMismatch ? quoteText.wrongEmail : undefined;
}
