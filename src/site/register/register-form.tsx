import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { register } from "../../content/page-content/sections/texts/register.text.ts";
import type { AskedChoice } from "../../content/shared/asked-services.ts";
import type { Control } from "../forms/form-controls.ts";
import { checkText, SiteForm } from "../forms/form-frame.tsx";
import { FormPart } from "../forms/form-part.tsx";
import { FormThanks } from "../forms/form-thanks.tsx";
import { honeypotOf } from "../forms/honeypot.tsx";
import { ServiceChoices } from "../forms/service-choices.tsx";
import { type FormState, useSiteForm } from "../forms/use-site-form.ts";
import type { NoticePeriods } from "../legal/notice-periods.ts";
import { registerText } from "./register.text.ts";
import { Consents, PersonFields } from "./register-fields.tsx";
import {
  type RegisterField,
  type RegisterValues,
  registerErrorsFromWire,
  registerFields,
  registrationFromForm,
  registrationToWire,
} from "./register-wire.ts";

export type RegisterState = FormState<RegisterField, RegisterValues>;
type RegisterFormProps = {
  choices: readonly AskedChoice[];
  texts: PageTexts<typeof register>;
  /** The values of the placeholders in the notice. */
  periods: NoticePeriods;
  answer: RegisterState | undefined;
};

/** The registration form of a client, with separate boxes for consent and news, neither ticked in advance; REG-01, PRIV-01. */
export function RegisterForm({ texts, periods, choices, answer }: RegisterFormProps) {
  const form = useSiteForm({
    path: "/api/registrations",
    name: "register",
    draftKey: "register-draft",
    words: registerText,
    fields: registerFields,
    check,
    toWire: (filled) => registrationToWire(registrationFromForm(filled), honeypotOf(filled)),
    errorsFromWire: registerErrorsFromWire,
    answer,
  });
  if (form.status === "sent") {
    return <FormThanks title={texts.thanksTitle} text={texts.thanksText} link={texts.thanksLink} href="/" />;
  }
  const note = { text: texts.formNote, link: registerText.privacyLink, periods };
  return (
    <SiteForm form={form} words={registerText} label={texts.formTitle} note={note} send={texts.submitLabel}>
      <PersonFields form={form} />
      {choices.length > 0 && (
        <FormPart place="second" title={registerText.services} optional={registerText.optional}>
          <ServiceChoices name="services" choices={choices} chosen={form.values?.services} />
        </FormPart>
      )}
      <Consents form={form} texts={texts} periods={periods} />
    </SiteForm>
  );
}

/** Checks required fields after trimming, and that the consent is ticked. */
function check(control: Control): string | undefined {
  if (control instanceof HTMLInputElement && control.type === "checkbox") {
    return control.required && !control.checked ? registerText.consentMissing : undefined;
  }
  return checkText(control, registerText);
}
