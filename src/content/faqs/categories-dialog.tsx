import { Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useFieldArray } from "react-hook-form";
import listFieldStyles from "../../admin-kit/form/list-field.module.css";
import { RecordDialog } from "../../admin-kit/form/record-dialog.tsx";
import { errorOf } from "../../admin-kit/form/record-form.ts";
import type { RecordForm } from "../../admin-kit/form/use-record-form.tsx";
import { AppError } from "../../kernel/errors.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { counted } from "../../kernel/text/format.text.ts";
import { countOf } from "../../kernel/text/format.ts";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { FieldNotes } from "../../ui/controls/field.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { freeText } from "../../ui/controls/inputs.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import styles from "./categories-dialog.module.css";
import { type CategoryRow, rowsOf, saveCategories } from "./category-rows.ts";
import type { FaqCategories } from "./client.ts";
import type { FaqCategory } from "./faqs.ts";
import { text } from "./faqs-admin.text.ts";

const { categories: words } = text;

type CategoriesDialogProps = {
  isOpen: boolean;
  onClose(): void;
  source: FaqCategories;
  questionsOf(key: string): number;
};

type Rows = { rows: CategoryRow[] };

/** Adds, renames and deletes categories; one with questions cannot be deleted; requirement AFAQ-02. */
export default function CategoriesDialog({ isOpen, onClose, source, questionsOf }: CategoriesDialogProps) {
  const { categories = [] } = source;
  const added = useRef(new Map<string, string>()); // the keys of categories that a partly failed save has already added
  const save = async ({ rows }: Rows) => {
    const changes = await saveCategories(rows, categories, added.current, source);
    if (changes > 0) toasts.success(words.saved);
  };
  return (
    <RecordDialog<Rows>
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      initial={{ rows: rowsOf(categories) }}
      onSave={save}
      failureText={words.failed}
      draft="faq-categories"
      holdsPeople={false}
    >
      {(form) => (
        <CategoryFields
          form={form}
          categories={categories}
          questionsOf={questionsOf}
          onRemove={source.remove}
        />
      )}
    </RecordDialog>
  );
}

type CategoryFieldsProps = {
  form: RecordForm<Rows>;
  categories: readonly FaqCategory[];
  questionsOf(key: string): number;
  onRemove(key: string): Promise<unknown>;
};

function CategoryFields({ form, categories, questionsOf, onRemove }: CategoryFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "rows" });
  const [deleting, setDeleting] = useState<string>();
  const [refused, setRefused] = useState<{ key: string; sentence: string }>();
  const addButton = useRef<HTMLButtonElement>(null);
  const ask = (key: string) => {
    setRefused(undefined);
    if (questionsOf(key) > 0) setRefused({ key, sentence: fieldMessages.categoryInUse });
    else setDeleting(key);
  };
  const confirm = async () => {
    if (deleting === undefined) return;
    try {
      await onRemove(deleting);
      toasts.success(words.deleted);
      setTimeout(() => addButton.current?.focus(), 50); // the pressed button is gone with its row
    } catch (error) {
      // The server refuses when a question was added to the category meanwhile.
      const sentence = error instanceof AppError ? error.fields.key : undefined;
      setRefused({ key: deleting, sentence: sentence ?? words.failed });
    }
  };
  return (
    <>
      <p className={`${typeStyles.muted} ${typeStyles.small}`}>{words.help}</p>
      <ul className={`${listFieldStyles.listed} ${styles.categories}`}>
        {fields.map(({ id, key }, index) => {
          if (key !== "" && !categories.some((category) => category.key === key)) return null; // deleted
          const error =
            errorOf(form, `rows.${index}.label`) ??
            (refused?.key === key && key !== "" ? refused.sentence : undefined);
          const used = key === "" ? 0 : questionsOf(key);
          return (
            <li key={id} className={error ? listFieldStyles.faulty : ""}>
              <input
                className={formStyles.input}
                {...freeText}
                aria-label={words.name(index + 1)}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                {...form.register(`rows.${index}.label`)}
              />
              <span
                className={`${typeStyles.muted} ${typeStyles.small} ${typeStyles.digits} ${typeStyles.unbroken} ${styles.count}`}
              >
                {countOf(counted.question, used)}
              </span>
              <IconButton
                danger
                aria-label={words.deleteItem(form.getValues(`rows.${index}.label`))}
                className={used > 0 ? styles.used : undefined}
                onClick={() => (key === "" ? remove(index) : ask(key))}
              >
                <Icon of={Trash2} />
              </IconButton>
              <FieldNotes id={id} error={error} />
            </li>
          );
        })}
      </ul>
      <Button
        ref={addButton}
        variant="ghost"
        small
        className={buttonStyles.atStart}
        onClick={() => append({ key: "", local: `new-${fields.length}-${Date.now()}`, label: "" })}
      >
        <Icon of={Plus} />
        {words.add}
      </Button>
      <ConfirmDialog
        isOpen={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        question={words.deleteQuestion}
        onConfirm={confirm}
      />
    </>
  );
}
