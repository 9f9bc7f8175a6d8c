import { browserStorage, clearProfile, type Profile, reconcile, storeProfile } from "./profile-storage.ts";

export type SignInFailure = "wrong" | "too-many" | "unavailable" | "unknown";
export type SignInAnswer = { profile: Profile } | { failure: SignInFailure };

const patience = 20_000; // ms

/** Signs in. The browser keeps the session's cookie; local storage gets the profile. Never throws. */
export async function signIn(credentials: { email: string; password: string }): Promise<SignInAnswer> {
  try {
    const response = await fetch("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(credentials),
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) return { failure: failureOf(response.status) };
    const profile: Profile = await response.json();
    storeProfile(browserStorage(), profile);
    return { profile };
  } catch {
    return { failure: "unknown" };
  }
}

/** Ends the session on the server and forgets the profile. False when the server could not be told. */
export async function signOut(): Promise<boolean> {
  clearProfile(browserStorage());
  try {
    const response = await fetch("/api/auth/sign-out", {
      method: "POST",
      signal: AbortSignal.timeout(patience),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * To be called when the admin (with its profile) or the login (with null) appears: brings local storage in line, and
 * ends the session when what was stored cannot be read. False: show the login; requirements AUTH-03, AUTH-04.
 */
export async function syncStoredProfile(serverProfile: Profile | null): Promise<boolean> {
  const outcome = reconcile(browserStorage(), serverProfile);
  if (outcome === "must-sign-out" && serverProfile) await signOut();
  return outcome === "signed-in";
}

function failureOf(status: number): SignInFailure {
  // What the server does not take for an e-mail and a password is no account either.
  if (status === 400 || status === 401 || status === 422) return "wrong";
  if (status === 429) return "too-many";
  return status === 503 ? "unavailable" : "unknown";
}
