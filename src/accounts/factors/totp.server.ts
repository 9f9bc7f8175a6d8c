import { Secret, TOTP } from "otpauth";
import { z } from "zod";
import { foldDigits } from "../../kernel/text/arabic.ts";

/*
 * Time-based codes (RFC 6238) with the defaults of otpauth, which every authenticator app supports: SHA-1, six digits,
 * steps of 30 seconds.
 */

/** A new secret: 160 bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth:` address of the QR code. The app lists the account under `issuer`. */
export function totpAddress(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  return codesOf(secret, { issuer, label: email }).toString();
}

/** A code as typed: digits of any keyboard, with or without spaces. */
export const codeField = z
  .string()
  .max(100)
  .transform((code) => foldDigits(code.normalize("NFKC")).replace(/\s/g, ""));

/** The step that a code belongs to: the current one or a neighbour, since clocks differ. Undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const codes = codesOf(secret);
  const offset = codes.validate({ token: code, timestamp, window: 1 });
  return offset === null ? undefined : codes.counter({ timestamp }) + offset;
}

function codesOf(secret: string, shown: { issuer?: string; label?: string } = {}) {
  return new TOTP({ ...shown, secret: Secret.fromBase32(secret) });
}
