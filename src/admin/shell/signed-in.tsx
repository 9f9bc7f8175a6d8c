import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { IdentityDialog } from "../../accounts/factors/identity-dialog.tsx";
import { syncStoredProfile } from "../../accounts/sign-in/sign-in.ts";
import type { Profile } from "../../accounts/users/users.ts";
import { setDraftOwner } from "../../admin-kit/form/draft-storage.ts";
import { isForPage, usePageKeys } from "../../admin-kit/shortcuts.ts";
import { remembered } from "../../content/project-requests/desk/remembered.ts";
import { AriaProvider } from "../../ui/overlays/aria-provider.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Toasts } from "../../ui/overlays/toasts.tsx";
import { Tooltips } from "../../ui/overlays/tooltips.tsx";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { adminText } from "./admin.text.ts";
import { SignInAgain } from "./sign-in-again.tsx";
import styles from "./signed-in.module.css";

/**
 * What every screen needs around it. The screens appear once the browser has them and local storage agrees with the
 * session: React Aria must not be rendered on the server, since the policy refuses the styles that it would send.
 */
export function SignedIn({ profile, children }: { profile: Profile; children: ReactNode }) {
  const [queries] = useState(createQueries);
  const isReady = useStoredProfile(profile);
  useUndoKey();
  if (!isReady) return <Waiting />;
  return (
    <QueryClientProvider client={queries}>
      <AriaProvider>
        {children}
        <Toasts />
        <Tooltips />
        <IdentityDialog />
        <SignInAgain profile={profile} />
      </AriaProvider>
    </QueryClientProvider>
  );
}

/** Z takes back what the latest message tells of, unless the keys are switched off; DESK-01, WCAG 2.1.4. */
function useUndoKey() {
  usePageKeys((event) => {
    if (event.code === "KeyZ" && isForPage(event) && remembered("keys") !== "off") void toasts.undo();
  });
}

function Waiting() {
  return (
    <>
      <p className="vh">{adminText.loading}</p>
      <span className={`sk ${styles.heading}`} />
      <SkeletonCards />
    </>
  );
}

/** Brings local storage in line; what cannot be read there ends the session and shows the login; AUTH-03, AUTH-04. */
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

/** No silent retries: each screen shows its failure with a retry of its own. */
function createQueries() {
  return new QueryClient({
    defaultOptions: {
      // Offline too a call is tried, so that it fails and says so instead of waiting.
      queries: { retry: false, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
