import type { Session } from "../process/kernel.server.ts";
import { type Area, type Deed, deedOf, may } from "../roles.ts";
import type { Access, CallAreas } from "./staff-router.server.ts";

/** What tokens may be allowed to do: programs read lists part by part, and take no files. */
export const tokenDeeds = ["read", "write"] as const;
export type TokenDeed = (typeof tokenDeeds)[number];

/** Areas that no token opens: the house is for owners, and what is common answers a person with all of their areas. */
const closedAreas: readonly Area[] = ["house", "common"];

/** The calls of one word that tokens can be made for. */
export type ScopedCalls = { resource: string; deeds: TokenDeed[] };

/**
 * The scope that a token needs for a call, as `services:read`; undefined where no token may make it. Forms of visitors are
 * for visitors, and what asks for a proof of identity is for persons. Requirement TOKEN-01.
 */
export function scopeOf(
  { method, path, ...access }: Access & { method: string; path: string },
  areas: CallAreas,
): string | undefined {
  const resource = path.split("/")[1] ?? "";
  const area = areas[resource];
  if (area === undefined || closedAreas.includes(area)) return undefined;
  const deed = deedOf(method, path);
  return isForPrograms(access, deed) ? `${resource}:${deed}` : undefined;
}

/** Whether programs may make a call, as far as the call itself says. */
export function isForPrograms({ open, proof, peopleOnly }: Access, deed: Deed): deed is TokenDeed {
  if (proof || peopleOnly) return false;
  return deed === "read" || (deed === "write" && !open);
}

/** Whether whoever calls may do something with a resource: by the role, and for a program by its scopes too. */
export function sessionMay(
  { user, scopes }: Session,
  deed: Deed,
  { path, area }: { path: string; area: Area },
): boolean {
  return may(user.access, deed, area) && (scopes === undefined || scopes.includes(`${path}:${deed}`));
}
