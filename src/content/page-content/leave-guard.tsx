import { TriangleAlert } from "lucide-react";
import { useLeaveBlocker } from "../../admin-kit/use-leave-blocker.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { text } from "./page-content-admin.text.ts";

const words = text.leave;

/** Leaving with unsaved changes asks, also when the tab is closed; from section to section they go up on the way; ACNT-02. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { isAsking, leave, stay } = useLeaveBlocker(
    isDirty,
    ({ nextLocation }) => isDirty && !/^\/admin\/content(\/[\w-]+)?$/.test(nextLocation.pathname),
  );
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onClose={stay}
      onConfirm={leave}
      question={words.question}
      note={words.note}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      confirmVariant="line"
      icon={TriangleAlert}
      tone="warn"
    />
  );
}
