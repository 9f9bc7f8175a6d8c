import type { UseQueryResult } from "@tanstack/react-query";
import { Info, Power } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../../admin-kit/mount-on-open.tsx";
import { Failure } from "../../../ui/banner.tsx";
import cardStyles from "../../../ui/card.module.css";
import { DataTable } from "../../../ui/data-table.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { SkeletonTable } from "../../../ui/skeleton.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import type { UserRow } from "../answers.ts";
import type { ShownLink } from "../link-dialog.tsx";
import { text } from "../users.text.ts";
import { AccountRow } from "./account-row.tsx";
import { useUserChanges } from "./use-user-changes.ts";
import styles from "./users-list.module.css";

const UserDialog = lazyPart(() => import("../user-dialog.tsx"));
const { heads } = text;

type UsersListProps = {
  users: UseQueryResult<UserRow[]>;
  me: number;
  /** The id of the user whose row the address asks for. */
  asked: number;
  onLink(link: ShownLink): void;
  /** Called when the signed-in user's own name or role was changed. */
  onOwnChange(): unknown;
};

/** The accounts as a table, on phones as stacked cards; requirement AUSR-01. */
export function UsersList({ users, me, asked, onLink, onOwnChange }: UsersListProps) {
  const [disabling, setDisabling] = useState<UserRow | null>(null);
  const [removing, setRemoving] = useState<UserRow | null>(null);
  const [editing, setEditing] = useState<UserRow | null>(null);
  const { failure, dismiss, turn, remove, save, makeLink } = useUserChanges({ me, onLink, onOwnChange });

  if (!users.data) {
    if (users.error) return <ErrorState title={text.failures.load} onRetry={() => void users.refetch()} />;
    return <SkeletonTable columns={Object.values(heads).slice(0, -1)} />;
  }
  return (
    <div className={styles.list}>
      <Failure of={failure} onDismiss={dismiss} />
      <section className={`${cardStyles.card} ${cardStyles.clipping}`}>
        <DataTable label={text.title} heads={heads} stacked tableClass={styles.users}>
          {users.data.map((user) => (
            <AccountRow
              key={user.id}
              user={user}
              isMe={user.id === me}
              isAsked={user.id === asked}
              onEdit={() => setEditing(user)}
              onRemove={() => setRemoving(user)}
              onLink={() => makeLink(user)}
              onTurn={() => (user.status === "disabled" ? turn(user, true) : setDisabling(user))}
            />
          ))}
        </DataTable>
        <p className={styles.note}>
          <Icon of={Info} />
          {text.note}
        </p>
      </section>
      <ConfirmDialog
        isOpen={disabling !== null}
        onClose={() => setDisabling(null)}
        question={text.disableQuestion}
        note={text.disableNote}
        confirmLabel={text.disable}
        icon={Power}
        onConfirm={() => disabling && turn(disabling, false)}
      />
      <ConfirmDialog
        isOpen={removing !== null}
        onClose={() => setRemoving(null)}
        question={text.removeQuestion}
        note={text.removeNote}
        onConfirm={() => removing && remove(removing)}
      />
      <MountOnOpen isOpen={editing !== null}>
        <UserDialog user={editing} onClose={() => setEditing(null)} onSave={save} />
      </MountOnOpen>
    </div>
  );
}
