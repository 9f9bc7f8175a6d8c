import { TriangleAlert } from "lucide-react";
import { useLeaveBlocker } from "../../../../admin-kit/form/use-leave-blocker.ts";
import { ConfirmDialog } from "../../../../admin-kit/lazy-confirm.ts";
import { MountOnOpen } from "../../../../admin-kit/mount-on-open.tsx";
import { text } from "../page-content-admin.text.ts";

const words = text.leave;

/**
 * Asks before a section with unsaved changes is left, by a link or by closing the tab. An automatic save counts: after it nothing
 * is asked, and a question that is open already says that the changes are saved; ACNT-02.
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
