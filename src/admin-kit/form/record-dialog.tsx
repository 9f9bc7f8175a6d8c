import { useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Presence } from "../presence/presence.tsx";
import { DiscardQuestion, LeaveQuestion } from "./leave-question.tsx";
import { DialogForm, type RecordDialogProps } from "./record-dialog-form.tsx";

/**
 * Adds or edits one record in a modal form; ADM-04. The form exists only while the dialog is open. With unsaved changes, closing
 * the dialog, the browser's back button and closing the tab ask first.
 */
export function RecordDialog<Values extends FieldValues>(props: RecordDialogProps<Values>) {
  const [generation, setGeneration] = useState(0); // a new form for «save and add another»
  const [isAsking, setAsking] = useState(false);
  // A ref, because a key may be pressed before the state after the last letter is rendered.
  const state = useRef({ isDirty: false, isSubmitting: false });
  const [isDirty, setDirty] = useState(false);
  const form = useRef<{ forget(): void }>(null);
  const leave = () => {
    state.current = { isDirty: false, isSubmitting: false };
    setDirty(false);
    props.onClose();
  };
  const askToClose = () => {
    if (state.current.isSubmitting) return;
    if (state.current.isDirty) setAsking(true);
    else leave();
  };
  const giveUp = () => {
    form.current?.forget();
    leave();
  };
  return (
    <>
      <Dialog
        isOpen={props.isOpen}
        onClose={askToClose}
        title={props.title}
        aside={props.place !== undefined && <Presence place={props.place} isEditing={isDirty} />}
        closesOutside={!isDirty}
      >
        <DialogForm
          {...props}
          key={generation}
          handle={form}
          onCancel={askToClose}
          onSaved={(addAnother) => (addAnother ? setGeneration(generation + 1) : leave())}
          onState={(now) => {
            state.current = now;
            setDirty(now.isDirty);
          }}
        />
      </Dialog>
      {props.isOpen && <LeaveQuestion when={isDirty} onLeave={() => form.current?.forget()} />}
      <DiscardQuestion isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={giveUp} />
    </>
  );
}
