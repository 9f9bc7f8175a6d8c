import { useState } from "react";
import { signOut } from "../../../accounts/sign-in/sign-out.ts";
import { dropAllDrafts } from "../../../admin-kit/form/draft-storage.ts";
import { isUnanswered } from "../../../kernel/http/api-client.ts";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { adminText } from "../admin.text.ts";

/** Ends the session and empties the screen; a failure is shown, and signing out can be tried again. */
export function useSignOut(): { isLeaving: boolean; leave(): Promise<void> } {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    try {
      await signOut();
    } catch (error) {
      setLeaving(false);
      toasts.error(isUnanswered(error) ? adminText.logoutUnanswered : adminText.logoutFailed);
      return;
    }
    dropAllDrafts();
    // A full page load, so that nothing from the screen stays in memory.
    window.location.assign("/admin");
  };
  return { isLeaving, leave };
}
