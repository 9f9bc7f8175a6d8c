import { createContext, useContext } from "react";
import { type Area, type Deed, may, type StaffRole } from "../kernel/roles.ts";

/** Who is signed in, as far as screens ask, and what the open screen is about. */
export type ScreenRights = { userId: number; role: StaffRole; area: Area };

/** Set by the frame of the admin. Without it nothing may be done. */
export const ScreenRightsContext = createContext<ScreenRights | null>(null);

/** What the signed-in user is; of nobody, what may do least. */
export function useRole(): StaffRole {
  return useContext(ScreenRightsContext)?.role ?? "reader";
}

/** Who is signed in; undefined outside the frame of the admin. */
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
