import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, as they travel in a cookie or a link. */
export function newToken() {
  return randomBytes(32).toString("base64url");
}

/** Whoever reads the database finds nothing to present; the token is random, so a plain digest is enough. */
export function digest(token: string) {
  return createHash("sha256").update(token).digest("hex");
}
