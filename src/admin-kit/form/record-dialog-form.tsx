import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
} from "react";
import type { FieldValues } from "react-hook-form";
import { Button } from "../../ui/controls/button.tsx";
import dialogStyles from "../../ui/overlays/dialog.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { text } from "../admin-kit.text.ts";
import { isSaveKey } from "../shortcuts.ts";
import { focusFirst } from "./form-focus.ts";
import { type RecordForm, type RecordFormOptions, useRecordForm } from "./use-record-form.tsx";

/** The options of a dialog with a record's form; `initial` is read when the dialog opens. */
export type RecordDialogProps<Values extends FieldValues> = RecordFormOptions<Values, unknown> & {
  isOpen: boolean;
  onClose(): void;
  title: string;
  /** The path of the record, such as `services/4`, so that others see who has it open; undefined for a new record. */
  place?: string | undefined;
  /** Offers «save and add another», for a new record. */
  canAddAnother?: boolean;
  saveLabel?: string;
  /** Shown at the start of the footer while nothing is changed, such as the time of the last save. */
  note?: ReactNode;
  children(form: RecordForm<Values>): ReactNode;
};

type DialogFormProps<Values extends FieldValues> = RecordDialogProps<Values> & {
  onCancel(): void;
  onSaved(addAnother: boolean): void;
  onState(state: { isDirty: boolean; isSubmitting: boolean }): void;
  /** Lets the dialog around the form drop the kept draft when the user discards the changes. */
  handle: RefObject<{ forget(): void } | null>;
};

/** The form inside the dialog: body, footer, saving, and the errors of the server. */
export function DialogForm<Values extends FieldValues>(props: DialogFormProps<Values>) {
  const { onSaved, onState, canAddAnother } = props;
  const { form, formProps, notices, merge, submit, isDirty, isSubmitting, forget } = useRecordForm<
    Values,
    unknown
  >({
    ...props,
    onSaved: () => onSaved(false),
    onTakeTheirs: () => onSaved(false),
  });

  const tell = useEffectEvent(onState);
  useEffect(() => tell({ isDirty, isSubmitting }), [isDirty, isSubmitting]);
  useImperativeHandle(props.handle, () => ({ forget }));
  useEffect(() => focusFirst(formProps.ref.current), [formProps.ref]);

  const saveByKey = (event: KeyboardEvent) => {
    // A dialog opened above the form is its child in React only, and handles the save key itself.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    if (!isSaveKey(event)) return;
    event.preventDefault();
    submit();
  };

  return (
    <form {...formProps} onKeyDown={saveByKey}>
      <div className={dialogStyles.body}>
        {notices}
        {props.children(form)}
      </div>
      <footer>
        {isDirty ? (
          <span className={dialogStyles.unsaved}>
            <i className={typeStyles.diamond} />
            {text.unsaved}
          </span>
        ) : (
          <span className={typeStyles.muted}>{props.note}</span>
        )}
        <Button variant="ghost" small disabled={isSubmitting} onClick={props.onCancel}>
          {text.cancel}
        </Button>
        {canAddAnother && (
          <Button variant="line" small disabled={isSubmitting} onClick={() => submit(() => onSaved(true))}>
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
      {merge}
    </form>
  );
}
