import { checkBody } from "../../admin-kit/check-body.ts";
import { RecordDialog } from "../../admin-kit/record-dialog.tsx";
import { bind } from "../../admin-kit/record-form.ts";
import { numberValue } from "../../ui/digits.ts";
import { FieldGroup } from "../../ui/field.tsx";
import { NumberInput, Select, Switch, TextArea, TextInput } from "../../ui/inputs.tsx";
import { faqLabels, faqWords, inputOf, labelOf } from "./faq-words.ts";
import { text } from "./faqs-admin.text.ts";
import type { FaqCategory, FaqInput, FaqRecord } from "./schema.ts";
import { type FaqAnswer, faqBody, faqBodyOf, readFaq } from "./wire.ts";

const { form: words } = text;

type FaqDialogProps = {
  isOpen: boolean;
  onClose(): void;
  /** The question that is edited; null for a new one. */
  faq: FaqRecord | null;
  initial: FaqInput;
  /** What a new one is on the server when nothing else is said. */
  blank: FaqInput;
  categories: readonly FaqCategory[];
  canAddAnother: boolean;
  /** Stores the body, over `based` unless it is a new one. */
  onSave(body: object, based: FaqRecord | null): Promise<unknown>;
};

/** Adds or changes a question; requirements AFAQ-01, ADM-04, ADM-08, ERR-05. */
export default function FaqDialog({ faq, initial, blank, categories, onSave, ...dialog }: FaqDialogProps) {
  const save = async (values: FaqInput, current?: unknown) => {
    const based = current === undefined ? faq : readFaq(current as FaqAnswer); // the wire edge
    const body = faqBodyOf(values, based ?? blank);
    checkBody(faqBody, body);
    await onSave(body, based);
  };
  const options = categoryOptions(categories, initial.category);
  return (
    <RecordDialog<FaqInput>
      {...dialog}
      draft={`faqs:${faq?.id ?? "new"}`}
      title={faq ? text.edit : text.add}
      initial={initial}
      onSave={save}
      failureText={faq ? text.failures.update : text.failures.create}
      conflict={{
        labels: faqLabels,
        show: (name, value) => faqWords(name, value, categories),
        valuesOf: (current) => inputOf(readFaq(current as FaqAnswer)), // the wire edge
      }}
    >
      {(form) => (
        <div className="g2">
          <TextInput full label={words.question} {...bind(form, "question")} />
          <TextArea full label={words.answer} help={words.answerHelp} {...bind(form, "answer")} />
          <Select label={text.category} options={options} {...bind(form, "category")} />
          <NumberInput whole label={words.order} {...bind(form, "order", { setValueAs: numberValue })} />
          <FieldGroup label={words.visibility}>
            <Switch {...form.register("isActive")}>{words.visible}</Switch>
          </FieldGroup>
        </div>
      )}
    </RecordDialog>
  );
}

function categoryOptions(categories: readonly FaqCategory[], own: string) {
  const keys = categories.map(({ key }) => key);
  const all = keys.includes(own) ? keys : [...keys, own]; // a save must not move a question unseen
  return all.map((key) => ({ value: key, label: labelOf(categories, key) }));
}
