import { AppError } from "../../kernel/errors.ts";
import { problemOf } from "../../kernel/http/api-client.ts";
import { showBadge } from "../notices/app-badge.ts";
import { browserStorage, clearProfile, reconcile } from "../sessions/profile-storage.ts";
import type { Profile } from "../users/users.ts";

export const patience = 20_000; // ms

/** The notices of this browser, loaded only where a session begins or ends; without them both go on. */
export const atBrowser = (deed: (notices: typeof import("../notices/this-browser.ts")) => Promise<void>) =>
  import("../notices/this-browser.ts").then(deed).catch(() => {});

/** Ends the session on the server, which sends this browser no more notices, and forgets the profile. Throws when the server refused, failed or did not answer. */
export async function signOut(): Promise<void> {
  clearProfile(browserStorage());
  const signal = AbortSignal.timeout(patience);
  const response = await fetch("/api/auth/sign-out", { method: "POST", signal }).catch((cause: unknown) => {
    throw new AppError("unavailable", { cause });
  });
  if (!response.ok) throw await problemOf(response);
  showBadge(0);
  await atBrowser(({ leavePush }) => leavePush());
}

/**
 * Called when the admin (with the profile) or the login (with null) appears: updates the stored profile, and ends the
 * session when the stored one cannot be read. Returns false when the login must be shown; requirements AUTH-03, AUTH-04.
 */
export async function syncStoredProfile(serverProfile: Profile | null): Promise<boolean> {
  if (!serverProfile) showBadge(0);
  const outcome = reconcile(browserStorage(), serverProfile);
  // A failure is ignored, since the login is shown either way.
  if (outcome === "must-sign-out" && serverProfile) await signOut().catch(() => {});
  return outcome === "signed-in";
}
