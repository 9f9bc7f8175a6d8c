import { fieldsOf } from "../../admin-kit/form/fields-of.tsx";
import { ResourceDialog, type ResourceFormProps } from "../../admin-kit/form/resource-dialog.tsx";
import { toBody } from "../../kernel/resource/wire.ts";
import formStyles from "../../ui/controls/forms.module.css";
import { wordsOf } from "./faq-words.ts";
import { type FaqCategory, type FaqInput, type FaqRecord, faqs } from "./faqs.ts";
import { text } from "./faqs-admin.text.ts";

const { form: words } = text;
const Field = fieldsOf(faqs);

type FaqDialogProps = ResourceFormProps<typeof faqs> & {
  /** The server's defaults for a new question. */
  blank: FaqInput;
  categories: readonly FaqCategory[];
};

/** Adds or changes a question; requirements AFAQ-01, ADM-04, ADM-08, ERR-05. */
export default function FaqDialog({ blank, categories, ...props }: FaqDialogProps) {
  return (
    <ResourceDialog
      {...props}
      resource={faqs}
      title={props.record ? text.edit : text.add}
      failureText={props.record ? text.failures.update : text.failures.create}
      bodyOf={(values, based) => faqBodyOf(values, based ?? blank)}
      valueWords={{ category: wordsOf(categories) }}
    >
      <div className={formStyles.pair}>
        <Field full name="question" />
        <Field full name="answer" help={words.answerHelp} />
        <Field name="category" options={categories.map(({ key, label }) => ({ value: key, label }))} />
        <Field name="order" />
        <Field name="isActive" group={words.visibility} />
      </div>
    </ResourceDialog>
  );
}

/** The body of a create or an update: question, answer and category (API-01), other fields only if they differ from `base`. */
function faqBodyOf({ isActive, order, ...faq }: FaqInput, base: FaqInput | FaqRecord) {
  return toBody(faqs, {
    ...faq,
    ...(isActive !== base.isActive && { isActive }),
    ...(order !== base.order && { order }),
  });
}
