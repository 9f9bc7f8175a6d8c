import { PackageCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { quote } from "../../content/page-content/sections/texts/quote.text.ts";
import type { AskedChoice } from "../../content/shared/asked-services.ts";
import bannerStyles from "../../ui/banner.module.css";
import formStyles from "../../ui/controls/forms.module.css";
import { TextArea, TextInput } from "../../ui/controls/inputs.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import type { Control } from "../forms/form-controls.ts";
import { checkText, SiteForm } from "../forms/form-frame.tsx";
import { FormPart } from "../forms/form-part.tsx";
import { FoldedSummary } from "../forms/form-summary.tsx";
import { FormThanks } from "../forms/form-thanks.tsx";
import { honeypotOf } from "../forms/honeypot.tsx";
import { ServiceChoices } from "../forms/service-choices.tsx";
import { type FormState, useSiteForm } from "../forms/use-site-form.ts";
import { quoteText } from "../frame/site.text.ts";
import type { NoticePeriods } from "../legal/notice-periods.ts";
import {
  type QuoteField,
  type QuoteValues,
  quoteErrorsFromWire,
  quoteFields,
  quoteFromForm,
  quoteToWire,
} from "./quote-wire.ts";

export type QuoteState = FormState<QuoteField, QuoteValues>;
type QuoteTexts = PageTexts<typeof quote>;
type QuoteFormProps = {
  texts: QuoteTexts;
  /** The values of the placeholders in the notice. */
  periods: NoticePeriods;
  choices: readonly AskedChoice[];
  selectedTitle: string | null;
  /** The text that the address puts into the description. */
  message: string;
  answer: QuoteState | undefined;
  /** The rows of the summary above those of the services. */
  summary: ReactNode;
};

/** The quote form: a plain form post that the script turns into a call; requirements QUOTE-01 to QUOTE-06. */
export function QuoteForm(props: QuoteFormProps) {
  const { texts, periods, choices, selectedTitle, message, answer, summary } = props;
  const form = useSiteForm({
    path: "/api/project-requests",
    name: "quote",
    draftKey: "quote-draft",
    words: quoteText,
    prefill: message,
    fields: quoteFields,
    check,
    toWire: (filled) => quoteToWire(quoteFromForm(filled), honeypotOf(filled)),
    errorsFromWire: quoteErrorsFromWire,
    answer,
  });
  const { field } = form;
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
  const chosen = selectedTitle ?? form.values?.chosenPackage;
  const note = { text: texts.formNote, link: texts.formNoteLink, periods };
  return (
    <SiteForm
      form={form}
      words={quoteText}
      label={texts.heroTitle}
      note={note}
      summary={
        <FoldedSummary title={quoteText.summary} choices={choices}>
          {summary}
        </FoldedSummary>
      }
      send={texts.submitLabel}
    >
      {selectedTitle && (
        <div className={bannerStyles.banner}>
          <Icon of={PackageCheck} />
          <span>
            {texts.selectedLabel}{" "}
            <b>
              <BidiName text={selectedTitle} />
            </b>
          </span>
        </div>
      )}
      {chosen && <input type="hidden" name="chosenPackage" value={chosen} />}
      <FormPart place="first" title={quoteText.person}>
        <div className={formStyles.pair}>
          <TextInput {...field("name")} required autoComplete="name" />
          <TextInput {...field("companyName")} optional autoComplete="organization" />
          <TextInput type="tel" {...field("phone")} required autoComplete="tel" />
          <TextInput type="email" {...field("email")} required autoComplete="email" />
        </div>
      </FormPart>
      {choices.length > 0 && (
        <FormPart place="second" title={quoteText.requestedServices} optional={quoteText.optional}>
          <ServiceChoices
            name="requestedServices"
            choices={choices}
            chosen={form.values?.requestedServices}
          />
        </FormPart>
      )}
      <FormPart place="last" title={quoteText.request}>
        <TextArea {...field("message")} optional defaultValue={form.values?.message ?? message} />
      </FormPart>
    </SiteForm>
  );
}

/** Checks required fields after trimming, and no format besides that of the browser's input types; requirement QUOTE-02. */
const check = (control: Control) => checkText(control, quoteText);
