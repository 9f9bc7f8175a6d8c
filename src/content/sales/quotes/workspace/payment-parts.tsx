import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, useWatch } from "react-hook-form";
import { errorOf } from "../../../../admin-kit/form/record-form.ts";
import type { RecordForm } from "../../../../admin-kit/form/use-record-form.tsx";
import { parsePercent } from "../../../../kernel/text/amounts.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { FieldNotes } from "../../../../ui/controls/field.tsx";
import formStyles from "../../../../ui/controls/forms.module.css";
import { NumberInput, TextInput } from "../../../../ui/controls/inputs.tsx";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { mostParts } from "../payments.ts";
import { text } from "../quotes.text.ts";
import { amountField } from "./number-fields.ts";
import styles from "./payment-parts.module.css";
import type { TypedQuote } from "./quote-words.ts";

const { payment: words, labels } = text;

/** In how many parts the total is paid: a first payment and a rest, or parts that say when they are paid. Requirement PAPER-02. */
export function PaymentParts({ form }: { form: RecordForm<TypedQuote> }) {
  const parts = useFieldArray({ control: form.control, name: "parts" });
  const share = parsePercent(String(useWatch({ control: form.control, name: "firstShare" })));
  const divide = () => {
    form.setValue("firstShare", "0", { shouldDirty: true });
    form.setValue("restDays", "0", { shouldDirty: true });
    parts.replace([
      { share: "40", when: words.onAcceptance },
      { share: "40", when: "" },
      { share: "20", when: words.onDelivery("") },
    ]);
  };
  if (parts.fields.length === 0)
    return (
      <>
        <NumberInput whole label={labels.firstShare} unit="%" {...amountField(form, "firstShare")} />
        {share !== null && share > 0 && share < 100 && (
          <NumberInput whole label={labels.restDays} {...amountField(form, "restDays")} />
        )}
        <div className={formStyles.full}>
          <Button variant="ghost" small onClick={divide}>
            <Icon of={Plus} />
            {words.divide}
          </Button>
        </div>
      </>
    );
  return (
    <fieldset className={`${formStyles.full} ${styles.parts}`}>
      <legend>{labels.parts}</legend>
      {parts.fields.map((field, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no columns
        <div key={field.id} role="group" aria-label={words.partLabel(place + 1)} className={styles.part}>
          <NumberInput
            required
            whole
            label={words.share}
            unit="%"
            {...amountField(form, `parts.${place}.share`)}
          />
          <TextInput required label={words.when} {...amountField(form, `parts.${place}.when`)} />
          <Button
            variant="ghost"
            small
            aria-label={words.remove(place + 1)}
            onClick={() => parts.remove(place)}
          >
            <Icon of={Trash2} />
          </Button>
        </div>
      ))}
      {errorOf(form, "parts") && <FieldNotes id="quote-parts" error={errorOf(form, "parts")} />}
      {parts.fields.length < mostParts && (
        <Button variant="ghost" small onClick={() => parts.append({ share: "", when: "" })}>
          <Icon of={Plus} />
          {words.add}
        </Button>
      )}
    </fieldset>
  );
}
