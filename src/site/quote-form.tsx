import { Lock, PackageCheck } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { PageTexts } from "../content/page-content/section.ts";
import type { quote } from "../content/page-content/sections/quote.text.ts";
import { oneOf } from "../kernel/objects.ts";
import { Banner } from "../ui/banner.tsx";
import { BidiName, BidiText } from "../ui/bidi-text.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { formPost } from "./form-post.ts";
import { FormThanks } from "./form-thanks.tsx";
import type { NoticePeriods } from "./notice-periods.ts";
import { forgetDraft, keepDraft, restoreDraft } from "./quote-draft.ts";
import { QuoteFields } from "./quote-fields.tsx";
import { checkQuoteField, checkQuoteForm } from "./quote-rules.ts";
import {
  honeypot,
  type QuoteErrors,
  type QuoteValues,
  quoteErrorsFromWire,
  quoteFromForm,
  quoteToWire,
} from "./quote-wire.ts";
import { quoteText } from "./site.text.ts";

/** What the server answered to the form without script. */
export type QuoteState =
  | { kind: "sent" }
  | { kind: "refused"; values: QuoteValues; errors: QuoteErrors; failed: boolean };

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
  const refused = answer?.kind === "refused" ? answer : undefined;
  const [status, setStatus] = useState<"editing" | "sending" | "sent">(
    answer?.kind === "sent" ? "sent" : "editing",
  );
  const [errors, setErrors] = useState<QuoteErrors>(refused?.errors ?? {});
  const [failed, setFailed] = useState(refused?.failed ?? false);
  const [post] = useState(() => formPost("/api/project-requests"));
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (answer?.kind === "sent") forgetDraft();
    else if (!answer && form.current) restoreDraft(form.current, message);
  }, [answer, message]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    if (status === "sending") return;
    const found = checkQuoteForm(target);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(target, found);
    setStatus("sending");
    setFailed(false);
    const filled = new FormData(target);
    const result = await post.send(quoteToWire(quoteFromForm(filled), String(filled.get(honeypot) ?? "")));
    setStatus(result.kind === "sent" ? "sent" : "editing");
    if (result.kind === "sent") return forgetDraft();
    const refusals = result.kind === "refused" ? quoteErrorsFromWire(result.fields) : null;
    setErrors(refusals ?? {});
    setFailed(!refusals);
    if (refusals) focusFirst(target, refusals);
  }

  /** A field that is already wrong is checked again with every letter. */
  function changed(event: FormEvent<HTMLFormElement>) {
    keepDraft(event.currentTarget, message);
    const control = event.target;
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const name = oneOf(order, control.name);
    if (name && errors[name]) setErrors({ ...errors, [name]: checkQuoteField(control) });
  }

  if (status === "sent") {
    return (
      <FormThanks
        title={texts.thanksTitle}
        text={texts.thanksText}
        link={texts.thanksLink}
        href="/services"
      />
    );
  }
  const values = refused?.values;
  return (
    <form
      ref={form}
      className="panel fstack"
      method="post"
      noValidate
      onSubmit={submit}
      onInput={changed}
      onFocus={post.touch}
    >
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
      <QuoteFields
        errors={errors}
        values={values}
        message={message}
        focused={firstWrong(refused?.errors ?? {})}
      />
      <p className="trap" aria-hidden="true">
        <label>
          {quoteText.honeypot} <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p className="pdpl">
        <Icon of={Lock} />
        <span>
          <BidiText text={texts.formNote} values={periods} /> <a href="/privacy">{texts.formNoteLink}</a>
        </span>
      </p>
      {failed && <Banner tone="bad">{quoteText.failed}</Banner>}
      <div>
        <Button
          type="submit"
          loading={status === "sending"}
          loadingLabel={quoteText.sending}
          className="send"
        >
          {texts.submitLabel}
        </Button>
      </div>
    </form>
  );
}

const order: readonly (keyof QuoteErrors)[] = [
  "name",
  "companyName",
  "phone",
  "email",
  "requestedServices",
  "message",
];

function firstWrong(errors: QuoteErrors) {
  return order.find((name) => errors[name]);
}

function focusFirst(form: HTMLFormElement, errors: QuoteErrors) {
  const name = firstWrong(errors);
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
