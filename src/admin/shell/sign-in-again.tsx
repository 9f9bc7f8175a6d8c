import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { Profile } from "../../accounts/users/users.ts";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { callApi, setOnUnauthorized } from "../../kernel/http/api-client.ts";
import { onSignedIn } from "../../kernel/http/signed-out.ts";

const SignInDialog = lazyPart(() => import("./sign-in-dialog.tsx"));

/** Opens a sign-in over the screen when a call finds that the session has ended; forms below keep what was typed. */
export function SignInAgain({ profile }: { profile: Profile }) {
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  useEffect(() => {
    setOnUnauthorized(() => setOpen(true));
    return () => setOnUnauthorized(() => {});
  }, []);
  const resume = (signedIn: Profile) => {
    // Another person must not continue the work of the first.
    if (signedIn.id !== profile.id) return window.location.reload();
    setOpen(false);
    void queries.invalidateQueries();
  };
  // After a sign-in in another tab this tab continues too, if it is the same person.
  const elsewhere = useEffectEvent(() => {
    if (isOpen) void callApi<Profile>("GET", "/api/auth/session").then(resume, () => {});
  });
  useEffect(() => onSignedIn((where) => where === "elsewhere" && elsewhere()), []);
  return (
    <MountOnOpen isOpen={isOpen}>
      <SignInDialog isOpen={isOpen} onSignedIn={resume} />
    </MountOnOpen>
  );
}
