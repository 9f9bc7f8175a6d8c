import { type ReactNode, Suspense, useEffect, useState } from "react";
import { IdentityDialog } from "../../accounts/factors/identity-dialog.tsx";
import { syncStoredProfile } from "../../accounts/sign-in/sign-out.ts";
import type { Profile } from "../../accounts/users/users.ts";
import { setDraftOwner } from "../../admin-kit/form/draft-storage.ts";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { remembered } from "../../admin-kit/remembered.ts";
import { isForPage, usePageKeys } from "../../admin-kit/shortcuts.ts";
import { WithSaleTools } from "../../content/sales/quotes/sale-tools.tsx";
import { WithTaskTools } from "../../content/sales/tasks/task-tools.tsx";
import { useFirstInteraction } from "../../ui/controls/use-first-interaction.ts";
import { AriaProvider } from "../../ui/overlays/aria-provider.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Toasts } from "../../ui/overlays/toasts.tsx";
import boneStyles from "../../ui/skeleton.module.css";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { adminText } from "./admin.text.ts";
import { SignInAgain } from "./sign-in-again.tsx";
import styles from "./signed-in.module.css";

// Tooltips appear on pointing or pressing, so their code is loaded at the first interaction.
const Tooltips = lazyPart(() => import("../../ui/overlays/tooltips.tsx"));

/**
 * What every screen needs around it. The screens appear only in the browser, once local storage agrees with the session: React
 * Aria must not be rendered on the server, because the content security policy refuses the styles that it would send.
 */
export function SignedIn({ profile, children }: { profile: Profile; children: ReactNode }) {
  const isReady = useStoredProfile(profile);
  useUndoKey();
  const isTouched = useFirstInteraction();
  useEffect(() => {
    if (isTouched) void fetchOverlays();
  }, [isTouched]);
  if (!isReady) return <Waiting />;
  return (
    <AriaProvider>
      <WithSaleTools>
        <WithTaskTools>{children}</WithTaskTools>
      </WithSaleTools>
      <Toasts />
      <Suspense>{isTouched && <Tooltips />}</Suspense>
      <IdentityDialog />
      <SignInAgain profile={profile} />
    </AriaProvider>
  );
}

/** Loads menus and dialogs early, so that they open at once, and those that report a failure open without the server too. */
function fetchOverlays() {
  return Promise.allSettled([
    import("../../admin-kit/menu/open-menu.tsx"),
    import("../../ui/overlays/confirm-dialog.tsx"),
    import("../../accounts/factors/proof-dialog.tsx"),
    import("./bell-latest.tsx"),
    import("./sign-in-dialog.tsx"),
  ]);
}

/** The key Z undoes the change that the latest toast reports, unless shortcuts are switched off; DESK-01, WCAG 2.1.4. */
function useUndoKey() {
  usePageKeys((event) => {
    if (event.code === "KeyZ" && isForPage(event) && remembered("keys") !== "off") void toasts.undo();
  });
}

function Waiting() {
  return (
    <>
      <p className={typeStyles.unseen}>{adminText.loading}</p>
      <span className={`${boneStyles.bone} ${styles.heading}`} />
      <SkeletonCards />
    </>
  );
}

/** Brings local storage in line with the session; an unreadable entry ends the session and shows the login; AUTH-03, AUTH-04. */
function useStoredProfile(profile: Profile) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void syncStoredProfile(profile).then((isSignedIn) => {
      if (!isSignedIn) return window.location.reload();
      setDraftOwner(profile.id);
      if (isCurrent) setReady(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [profile]);
  return isReady;
}
