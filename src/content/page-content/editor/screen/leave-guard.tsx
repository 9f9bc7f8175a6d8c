import { TriangleAlert } from "lucide-react";
import { useLeaveBlocker } from "../../../../admin-kit/form/use-leave-blocker.ts";
import { ConfirmDialog } from "../../../../admin-kit/lazy-confirm.ts";
import { MountOnOpen } from "../../../../admin-kit/mount-on-open.tsx";
import { text } from "../page-content-admin.text.ts";

const words = text.leave;

/**
 * Leaving a section with unsaved changes asks, by its neighbour's link, the sidebar or a closed tab. A draft that was saved
 * by itself counts as saved: nothing is asked, and a question that it overtakes says so; ACNT-02.
 */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { isAsking, leave, stay } = useLeaveBlocker(isDirty);
  return (
    <MountOnOpen isOpen={isAsking}>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={stay}
        onConfirm={leave}
        question={isDirty ? words.question : words.savedQuestion}
        note={isDirty ? words.note : words.savedNote}
        confirmLabel={words.leave}
        cancelLabel={words.stay}
        confirmVariant="line"
        icon={TriangleAlert}
        tone="warn"
      />
    </MountOnOpen>
  );
}
