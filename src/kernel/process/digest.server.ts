import { createHash } from "node:crypto";

/** The SHA-256 of a text (in UTF-8) or of bytes, in letters. */
export const digestOf = (
  content: string | Uint8Array,
  letters: "hex" | "base64" | "base64url" = "hex",
): string => createHash("sha256").update(content).digest(letters);
