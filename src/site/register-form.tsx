import { Lock } from "lucide-react";
import type { PageTexts } from "../content/page-content/section.ts";
import type { register } from "../content/page-content/sections/register.text.ts";
import { Banner } from "../ui/banner.tsx";
import { BidiText } from "../ui/bidi-text.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { FormThanks } from "./form-thanks.tsx";
import { Honeypot, honeypotOf } from "./honeypot.tsx";
import type { NoticePeriods } from "./notice-periods.ts";
import { registerText } from "./register.text.ts";
import { Consents, PersonFields, ServicesOfInterest } from "./register-fields.tsx";
import {
  type RegisterField,
  type RegisterValues,
  registerErrorsFromWire,
  registerFields,
  registrationFromForm,
  registrationToWire,
} from "./register-wire.ts";
import { type FormState, useSiteForm } from "./use-site-form.ts";

export type RegisterState = FormState<RegisterField, RegisterValues>;
type RegisterFormProps = {
  texts: PageTexts<typeof register>;
  /** What the placeholders of the notice stand for. */
  periods: NoticePeriods;
  answer: RegisterState | undefined;
};

/** The registration of a client: consent is asked for, news are apart, and neither is ticked before; REG-01, PRIV-01. */
export function RegisterForm({ texts, periods, answer }: RegisterFormProps) {
  const form = useSiteForm({
    path: "/api/registrations",
    draftKey: "register-draft",
    fields: registerFields,
    check,
    toWire: (filled) => registrationToWire(registrationFromForm(filled), honeypotOf(filled)),
    errorsFromWire: registerErrorsFromWire,
    answer,
  });
  if (form.status === "sent") {
    return <FormThanks title={texts.thanksTitle} text={texts.thanksText} link={texts.thanksLink} href="/" />;
  }
  const values = answer?.kind === "refused" ? answer.values : undefined;
  const parts = { errors: form.errors, values, focused: form.focused };
  return (
    <form {...form.formProps} className="panel fstack" aria-label={texts.formTitle}>
      <PersonFields {...parts} />
      <ServicesOfInterest {...parts} />
      <Consents
        {...parts}
        consentLabel={texts.consentLabel}
        marketingLabel={texts.marketingLabel}
        periods={periods}
      />
      <Honeypot label={registerText.honeypot} />
      <p className="pdpl">
        <Icon of={Lock} />
        <span>
          <BidiText text={texts.formNote} values={periods} />{" "}
          <a href="/privacy">{registerText.privacyLink}</a>
        </span>
      </p>
      {form.failed && <Banner tone="bad">{registerText.failed}</Banner>}
      <div>
        <Button
          type="submit"
          loading={form.status === "sending"}
          loadingLabel={registerText.sending}
          className="send"
        >
          {texts.submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** Required fields after trimming, the consent ticked. */
function check(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string | undefined {
  if (control instanceof HTMLInputElement && control.type === "checkbox") {
    return control.required && !control.checked ? registerText.consentMissing : undefined;
  }
  if (control.required && control.value.trim() === "") return registerText.required;
  return control.validity.typeMismatch ? registerText.wrongEmail : undefined;
}
