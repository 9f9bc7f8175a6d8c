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
      /** A list as JSON. */
      transports: string;
      created_at: string;
      last_used_at: string | null;
    };
  }
}

/** Loaded with the first passkey, not with the program: it takes a fifth of a start. */
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

/** What the browser has to make a passkey of. The device must know its user (by finger, face or PIN): a passkey is both factors. */
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

/** The passkey of a registration, or undefined when it does not hold. */
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

/** Stores a passkey. Throws `conflict` when it is known. */
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

/** Asks for any passkey of this site: the device offers those that it has. */
export async function signInOptions(origin: string) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({ rpID: new URL(origin).hostname, userVerification: "required" });
}

/** Whose passkey signed, or undefined. Its counter goes up with it, so that a copy of the device is noticed. */
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

/** The library throws for whatever does not hold, and for what it cannot read: to the caller it is all the same. */
async function orUndefined<Result extends object>(verify: () => Promise<Result>): Promise<Partial<Result>> {
  try {
    return await verify();
  } catch {
    return {};
  }
}
