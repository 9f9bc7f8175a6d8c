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
  /** Blank for an add, a copy of the record for an edit. The form begins with the first; merges and drafts are based on the newest. */
  initial: Values;
  /** Stores the values. What it throws keeps the form with everything in it; the `fields` of a 422 go to their fields. A `precondition-failed` opens
   * the merge; saving comes again then with `current`, the stored record that it was based on (send its version). Under `key` a new record is made once,
   * though its answer was lost and the save comes again. */
  onSave(values: Values, current: object | undefined, key: string): Promise<Saved>;
  /** The sentence above the form when saving failed; undefined for a failure of which the person knows already. */
  failureText: string | ((error: unknown) => string | undefined);
  /** Makes form values of the stored record that somebody saved meanwhile, for the merge; SURV-05. */
  conflict?: Conflict<Values> | undefined;
  /** The field behind a wire name, where it is not the same name in camel case. */
  nameOf?: ((wireName: string) => string) | undefined;
};

type Ends<Saved> = {
  onSaved(saved: Saved): void;
  /** The stored record is kept in place of what was typed: what came with the refusal, or undefined for the record that the form began with. */
  onTakeTheirs(current: object | undefined): void;
};

/**
 * The state of a form that changes a record: its values, saving, what the server says about them, the draft that is kept
 * while they are typed, and the merge when somebody saved first. Draw `notices` in the form and `merge` behind its fields;
 * `forget` drops the draft when somebody gives up what was typed.
 */
export function useRecordForm<Values extends FieldValues, Saved>({
  initial,
  onSave,
  failureText,
  conflict,
  nameOf,
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
    // The next save makes another record, if somebody wants that.
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
  /** Saves, unless a save is under way; `done` takes the place of `onSaved`. */
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
    notices: (
      <FormNotices
        draft={draft}
        onRestore={restoreDraft}
        keepsDrafts={options.draft !== undefined}
        failure={failure}
      />
    ),
    merge: merge.dialog,
  };
}

/** A form inside this one, such as that of a link, is submitted to itself. */
function formProps(ref: RefObject<HTMLFormElement | null>, submit: () => void) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (event.target === event.currentTarget) submit();
  };
  return { ref, noValidate: true, onSubmit } as const;
}

/** The sentence of the last failure; what is wrong gets the focus with it. Without a sentence the person knows already. */
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
