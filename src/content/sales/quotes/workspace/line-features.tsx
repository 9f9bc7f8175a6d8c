import type { RecordForm } from "../../../../admin-kit/form/use-record-form.tsx";
import formStyles from "../../../../ui/controls/forms.module.css";
import typeStyles from "../../../../ui/styles/type.module.css";
import { BidiName } from "../../../../ui/text/bidi-text.tsx";
import { text } from "../quotes.text.ts";
import styles from "./quote-lines.module.css";
import type { TypedQuote } from "./quote-words.ts";

/** The features of a line, each with a checkbox: an unticked one stays here and is left out of the document; DESK-02. */
export function LineFeatures({ form, place }: { form: RecordForm<TypedQuote>; place: number }) {
  const features = form.getValues(`items.${place}.features`);
  if (features.length === 0) return null;
  return (
    <fieldset className={styles.features}>
      <legend className={typeStyles.unseen}>{text.form.features}</legend>
      {features.map(({ title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two features may be alike, and none moves
        <label key={index} className={`${formStyles.consent} ${styles.feature}`}>
          <input type="checkbox" {...form.register(`items.${place}.features.${index}.isIncluded`)} />
          <BidiName text={title} />
        </label>
      ))}
    </fieldset>
  );
}
