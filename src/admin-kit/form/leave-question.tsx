import { PencilLine } from "lucide-react";
import { text } from "../admin-kit.text.ts";
import { ConfirmDialog } from "../lazy-confirm.ts";
import { MountOnOpen } from "../mount-on-open.tsx";
import { useLeaveBlocker } from "./use-leave-blocker.ts";

/** Asks before a screen with unsaved changes is left: with a dialog for another screen, with the browser's for a closed tab. */
export function LeaveQuestion({ when, onLeave }: { when: boolean; onLeave?(): void }) {
  const { isAsking, leave, stay } = useLeaveBlocker(when);
  const giveUp = () => {
    onLeave?.();
    leave();
  };
  return <DiscardQuestion isOpen={isAsking} onClose={stay} onConfirm={giveUp} />;
}

type DiscardQuestionProps = { isOpen: boolean; onClose(): void; onConfirm(): void };

/** Asks whether to discard unsaved changes. */
export function DiscardQuestion(props: DiscardQuestionProps) {
  return (
    <MountOnOpen isOpen={props.isOpen}>
      <ConfirmDialog
        {...props}
        question={text.discard}
        note={text.discardNote}
        confirmLabel={text.leave}
        confirmVariant="del"
        cancelLabel={text.stay}
        icon={PencilLine}
        tone="warn"
      />
    </MountOnOpen>
  );
}
