import { randomBytes } from "node:crypto";
import { digestOf } from "../../kernel/process/digest.server.ts";

/** 256 random bits in base64url, for a cookie or a link. */
export function newToken() {
  return randomBytes(32).toString("base64url");
}

/** The SHA-256 of a token, which the database holds in its place. Tokens are random, so no slow hash is needed. */
export function digest(token: string) {
  return digestOf(token);
}
