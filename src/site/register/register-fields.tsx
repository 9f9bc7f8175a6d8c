import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { register } from "../../content/page-content/sections/texts/register.text.ts";
import formStyles from "../../ui/controls/forms.module.css";
import { Checkbox, TextInput } from "../../ui/controls/inputs.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { FormPart } from "../forms/form-part.tsx";
import type { SiteFormControl } from "../forms/use-site-form.ts";
import type { NoticePeriods } from "../legal/notice-periods.ts";
import { registerText } from "./register.text.ts";
import type { RegisterField, RegisterValues } from "./register-wire.ts";

type PartProps = { form: SiteFormControl<RegisterField, RegisterValues> };

/** Name, company, e-mail, phone and address: all are required; requirement ACLI-01. */
export function PersonFields({ form: { field } }: PartProps) {
  return (
    <FormPart place="first" title={registerText.person}>
      <div className={formStyles.pair}>
        <TextInput {...field("name")} required autoComplete="name" />
        <TextInput {...field("company")} required autoComplete="organization" />
        <TextInput {...field("email")} required type="email" autoComplete="email" />
        <TextInput {...field("phone")} required type="tel" autoComplete="tel" />
        <TextInput {...field("address")} required full autoComplete="address-line1" />
      </div>
    </FormPart>
  );
}

type ConsentsProps = PartProps & { texts: PageTexts<typeof register>; periods: NoticePeriods };

/** Separate boxes for the consent and for news; neither is ticked in advance; requirement PRIV-01. */
export function Consents({ form, texts, periods }: ConsentsProps) {
  return (
    <FormPart place="last" title={registerText.consents}>
      <Checkbox
        name="consent"
        value="yes"
        required
        error={form.errors.consent}
        defaultChecked={form.values?.consent}
        autoFocus={form.focused === "consent"}
      >
        <BidiText text={texts.consentLabel} values={periods} />
        <span className={formStyles.required} aria-hidden="true">
          *
        </span>
      </Checkbox>
      <Checkbox name="marketing" value="yes" defaultChecked={form.values?.marketing}>
        <BidiText text={texts.marketingLabel} values={periods} />
      </Checkbox>
    </FormPart>
  );
}
