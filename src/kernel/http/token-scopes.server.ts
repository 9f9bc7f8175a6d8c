import type { Session } from "../process/kernel.server.ts";
import { type Area, type Deed, deedOf, may, type TokenDeed } from "../roles.ts";
import { wordFor } from "../text/word-for.ts";
import type { Access, CallAreas } from "./staff-router.server.ts";

/** Areas that no token opens: `house` is for owners, and `common` calls answer with data of all areas of a user. */
const closedAreas: readonly Area[] = ["house", "common"];

/** A resource and the deeds on it for which tokens can be made. */
export type ScopedCalls = { resource: string; deeds: TokenDeed[] };

/**
 * The scope that a token needs for a call, such as `services:read`; undefined if no token may make the call. The forms of
 * visitors are not for programs, nor are calls that need a proof of identity. Requirement TOKEN-01.
 */
export function scopeOf(
  { method, path, ...access }: Access & { method: string; path: string },
  areas: CallAreas,
): string | undefined {
  const resource = path.split("/")[1] ?? "";
  const area = wordFor(areas, resource);
  if (area === undefined || closedAreas.includes(area)) return undefined;
  const deed = deedOf(method, path);
  return isForPrograms(access, deed) ? `${resource}:${access.programDeed ?? deed}` : undefined;
}

/** Whether a call's own options let programs make it. */
export function isForPrograms({ open, proof, peopleOnly }: Access, deed: Deed): deed is "read" | "write" {
  if (proof || peopleOnly) return false;
  return deed === "read" || (deed === "write" && !open);
}

/** Whether a session may do something with a resource: by its user's role, and for a program by its scopes too. */
export function sessionMay(
  { user, scopes }: Session,
  deed: Deed,
  { path, area }: { path: string; area: Area },
): boolean {
  return may(user.access, deed, area) && (scopes === undefined || scopes.includes(`${path}:${deed}`));
}
