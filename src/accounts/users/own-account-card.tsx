import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import cardStyles from "../../ui/card.module.css";
import { IconButton } from "../../ui/controls/button.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import { MailAddress } from "../../ui/text/mail-address.tsx";
import { CodesDialog } from "../factors/codes-dialog.tsx";
import { OwnFactors } from "../factors/own-factors.tsx";
import { OwnSessions } from "../sessions/own-sessions.tsx";
import { accountClient } from "./accounts-client.ts";
import { Avatar } from "./avatar.tsx";
import styles from "./own-account-card.module.css";
import { ownText as text } from "./users.text.ts";
import type { Profile } from "./users.ts";

const ProfileDialog = lazyPart(() => import("./profile-dialog.tsx"));

/** The signed-in user's own account: profile, ways to sign in, sessions; requirements AUSR-01, SEC-01, SEC-04. */
export function OwnAccountCard({ profile }: { profile: Profile }) {
  const account = useQuery({ queryKey: ["account"], queryFn: accountClient.read });
  const cache = useQueryClient();
  const { revalidate } = useRevalidator();
  const [isEditing, setEditing] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  /** Reloads the users too, because their list shows the signed-in user's factors. */
  const reload = async () => {
    await Promise.all(["account", "users"].map((key) => cache.invalidateQueries({ queryKey: [key] })));
  };
  const saveProfile = async (body: { name: string; avatar: string | null }) => {
    await accountClient.update(body);
    await Promise.all([reload(), revalidate()]);
    toasts.success(text.saved);
  };
  return (
    <section className={`${cardStyles.card} ${styles.account}`}>
      <h2>{text.title}</h2>
      <div className={styles.head} data-own-account="">
        <Avatar profile={profile} className={styles.face} />
        <div>
          <b>
            <BidiName text={profile.name} />
          </b>
          <span className={typeStyles.muted}>
            <MailAddress address={profile.email} />
          </span>
        </div>
        <IconButton aria-label={text.edit} onClick={() => setEditing(true)}>
          <Icon of={Pencil} />
        </IconButton>
      </div>
      {account.data ? (
        <>
          <OwnFactors account={account.data} onChanged={reload} onCodes={setCodes} />
          <OwnSessions sessions={account.data.sessions} onChanged={reload} />
        </>
      ) : account.error ? (
        <ErrorState card={false} heading="h3" title={text.failed} onRetry={() => void account.refetch()} />
      ) : (
        <SkeletonCards count={1} className="" />
      )}
      <MountOnOpen isOpen={isEditing}>
        <ProfileDialog
          isOpen={isEditing}
          onClose={() => setEditing(false)}
          profile={profile}
          onSave={saveProfile}
        />
      </MountOnOpen>
      <CodesDialog codes={codes} onClose={() => setCodes(null)} />
    </section>
  );
}
