import { noteSignedIn } from "../../kernel/http/signed-out.ts";
import { browserStorage, storeProfile } from "../sessions/profile-storage.ts";
import type { HalfSignIn } from "../users/answers.ts";
import type { Profile } from "../users/users.ts";
import { atBrowser, patience } from "./sign-out.ts";

export type SignInFailure = "wrong" | "too-many" | "unavailable" | "unknown";
export type SignInAnswer = { profile: Profile } | { failure: SignInFailure } | { half: HalfSignIn };

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

function failureOf(status: number): SignInFailure {
  // Input that the server rejects as malformed cannot belong to an account, so it is reported as a wrong password.
  if (status === 400 || status === 401 || status === 422) return "wrong";
  if (status === 429) return "too-many";
  return status === 503 ? "unavailable" : "unknown";
}
