import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { foldDigits } from "../kernel/arabic.ts";

/*
 * Time-based codes (RFC 6238) as every authenticator app makes them: SHA-1, six digits, steps of 30 seconds.
 */

const stepSeconds = 30;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new secret: 160 bits in base32. */
export function newTotpSecret(): string {
  let bits = "";
  for (const byte of randomBytes(20)) bits += byte.toString(2).padStart(8, "0");
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join("");
}

/** What the QR code says to the app. */
export function totpAddress(secret: string, email: string) {
  const issuer = "Shurfa";
  const label = encodeURIComponent(`${issuer}:${email}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}`;
}

/** A code as it was typed: any keyboard's digits, with or without spaces. */
export const codeField = z
  .string()
  .max(100)
  .transform((code) => foldDigits(code.normalize("NFKC")).replace(/\s/g, ""));

/** The step whose code this is: the current one, or a neighbour for clocks that differ. Undefined when it is none. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const current = Math.floor(now.getTime() / 1000 / stepSeconds);
  const given = Buffer.from(code);
  return [current, current - 1, current + 1].find((step) =>
    timingSafeEqual(Buffer.from(codeOf(secret, step)), given),
  );
}

/** The six digits of a step. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

function bytesOf(secret: string) {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
