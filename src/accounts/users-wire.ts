import { z } from "zod";
import { textField } from "../kernel/wire.ts";

/** Who is invited, and how the first administrator names himself. */
export const userBody = z.object({
  name: textField(120).min(1, "required"),
  email: z
    .string()
    .trim()
    .min(1, "required")
    .max(320)
    .pipe(z.email({ pattern: z.regexes.html5Email })),
});

/** `closed` is the demo account outside demo mode, while it has its published password. */
export type UserStatus = "active" | "invited" | "disabled" | "closed";

/** One row of `GET /api/users`. */
export type UserRow = {
  id: number;
  name: string;
  email: string;
  avatar: string | null;
  status: UserStatus;
  /** What stands beside the password, the strongest of them. */
  secondFactor: "passkey" | "totp" | null;
  /** ISO in UTC. */
  lastSignInAt: string | null;
  /** The only one who can still sign in: cannot be disabled. */
  isLastActive: boolean;
};

/** A link that was made: to be copied, and whether it was mailed too. */
export type MadeLink = { link: string; mailed: boolean };

/** `GET /api/account`: what the signed-in user sees of the own account. */
export type OwnAccount = {
  passwordChangedAt: string | null;
  totp: boolean;
  /** Undefined until there is a second factor. */
  recoveryCodesLeft?: number;
  passkeys: { id: string; name: string; createdAt: string; lastUsedAt: string | null }[];
  sessions: OwnSession[];
};

export type OwnSession = {
  id: string;
  userAgent: string;
  createdAt: string;
  lastSeenAt: string;
  isThis: boolean;
};
