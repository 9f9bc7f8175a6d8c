import { PencilLine } from "lucide-react";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { text } from "../admin-kit.text.ts";
import { useLeaveBlocker } from "./use-leave-blocker.ts";

/** Asks before a screen with unsaved changes is left: in our words for another screen, in the browser's for a closed tab. */
export function LeaveQuestion({ when }: { when: boolean }) {
  const { isAsking, leave, stay } = useLeaveBlocker(
    when,
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onClose={stay}
      onConfirm={leave}
      question={text.discard}
      note={text.discardNote}
      confirmLabel={text.leave}
      confirmVariant="del"
      cancelLabel={text.stay}
      icon={PencilLine}
      tone="warn"
    />
  );
}
