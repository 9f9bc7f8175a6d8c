import { Lock, PackageCheck } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { PageTexts } from "../content/page-content/section.ts";
import type { quote } from "../content/page-content/sections/quote.text.ts";
import { serviceKeys } from "../content/project-requests/schema.ts";
import { Banner } from "../ui/banner.tsx";
import { BidiText } from "../ui/bidi-text.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Checkbox, TextArea, TextInput } from "../ui/inputs.tsx";
import { Mark } from "../ui/mark.tsx";
import { formPost } from "./form-post.ts";
import { forgetDraft, keepDraft, restoreDraft } from "./quote-draft.ts";
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
  selectedTitle: string | null;
  /** What the address fills into the description. */
  message: string;
  answer: QuoteState | undefined;
};

/** The quote form: a plain form post that the script turns into a call; requirements QUOTE-01 to QUOTE-06. */
export function QuoteForm({ texts, selectedTitle, message, answer }: QuoteFormProps) {
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
    const name = control.name as keyof QuoteErrors;
    if (errors[name]) setErrors({ ...errors, [name]: checkQuoteField(control) });
  }

  if (status === "sent") return <Thanks texts={texts} />;
  const values = refused?.values;
  const fieldOf = (name: keyof QuoteErrors) => ({
    id: `quote-${name}`,
    name,
    error: errors[name],
    autoFocus: firstWrong(refused?.errors ?? {}) === name,
  });
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
              <bdi>{selectedTitle}</bdi>
            </b>
          </span>
        </div>
      )}
      <div className="g2">
        <TextInput
          {...fieldOf("name")}
          label={quoteText.name}
          required
          placeholder={quoteText.placeholders.name}
          autoComplete="name"
          defaultValue={values?.name}
        />
        <TextInput
          {...fieldOf("companyName")}
          label={quoteText.companyName}
          optional
          placeholder={quoteText.placeholders.companyName}
          autoComplete="organization"
          defaultValue={values?.companyName}
        />
        <TextInput
          {...fieldOf("phone")}
          label={quoteText.phone}
          required
          type="tel"
          placeholder={quoteText.placeholders.phone}
          autoComplete="tel"
          defaultValue={values?.phone}
        />
        <TextInput
          {...fieldOf("email")}
          label={quoteText.email}
          required
          type="email"
          placeholder={quoteText.placeholders.email}
          autoComplete="email"
          defaultValue={values?.email}
        />
      </div>
      <fieldset className="pick">
        <legend className="lbl">
          {quoteText.requestedServices} <span className="opt">{quoteText.optional}</span>
        </legend>
        <div className="checks">
          {serviceKeys.map((key) => (
            <Checkbox
              key={key}
              card
              name="requestedServices"
              value={key}
              defaultChecked={values?.requestedServices.includes(key)}
            >
              {quoteText.services[key]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <TextArea
        {...fieldOf("message")}
        label={quoteText.message}
        optional
        dir="auto"
        placeholder={quoteText.placeholders.message}
        defaultValue={values?.message ?? message}
      />
      <p className="trap" aria-hidden="true">
        <label>
          {quoteText.honeypot} <input name={honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p className="pdpl">
        <Icon of={Lock} />
        <span>
          <BidiText text={texts.formNote} /> <a href="/privacy">{texts.formNoteLink}</a>
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

/** The view after sending: focus goes to its heading, so that screen readers announce it; requirement QUOTE-05. */
function Thanks({ texts }: { texts: QuoteTexts }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="panel done" role="status">
      <Mark />
      <h2 className="h2" ref={heading} tabIndex={-1}>
        <BidiText text={texts.thanksTitle} />
      </h2>
      <p className="lead">
        <BidiText text={texts.thanksText} />
      </p>
      <a className="btn" href="/services">
        {texts.thanksLink}
      </a>
    </div>
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
