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

/** The values are read when the dialog opens. */
export type RecordDialogProps<Values extends FieldValues> = RecordFormOptions<Values, unknown> & {
  isOpen: boolean;
  onClose(): void;
  title: string;
  /** Where its record lies, so that others see who is in it: `services/4`; undefined for a new one. */
  place?: string | undefined;
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
  /** For the dialog around it: what was typed is given up. */
  handle: RefObject<{ forget(): void } | null>;
};

/** The form inside the dialog: body, footer, saving, and what the server says about it. */
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
    // A dialog above the form is its child in React alone: it saves for itself.
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
