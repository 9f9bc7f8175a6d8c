import { serviceKeys } from "../content/project-requests/asked.ts";
import { BidiText } from "../ui/bidi-text.tsx";
import { Checkbox, TextInput } from "../ui/inputs.tsx";
import type { NoticePeriods } from "./notice-periods.ts";
import { registerText } from "./register.text.ts";
import type { RegisterErrors, RegisterField, RegisterValues } from "./register-wire.ts";
import { quoteText } from "./site.text.ts";

type PartProps = {
  errors: RegisterErrors;
  /** What was posted before, when the server refused it. */
  values: RegisterValues | undefined;
  /** The field that the page opens on, without script. */
  focused: RegisterField | undefined;
};

/** Name, company, e-mail, phone and address: none of them may be missing; requirement ACLI-01. */
export function PersonFields({ errors, values, focused }: PartProps) {
  const fieldOf = (name: "name" | "company" | "email" | "phone" | "address") => ({
    id: `register-${name}`,
    name,
    label: registerText[name],
    placeholder: registerText.placeholders[name],
    required: true,
    error: errors[name],
    defaultValue: values?.[name],
    autoFocus: focused === name,
  });
  return (
    <fieldset className="fs">
      <legend>{registerText.person}</legend>
      <div className="g2">
        <TextInput {...fieldOf("name")} autoComplete="name" />
        <TextInput {...fieldOf("company")} autoComplete="organization" />
        <TextInput {...fieldOf("email")} type="email" autoComplete="email" />
        <TextInput {...fieldOf("phone")} type="tel" autoComplete="tel" />
        <TextInput {...fieldOf("address")} full autoComplete="address-line1" />
      </div>
    </fieldset>
  );
}

/** The services by the keys of the quote form. */
export function ServicesOfInterest({ values }: PartProps) {
  return (
    <fieldset className="fs">
      <legend>
        {registerText.services} <span className="opt">{registerText.optional}</span>
      </legend>
      <div className="checks">
        {serviceKeys.map((key) => (
          <Checkbox
            key={key}
            card
            name="services"
            value={key}
            defaultChecked={values?.services.includes(key)}
          >
            {quoteText.services[key]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

/** Consent is one thing and news are another; nothing is ticked for the visitor; requirement PRIV-01. */
export function Consents({
  errors,
  values,
  focused,
  consentLabel,
  marketingLabel,
  periods,
}: PartProps & { consentLabel: string; marketingLabel: string; periods: NoticePeriods }) {
  return (
    <fieldset className="fs">
      <legend>{registerText.consents}</legend>
      <Checkbox
        name="consent"
        value="yes"
        required
        error={errors.consent}
        defaultChecked={values?.consent}
        autoFocus={focused === "consent"}
      >
        <BidiText text={consentLabel} values={periods} />
        <span className="req" aria-hidden="true">
          *
        </span>
      </Checkbox>
      <Checkbox name="marketing" value="yes" defaultChecked={values?.marketing}>
        <BidiText text={marketingLabel} values={periods} />
      </Checkbox>
    </fieldset>
  );
}
