import { serviceKeys } from "../content/project-requests/asked.ts";
import { Checkbox, TextArea, TextInput } from "../ui/inputs.tsx";
import type { QuoteErrors, QuoteValues } from "./quote-wire.ts";
import { quoteText } from "./site.text.ts";

type QuoteFieldsProps = {
  errors: QuoteErrors;
  /** What was posted before, when the server refused it. */
  values: QuoteValues | undefined;
  /** What the address fills into the description. */
  message: string;
  /** The field that the page opens on, without script. */
  focused: keyof QuoteErrors | undefined;
};

/** The six fields of the quote form; requirements QUOTE-01 and QUOTE-02. */
export function QuoteFields({ errors, values, message, focused }: QuoteFieldsProps) {
  const fieldOf = (name: keyof QuoteErrors) => ({
    id: `quote-${name}`,
    name,
    error: errors[name],
    autoFocus: focused === name,
  });
  return (
    <>
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
        placeholder={quoteText.placeholders.message}
        defaultValue={values?.message ?? message}
      />
    </>
  );
}
