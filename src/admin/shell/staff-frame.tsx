import { Outlet } from "react-router";
import type { Profile } from "../../accounts/users/users.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { Queries } from "./queries.tsx";
import { SignedIn } from "./signed-in.tsx";

/** The admin of somebody who is signed in: frame, providers and the present screen. */
export function StaffFrame({ profile }: { profile: Profile }) {
  return (
    <Queries>
      <AdminFrame profile={profile}>
        <SignedIn profile={profile}>
          <Outlet context={profile} />
        </SignedIn>
      </AdminFrame>
    </Queries>
  );
}
