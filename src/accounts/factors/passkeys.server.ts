import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from "@simplewebauthn/server";
import type { Db } from "../../kernel/db/database.server.ts";
import type { Write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import type { Passkey } from "../users/answers.ts";
import type { Profile } from "../users/users.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    passkeys: {
      id: string;
      user_id: number;
      name: string;
      public_key: string;
      counter: number;
      /** A JSON array. */
      transports: string;
      created_at: string;
      last_used_at: string | null;
    };
  }
}

/** Loaded at its first use: loading it at the start would take a fifth of the start-up time. */
const webauthn = () => import("@simplewebauthn/server");

/** A user's passkeys, the oldest first. */
export async function passkeysOf(db: Db, userId: number): Promise<Passkey[]> {
  return await db
    .selectFrom("passkeys")
    .select(["id", "name", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}

/** The browser's options for a new passkey. They require fingerprint, face or PIN, which makes a passkey both factors. */
export async function registrationOptions(kernel: Kernel, origin: string, user: Profile) {
  const known = await passkeysOf(kernel.reads, user.id);
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: await kernel.agencyName(),
    rpID: new URL(origin).hostname,
    userID: new TextEncoder().encode(`shurfa-user-${user.id}`),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: "none",
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** The passkey of a registration, or undefined when the response is not valid. */
export async function verifyRegistration(
  origin: string,
  challenge: string,
  response: RegistrationResponseJSON,
): Promise<WebAuthnCredential | undefined> {
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await orUndefined(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
    }),
  );
  return registrationInfo?.credential;
}

/** Stores a passkey. Throws `conflict` when it is stored already. */
export async function addPasskey(
  change: Write,
  userId: number,
  name: string,
  credential: WebAuthnCredential,
) {
  const stored = await change.db
    .insertInto("passkeys")
    .values({
      id: credential.id,
      user_id: userId,
      name,
      public_key: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      created_at: change.at,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!stored) throw new AppError("conflict");
}

/** The browser's options for a sign-in. They name no passkey, so the device offers all that it has for this site. */
export async function signInOptions(origin: string) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({ rpID: new URL(origin).hostname, userVerification: "required" });
}

/** The id of the user whose passkey signed, or undefined. Stores the new counter, so that a copied passkey is noticed. */
export async function verifySignIn(
  kernel: Kernel,
  origin: string,
  challenge: string,
  response: AuthenticationResponseJSON,
): Promise<number | undefined> {
  const row = await kernel.db
    .selectFrom("passkeys")
    .selectAll()
    .where("id", "=", response.id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await orUndefined(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
      credential: {
        id: row.id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, "base64url")),
        counter: row.counter,
      },
    }),
  );
  if (!verified || !authenticationInfo) return undefined;
  const used = await kernel.db
    .updateTable("passkeys")
    .set({ counter: authenticationInfo.newCounter, last_used_at: kernel.now().toISOString() })
    .where("id", "=", response.id)
    .where("counter", "=", row.counter)
    .returning("user_id")
    .executeTakeFirst();
  return used?.user_id;
}

/** The library throws for invalid and for unreadable responses; callers treat both alike. */
async function orUndefined<Result extends object>(verify: () => Promise<Result>): Promise<Partial<Result>> {
  try {
    return await verify();
  } catch {
    return {};
  }
}
