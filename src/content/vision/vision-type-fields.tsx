import { fieldsOf } from "../../admin-kit/form/fields-of.tsx";
import { useResourceForm } from "../../admin-kit/form/form-context.tsx";
import { errorOf } from "../../admin-kit/form/record-form.ts";
import { wordFor } from "../../kernel/text/word-for.ts";
import { FieldGroup } from "../../ui/controls/field.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import tabStyles from "../../ui/controls/tabs.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { coloursOf } from "./type-colours.tsx";
import { text } from "./vision-admin.text.ts";
import { itemIcons, typeIcons } from "./vision-icons.ts";
import { hasFigure, type VisionType, visionItems, visionTypes } from "./vision-items.ts";
import styles from "./vision-type-fields.module.css";

const { form: words, labels, values } = text;
const Field = fieldsOf(visionItems);

function pictureOf(icon: unknown) {
  const drawing = wordFor(itemIcons, String(icon));
  return drawing && <Icon of={drawing} />;
}

/** Radio buttons for the five types, side by side. */
export function TypeChoice() {
  const { form } = useResourceForm();
  return (
    <FieldGroup full label={labels.type} error={errorOf(form, "type")}>
      <div data-types className={`${tabStyles.segments} ${tabStyles.wide} ${styles.types}`}>
        {visionTypes.map((type) => (
          <label key={type}>
            <input type="radio" value={type} {...form.register("type")} />
            <Icon of={typeIcons[type]} />
            {values.type[type]}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** The fields of one type. Hidden fields of other types keep their values until the item is saved; AVIS-01. */
export function TypeFields({ type }: { type: VisionType }) {
  const isPillar = type === "pillar";
  return (
    <section className={`${styles.fields} ${coloursOf(type)}`} data-type={type}>
      <p className={styles.kind}>
        <Icon of={typeIcons[type]} />
        {words.ofType(values.type[type])}
      </p>
      <div className={formStyles.pair}>
        {hasFigure({ type }) && (
          <>
            <Field name="value" />
            <Field name="metric" />
            <Field name="percentage" unit="%" />
          </>
        )}
        {isPillar && <Field name="category" placeholder={words.select} />}
        <Field name="icon" pictureOf={pictureOf} />
        {isPillar && (
          <div className={formStyles.full}>
            <Field name="initiatives" placeholder={words.initiative} />
          </div>
        )}
      </div>
    </section>
  );
}
