import { type FormEvent, useRef } from "react";
import { useRecordForm } from "../../../../admin-kit/form/use-record-form.tsx";
import { AppError, invalid } from "../../../../kernel/errors.ts";
import { fromAnswer, toBody } from "../../../../kernel/resource/wire.ts";
import { updateQuote } from "../client.ts";
import { text } from "../quotes.text.ts";
import { type QuoteForm, type QuoteLink, type QuoteRecord, quotes } from "../quotes.ts";
import { showFaults } from "./number-fields.ts";
import { faultsOf, readTyped, show, type TypedQuote, typedOf } from "./quote-words.ts";
import { useAutosave } from "./use-autosave.ts";

/** The form of a draft: saved automatically at each pause, and by hand, which merges the changes of others; DESK-02. */
export function useQuoteDraft(quote: QuoteRecord, onChanged: (quote: QuoteRecord) => void) {
  const newest = useRef(quote); // a save by hand may follow an automatic one before that is rendered
  const note = (saved: QuoteRecord) => {
    newest.current = saved;
    onChanged(saved);
  };
  const take = (saved: QuoteRecord) => {
    record.form.reset(typedOf(saved));
    saving.resume();
    note(saved);
  };
  const record = useRecordForm<TypedQuote, QuoteRecord>({
    initial: typedOf(quote),
    draft: `quotes:${quote.id}`,
    savesItself: true,
    async onSave(values, current) {
      const faults = faultsOf(values);
      if (Object.keys(faults).length > 0) throw invalid(faults);
      return updateQuote(...bodyOf(readTyped(values), current ? readAnswer(current) : newest.current));
    },
    onSaved(saved) {
      take(saved); // the line above the form says so: a toast would cover the sums
    },
    onTakeTheirs: (current) => take(current ? readAnswer(current) : newest.current),
    failureText: (error) =>
      error instanceof AppError && error.code === "conflict" ? text.failures.notDraft : text.failures.save,
    conflict: { labels: text.labels, show, valuesOf: (current) => typedOf(readAnswer(current)) },
  });
  const { form } = record;
  const saving = useAutosave<TypedQuote>({
    form,
    isDirty: record.isDirty,
    isBusy: record.isSubmitting || Boolean(record.merge),
    isComplete: (values) =>
      values.customerName.trim() !== "" &&
      values.items.every(({ title }) => title.trim() !== "") &&
      showFaults(form, values),
    async store(values) {
      const saved = await updateQuote(...bodyOf(readTyped(values), newest.current));
      // What was typed during the save stays in its fields, and what was sent counts as saved, however it was spelled.
      form.reset(values, { keepValues: true, keepErrors: true });
      record.forget();
      record.clearFailure();
      note(saved);
    },
  });
  /** Saves by hand; calls `done` instead of showing a message. */
  const save = async (done?: () => void) => {
    await saving.settled();
    if (!done) return record.submit();
    record.submit((saved) => {
      take(saved);
      done();
    });
  };
  return {
    ...record,
    saving,
    save: (done?: () => void) => void save(done),
    formProps: {
      ...record.formProps,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        if (event.target === event.currentTarget) void save();
      },
    },
  };
}

/** The schema demands a line, so a draft that has none yet leaves `items` out; removing the last line is refused. */
function bodyOf(values: QuoteForm, based: QuoteRecord): [QuoteRecord, object] {
  const { items, ...body } = toBody(quotes, values);
  const isBlank = values.items.length === 0 && based.items.length === 0;
  return [based, isBlank ? body : { ...body, items }];
}

const readAnswer = (answer: object) => fromAnswer<typeof quotes, QuoteLink>(quotes, answer);
