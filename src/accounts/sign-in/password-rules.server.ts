import { z } from "zod";
import { invalid } from "../../kernel/errors.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { foldEmail } from "../users/store.server.ts";
import commonList from "./common-passwords.txt?raw";

const shortest = 12;
const longest = 1024; // far above the 64 that must be possible; bounds the work of hashing

// Those of the 49,233 most common passwords that have 12 characters or more; shorter ones are refused anyway.
const common = new Set(commonList.split("\n").filter((line) => line !== "" && !line.startsWith("#")));

/**
 * The schema of a new password: 12 to 1024 characters, no common password, repetition or sequence; requirement SEC-02.
 * Used where a password is set, never at the sign-in, where such a refusal would reveal which accounts exist.
 */
export const newPasswordField = z
  .string()
  .max(longest)
  .refine((password) => [...password.normalize("NFKC")].length >= shortest, "passwordLength")
  .refine((password) => !isCommon(password), "passwordCommon");

/** Throws `invalid` when the password is the user's e-mail, with or without its domain: attackers try that first. SEC-02 */
export function refuseOwnEmail(password: string, email: string) {
  const typed = foldEmail(password);
  const own = foldEmail(email);
  if (typed === own || typed === own.replace(/@[^@]*$/, ""))
    throw invalid({ password: fieldMessages.passwordEmail });
}

function isCommon(password: string) {
  const folded = password.normalize("NFKC").toLowerCase();
  return common.has(folded) || isRepetition(folded) || isSequence(folded);
}

/** `aaaaaaaaaaaa`, `abcabcabcabc`, `qwertyqwerty`. */
function isRepetition(password: string) {
  return /^(.{1,8})\1+$/su.test(password);
}

/** `123456789012`, `abcdefghijkl`, and down again. */
function isSequence(password: string) {
  const codes = [...password].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.every((step) => step === 1 || step === -9) || steps.every((step) => step === -1 || step === 9);
}
