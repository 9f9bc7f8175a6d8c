import { createContext, useContext } from "react";
import { type Area, type Deed, may, type StaffRole } from "../kernel/roles.ts";

/** The signed-in user's id and role, and the area of the open screen. */
export type ScreenRights = { userId: number; role: StaffRole; area: Area };

/** Set by the frame of the admin. Without it, nothing is allowed. */
export const ScreenRightsContext = createContext<ScreenRights | null>(null);

/** The role of the signed-in user; without one, the role with the fewest rights. */
export function useRole(): StaffRole {
  return useContext(ScreenRightsContext)?.role ?? "reader";
}

/** The id of the signed-in user; undefined outside the frame of the admin. */
export function useUserId(): number | undefined {
  return useContext(ScreenRightsContext)?.userId;
}

/**
 * Whether the signed-in user may do something, in the area of the open screen unless one is named; requirement ROLE-01. The
 * screens only leave out what the server would refuse.
 */
export function useMay(deed: Deed, area?: Area): boolean {
  const rights = useContext(ScreenRightsContext);
  return rights !== null && may(rights.role, deed, area ?? rights.area);
}
