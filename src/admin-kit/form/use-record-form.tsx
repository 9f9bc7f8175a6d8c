import { type FormEvent, type RefObject, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import { AppError, currentOf } from "../../kernel/errors.ts";
import { useFocusOnWrong } from "./form-focus.ts";
import { FormNotices } from "./form-notices.tsx";
import { showServerErrors } from "./record-form.ts";
import { type DraftOptions, useDraft } from "./use-draft.ts";
import { type Conflict, useFormMerge } from "./use-form-merge.tsx";

export type RecordForm<Values extends FieldValues> = UseFormReturn<Values>;

export type RecordFormOptions<Values extends FieldValues, Saved> = DraftOptions & {
  /** Blank for an add, a copy of the record for an edit. The form begins with the first; merges and drafts use the latest. */
  initial: Values;
  /**
   * Stores the values. After an error the form keeps its values, and the `fields` of a 422 go to their fields. A
   * `precondition-failed` opens the merge, after which `onSave` is called with `current`, the stored record that was merged (send
   * its version). `key` is the idempotency key of a new record, so that a save repeated after a lost answer creates it once.
   */
  onSave(values: Values, current: object | undefined, key: string): Promise<Saved>;
  /** The sentence above the form when saving failed; undefined for a failure that the user knows of already. */
  failureText: string | ((error: unknown) => string | undefined);
  /** Turns the stored record, which another person has saved, into form values for the merge; SURV-05. */
  conflict?: Conflict<Values> | undefined;
  /** Whether the form is saved by itself too, so that a person need not save it again after a failure. */
  savesItself?: boolean;
  /** Maps a wire name to its field; by default the same name in camel case. */
  nameOf?: ((wireName: string) => string) | undefined;
};

type Ends<Saved> = {
  onSaved(saved: Saved): void;
  /** The user took the stored record in place of the typed values: `current`, or the form's first record if undefined. */
  onTakeTheirs(current: object | undefined): void;
};

/**
 * The state of a form that changes a record: its values, saving, the server's errors, the draft kept while typing, and the merge
 * after another person saved first. Render `notices` in the form and `merge` after its fields; call `forget` to drop the draft
 * when the user discards the changes.
 */
export function useRecordForm<Values extends FieldValues, Saved>({
  initial,
  onSave,
  failureText,
  conflict,
  nameOf,
  savesItself = false,
  onSaved,
  onTakeTheirs,
  ...options
}: RecordFormOptions<Values, Saved> & Ends<Saved>) {
  const form = useForm<Values>({ defaultValues: initial as DefaultValues<Values> }); // the edge of a library: whole values are partial ones
  const element = useRef<HTMLFormElement>(null);
  const failure = useFormFailure(element, (error) => {
    return showServerErrors(form, error, nameOf) ?? sentenceOf(failureText, error);
  });
  const draft = useDraft(form, initial, options);
  const { isDirty, isSubmitting } = form.formState;

  const save = (current?: object, done = onSaved) =>
    form.handleSubmit(async (values) => {
      failure.clear();
      draft.keep(values);
      let saved: Saved;
      try {
        saved = await onSave(values, current, draft.key);
      } catch (error) {
        return refuse(error, values);
      }
      draft.drop();
      done(saved);
    })();
  const refuse = (error: unknown, mine: Values) => {
    const current = currentOf(error);
    if (conflict && current)
      return merge.ask({ base: initial, mine, values: conflict.valuesOf(current), current });
    // The key belongs to another body already: with a new key the user can save a second record.
    if (error instanceof AppError && error.code === "key-reused") draft.renewKey();
    failure.show(error);
  };
  const restoreDraft = () => {
    const { base, mine, merged, collides } = draft.read();
    if (collides && conflict) return merge.ask({ base, mine, values: initial });
    draft.take();
    form.reset(merged, { keepDefaultValues: true });
  };
  const merge = useFormMerge(conflict, {
    onResolve(values, current) {
      draft.take();
      form.reset(values, { keepDefaultValues: true });
      void save(current);
    },
    onTakeTheirs(current) {
      failure.clear();
      draft.drop();
      onTakeTheirs(current);
    },
  });
  /** Saves, unless a save is under way; `done` is called in place of `onSaved`. */
  const submit = (done?: (saved: Saved) => void) => {
    if (!isSubmitting) void save(undefined, done);
  };

  return {
    form,
    isDirty,
    isSubmitting,
    submit,
    formProps: formProps(element, submit),
    forget: draft.forget,
    /** Takes back the sentence about a failed save, because the values were saved since. */
    clearFailure: failure.clear,
    notices: (
      <FormNotices
        draft={draft}
        onRestore={restoreDraft}
        keeps={savesItself ? "formSaving" : options.draft === undefined ? "form" : "formKept"}
        failure={failure}
      />
    ),
    merge: merge.dialog,
  };
}

/** The props of the form element. A nested form, such as that of a link, handles its own submit. */
function formProps(ref: RefObject<HTMLFormElement | null>, submit: () => void) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (event.target === event.currentTarget) submit();
  };
  return { ref, noValidate: true, onSubmit } as const;
}

/** The sentence of the last failure, whose first wrong field gets the focus. Nothing is shown without a sentence. */
function useFormFailure(
  form: RefObject<HTMLFormElement | null>,
  sentenceOf: (error: unknown) => string | undefined,
) {
  const focusOnWrong = useFocusOnWrong(form);
  const [sentence, setSentence] = useState<string>();
  return {
    sentence,
    clear: () => setSentence(undefined),
    show(error: unknown) {
      const said = sentenceOf(error);
      if (said === undefined) return;
      setSentence(said);
      focusOnWrong();
    },
  };
}

function sentenceOf(failureText: RecordFormOptions<FieldValues, unknown>["failureText"], error: unknown) {
  return typeof failureText === "string" ? failureText : failureText(error);
}
