import { AppError } from "../../kernel/errors.ts";
import { problemOf } from "../../kernel/http/api-client.ts";
import { noteSignedIn } from "../../kernel/http/signed-out.ts";
import { showBadge } from "../notices/app-badge.ts";
import { browserStorage, clearProfile, reconcile, storeProfile } from "../sessions/profile-storage.ts";
import type { HalfSignIn } from "../users/answers.ts";
import type { Profile } from "../users/users.ts";

export type SignInFailure = "wrong" | "too-many" | "unavailable" | "unknown";
export type SignInAnswer = { profile: Profile } | { failure: SignInFailure } | { half: HalfSignIn };

const patience = 20_000; // ms

/** The notices of this browser, loaded only where a session begins or ends; without them both go on. */
const atBrowser = (deed: (notices: typeof import("../notices/this-browser.ts")) => Promise<void>) =>
  import("../notices/this-browser.ts").then(deed).catch(() => {});

/** Signs in by password. The browser keeps the session's cookie; local storage gets the profile. Never throws. */
export function signIn(credentials: { email: string; password: string }): Promise<SignInAnswer> {
  return send("email", credentials);
}

/** Completes the sign-in with a code of the app or a recovery code. Never throws. */
export function signInWithCode(ticket: string, code: string): Promise<SignInAnswer> {
  return send("code", { ticket, code });
}

/** Signs in with a passkey, which is both factors. Undefined when the person or the device gave up. Never throws. */
export async function signInWithPasskey(): Promise<SignInAnswer | undefined> {
  try {
    const asked = await post("passkey/options", {});
    if (!asked.ok) return { failure: failureOf(asked.status) };
    const { ticket, options } = await asked.json();
    const { startAuthentication } = await import("@simplewebauthn/browser");
    const response = await startAuthentication({ optionsJSON: options }).catch(() => undefined);
    return response && (await send("passkey", { ticket, response }));
  } catch {
    return { failure: "unknown" };
  }
}

async function send(step: string, body: object): Promise<SignInAnswer> {
  try {
    const response = await post(step, body);
    if (!response.ok) return { failure: failureOf(response.status) };
    if (response.status === 202) return { half: await response.json() };
    const profile: Profile = await response.json();
    storeProfile(browserStorage(), profile);
    noteSignedIn();
    await atBrowser(({ claimPush }) => claimPush());
    return { profile };
  } catch {
    return { failure: "unknown" };
  }
}

function post(step: string, body: object) {
  return fetch(`/api/auth/sign-in/${step}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
}

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

function failureOf(status: number): SignInFailure {
  // Input that the server rejects as malformed cannot belong to an account, so it is reported as a wrong password.
  if (status === 400 || status === 401 || status === 422) return "wrong";
  if (status === 429) return "too-many";
  return status === 503 ? "unavailable" : "unknown";
}
