import { FileClock } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import { isAnswered } from "../kernel/api-client.ts";
import { currentOf } from "../kernel/errors.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { text } from "./admin-kit.text.ts";
import { focusFirst, useFocusOnWrong } from "./form-focus.ts";
import { MergeDialog, type MergeDialogProps } from "./merge-dialog.tsx";
import { showServerErrors } from "./record-form.ts";
import { useDraft } from "./use-draft.ts";

export type RecordForm<Values extends FieldValues> = UseFormReturn<Values>;

export type RecordDialogProps<Values extends FieldValues> = {
  isOpen: boolean;
  onClose(): void;
  title: string;
  /** Blank for an add, a copy of the record for an edit; read when the dialog opens. */
  initial: Values;
  /** Stores the values. What it throws keeps the dialog open with everything in it; the `fields` of a 422 go to their fields. A `precondition-failed` opens
   * the merge; saving comes again then with `current`, the stored record that it was based on (send its version). */
  onSave(values: Values, current?: object): Promise<unknown>;
  /** The sentence above the form when saving failed. */
  failureText: string | ((error: unknown) => string);
  /** Makes form values of the stored record that somebody saved meanwhile, for the merge; SURV-05. */
  conflict?: Pick<MergeDialogProps<Values>, "labels" | "show"> & { valuesOf(current: object): Values };
  /** The field behind a wire name, where it is not the same name in camel case. */
  nameOf?: ((wireName: string) => string) | undefined;
  /** Under which name unsaved values are kept when a save gets no answer: `services:4`, `services:new`. */
  draft?: string | undefined;
  /** Offers «save and add another»; for an add. */
  canAddAnother?: boolean;
  saveLabel?: string;
  /** Stands at the start of the footer while nothing is changed: when it was saved last. */
  note?: ReactNode;
  children(form: RecordForm<Values>): ReactNode;
};

type DialogFormProps<Values extends FieldValues> = RecordDialogProps<Values> & {
  onCancel(): void;
  onSaved(addAnother: boolean): void;
  onState(state: { isDirty: boolean; isSubmitting: boolean }): void;
};

/** The form inside the dialog: body, footer, saving, and what the server says about it. */
export function DialogForm<Values extends FieldValues>(props: DialogFormProps<Values>) {
  const { initial, onSave, onSaved, onState, canAddAnother, failureText, conflict } = props;
  const form = useForm<Values>({ defaultValues: initial as DefaultValues<Values> }); // the edge of a library: whole values are partial ones
  const element = useRef<HTMLFormElement>(null);
  const focusOnWrong = useFocusOnWrong(element);
  const [failure, setFailure] = useState<string>();
  const draft = useDraft(props.draft, initial);
  const [theirs, setTheirs] = useState<{ base: Values; mine: Values; values: Values; current?: object }>();
  const { isDirty, isSubmitting } = form.formState;

  const tell = useRef(onState);
  tell.current = onState;
  useEffect(() => tell.current({ isDirty, isSubmitting }), [isDirty, isSubmitting]);
  useEffect(() => focusFirst(element.current), []);

  const save = (addAnother: boolean, current?: object) =>
    form.handleSubmit(async (values) => {
      setFailure(undefined);
      try {
        await (current === undefined ? onSave(values) : onSave(values, current));
      } catch (error) {
        const current = currentOf(error);
        if (conflict && current) {
          setTheirs({ base: initial, mine: values, values: conflict.valuesOf(current), current });
          return;
        }
        if (!isAnswered(error)) draft.keep(values);
        setFailure(
          showServerErrors(form, error, props.nameOf) ??
            (typeof failureText === "string" ? failureText : failureText(error)),
        );
        focusOnWrong();
        return;
      }
      draft.drop();
      onSaved(addAnother);
    })();
  const restoreDraft = () => {
    const { base, mine, merged, collides } = draft.read();
    if (collides && conflict) return setTheirs({ base, mine, values: initial });
    draft.taken();
    form.reset(merged, { keepDefaultValues: true });
  };
  const submit = (addAnother: boolean) => {
    if (!isSubmitting) void save(addAnother);
  };
  const saveByKey = (event: KeyboardEvent) => {
    // By code: with an Arabic keyboard the S key types another letter.
    // A dialog above the form is its child in React alone: it saves for itself.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    if (event.code !== "KeyS" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit(false);
  };

  return (
    <form
      ref={element}
      noValidate
      onKeyDown={saveByKey}
      onSubmit={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) submit(false);
      }}
    >
      <div className="mb">
        {draft.isOffered && (
          <div className="banner draft" role="status">
            <Icon of={FileClock} />
            <span>{text.draft.offer}</span>
            <Button variant="line" small onClick={restoreDraft}>
              {text.draft.restore}
            </Button>
            <Button variant="ghost" small onClick={draft.drop}>
              {text.draft.discard}
            </Button>
          </div>
        )}
        {failure && (
          <Banner tone="bad" onDismiss={() => setFailure(undefined)}>
            {failure}
          </Banner>
        )}
        {props.children(form)}
      </div>
      <footer>
        {isDirty ? (
          <span className="dirty">
            <i className="nq" />
            {text.unsaved}
          </span>
        ) : (
          <span className="muted">{props.note}</span>
        )}
        <Button variant="ghost" small disabled={isSubmitting} onClick={props.onCancel}>
          {text.cancel}
        </Button>
        {canAddAnother && (
          <Button variant="line" small disabled={isSubmitting} onClick={() => submit(true)}>
            {text.saveAndAdd}
          </Button>
        )}
        <Button
          type="submit"
          small
          loading={isSubmitting}
          loadingLabel={text.saving}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {props.saveLabel ?? text.save}
        </Button>
      </footer>
      {theirs && conflict && (
        <MergeDialog
          base={theirs.base}
          mine={theirs.mine}
          theirs={theirs.values}
          labels={conflict.labels}
          show={conflict.show}
          onClose={() => setTheirs(undefined)}
          onResolve={(values) => {
            setTheirs(undefined);
            draft.taken();
            form.reset(values, { keepDefaultValues: true });
            void save(false, theirs.current);
          }}
          onTakeTheirs={() => {
            draft.drop();
            onSaved(false);
          }}
        />
      )}
    </form>
  );
}
