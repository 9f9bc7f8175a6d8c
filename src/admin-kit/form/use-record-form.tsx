import { type FormEvent, Suspense, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import { AppError, currentOf } from "../../kernel/errors.ts";
import type { MergeDialogProps } from "../history/merge-dialog.tsx";
import { lazyPart } from "../lazy-part.ts";
import { useFocusOnWrong } from "./form-focus.ts";
import { FormNotices } from "./form-notices.tsx";
import { showServerErrors } from "./record-form.ts";
import { useDraft } from "./use-draft.ts";

// Fetched when somebody else has changed the record meanwhile.
const MergeDialog = lazyPart(async () => ({
  default: (await import("../history/merge-dialog.tsx")).MergeDialog,
}));

export type RecordForm<Values extends FieldValues> = UseFormReturn<Values>;

export type RecordFormOptions<Values extends FieldValues, Saved> = {
  /** Blank for an add, a copy of the record for an edit. The form begins with the first; merges and drafts are based on the newest. */
  initial: Values;
  /** Stores the values. What it throws keeps the form with everything in it; the `fields` of a 422 go to their fields. A `precondition-failed` opens
   * the merge; saving comes again then with `current`, the stored record that it was based on (send its version). Under `key` a new record is made once,
   * though its answer was lost and the save comes again. */
  onSave(values: Values, current: object | undefined, key: string): Promise<Saved>;
  /** The sentence above the form when saving failed; undefined for a failure of which the person knows already. */
  failureText: string | ((error: unknown) => string | undefined);
  /** Makes form values of the stored record that somebody saved meanwhile, for the merge; SURV-05. */
  conflict?:
    | (Pick<MergeDialogProps<Values>, "labels" | "show"> & { valuesOf(current: object): Values })
    | undefined;
  /** The field behind a wire name, where it is not the same name in camel case. */
  nameOf?: ((wireName: string) => string) | undefined;
  /** Under which name unsaved values are kept while they are typed: `services:4`, `services:new`. */
  draft?: string | undefined;
  /** False where the values hold nothing of a person from outside: drafts of persons are kept for a shorter time. */
  holdsPeople?: boolean | undefined;
  /** True for a record that is not stored yet. */
  isNew?: boolean | undefined;
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
  const focusOnWrong = useFocusOnWrong(element);
  const [failure, setFailure] = useState<string>();
  const draft = useDraft(form, initial, {
    name: options.draft,
    personal: options.holdsPeople ?? true,
    isNew: options.isNew ?? false,
  });
  const [theirs, setTheirs] = useState<{ base: Values; mine: Values; values: Values; current?: object }>();
  const { isDirty, isSubmitting } = form.formState;

  const save = (current?: object, done = onSaved) =>
    form.handleSubmit(async (values) => {
      setFailure(undefined);
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
      return setTheirs({ base: initial, mine, values: conflict.valuesOf(current), current });
    // The next save makes another record, if somebody wants that.
    if (error instanceof AppError && error.code === "key-reused") draft.renewKey();
    const sentence =
      showServerErrors(form, error, nameOf) ??
      (typeof failureText === "string" ? failureText : failureText(error));
    if (sentence === undefined) return;
    setFailure(sentence);
    focusOnWrong();
  };
  const restoreDraft = () => {
    const { base, mine, merged, collides } = draft.read();
    if (collides && conflict) return setTheirs({ base, mine, values: initial });
    draft.take();
    form.reset(merged, { keepDefaultValues: true });
  };
  const resolve = (values: Values, current: object | undefined) => {
    setTheirs(undefined);
    draft.take();
    form.reset(values, { keepDefaultValues: true });
    void save(current);
  };
  const takeTheirs = (current: object | undefined) => {
    setTheirs(undefined);
    setFailure(undefined);
    draft.drop();
    onTakeTheirs(current);
  };
  /** Saves, unless a save is under way; `done` takes the place of `onSaved`. */
  const submit = (done?: (saved: Saved) => void) => {
    if (!isSubmitting) void save(undefined, done);
  };

  return {
    form,
    isDirty,
    isSubmitting,
    submit,
    formProps: {
      ref: element,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        if (event.target === event.currentTarget) submit();
      },
    } as const,
    forget: draft.forget,
    notices: (
      <FormNotices
        isOffered={draft.isOffered}
        onRestore={restoreDraft}
        onDiscard={draft.drop}
        keepsDrafts={options.draft !== undefined}
        failure={failure}
        onDismiss={() => setFailure(undefined)}
      />
    ),
    merge: theirs && conflict && (
      <Suspense>
        <MergeDialog
          base={theirs.base}
          mine={theirs.mine}
          theirs={theirs.values}
          labels={conflict.labels}
          show={conflict.show}
          onClose={() => setTheirs(undefined)}
          onResolve={(values) => resolve({ ...theirs.values, ...values }, theirs.current)}
          onTakeTheirs={() => takeTheirs(theirs.current)}
        />
      </Suspense>
    ),
  };
}
