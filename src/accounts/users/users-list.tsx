// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table

import { type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { Info, KeyRound, Pencil, Power, Trash2, TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { AppError } from "../../kernel/errors.ts";
import { relativeTime } from "../../kernel/text/format.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { tintOf } from "../../ui/pictures/initials.ts";
import { SkeletonTable } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import { MailAddress } from "../../ui/text/mail-address.tsx";
import { usersClient } from "./accounts-client.ts";
import type { UserRow } from "./answers.ts";
import { Avatar } from "./avatar.tsx";
import type { ShownLink } from "./link-dialog.tsx";
import { text } from "./users.text.ts";
import styles from "./users-list.module.css";

const UserDialog = lazyPart(() => import("./user-dialog.tsx"));
const { heads } = text;

type UsersListProps = {
  users: UseQueryResult<UserRow[]>;
  me: number;
  /** Whose row the address asks for. */
  asked: number;
  onLink(link: ShownLink): void;
  /** The signed-in user has another name, or may do less. */
  onOwnChange(): unknown;
};

/** The accounts as a table, stacked cards on phones; requirement AUSR-01. */
export function UsersList({ users, me, asked, onLink, onOwnChange }: UsersListProps) {
  const cache = useQueryClient();
  const [disabling, setDisabling] = useState<UserRow | null>(null);
  const [removing, setRemoving] = useState<UserRow | null>(null);
  const [editing, setEditing] = useState<UserRow | null>(null);
  const [failure, setFailure] = useState<string>();

  const change = async (work: () => Promise<unknown>) => {
    setFailure(undefined);
    try {
      await work();
      await cache.invalidateQueries({ queryKey: ["users"] });
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  };
  const turn = (user: UserRow, on: boolean) =>
    change(async () => {
      await usersClient.turn(user.id, on);
      toasts.success(on ? text.enabled : text.disabled);
    });
  const remove = (user: UserRow) =>
    change(async () => {
      await usersClient.remove(user.id);
      toasts.success(text.removed);
    });
  const save = async (user: UserRow, body: object) => {
    await usersClient.update(user.id, body);
    await Promise.all([cache.invalidateQueries({ queryKey: ["users"] }), user.id === me && onOwnChange()]);
    toasts.success(text.updated);
  };
  const makeLink = (user: UserRow) =>
    change(async () => {
      const kind = user.status === "invited" ? "invite" : "reset";
      onLink({ ...(await usersClient.makeLink(user.id)), kind, name: user.name });
    });

  if (!users.data) {
    if (users.error) return <ErrorState title={text.failures.load} onRetry={() => void users.refetch()} />;
    return <SkeletonTable columns={Object.values(heads).slice(0, -1)} />;
  }
  return (
    <div className={styles.list}>
      {failure && (
        <Banner tone="bad" onDismiss={() => setFailure(undefined)}>
          {failure}
        </Banner>
      )}
      <section className="card over">
        <DataTable label={text.title} heads={heads} stacked tableClass={styles.users}>
          {users.data.map((user) => (
            <Row
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

const tones: Record<UserRow["status"], BadgeTone> = {
  active: "success",
  invited: "info",
  disabled: "neutral",
  closed: "neutral",
};

type RowProps = { user: UserRow; isMe: boolean; isAsked: boolean } & Record<
  "onEdit" | "onRemove" | "onLink" | "onTurn",
  () => void
>;

function Row({ user, isMe, isAsked, onEdit, onRemove, onLink, onTurn }: RowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isAsked) row.current?.focus();
  }, [isAsked]);
  const { name, email, status, lastSignInAt } = user;
  return (
    <tr role="row" ref={row} data-me={isMe || undefined} {...(isAsked && { tabIndex: -1 })}>
      <td role="cell" data-l={heads.user}>
        <span className={`who ${styles.person}`}>
          <Avatar profile={user} className={tintOf(name)} />
          <span>
            <b>
              <BidiName text={name} /> {isMe && <small className={styles.self}>{text.you}</small>}
            </b>
            <span>
              <MailAddress address={email} />
            </span>
          </span>
        </span>
      </td>
      <td role="cell" data-l={heads.access}>
        {text.values.access[user.access]}
      </td>
      <td role="cell" data-l={heads.status}>
        <Badge tone={tones[status]}>{text.statuses[status]}</Badge>
      </td>
      <td role="cell" data-l={heads.secondFactor}>
        <Factor user={user} />
      </td>
      <td role="cell" data-l={heads.lastSignIn}>
        <span className="nw">{lastSignInAt ? relativeTime(lastSignInAt, new Date()) : text.never}</span>
      </td>
      <td role="cell" className="x">
        <span className="ra">
          <IconButton aria-label={text.editItem(name)} onClick={onEdit}>
            <Icon of={Pencil} />
          </IconButton>
          <IconButton
            aria-label={status === "invited" ? text.inviteAgain(name) : text.resetItem(name)}
            disabled={status === "disabled"}
            onClick={onLink}
          >
            <Icon of={KeyRound} />
          </IconButton>
          <IconButton
            aria-label={
              user.isLastOwner
                ? text.lastOwner
                : status === "disabled"
                  ? text.enableItem(name)
                  : text.disableItem(name)
            }
            {...(user.isLastOwner && { title: text.lastOwner })}
            disabled={user.isLastOwner}
            onClick={onTurn}
          >
            <Icon of={Power} />
          </IconButton>
          <IconButton
            danger
            aria-label={user.isLastOwner ? text.lastOwner : text.removeItem(name)}
            disabled={user.isLastOwner}
            onClick={onRemove}
          >
            <Icon of={Trash2} />
          </IconButton>
        </span>
      </td>
    </tr>
  );
}

function Factor({ user: { secondFactor, status } }: { user: UserRow }) {
  if (secondFactor) return text.factors[secondFactor];
  if (status === "invited") return text.factors.invited;
  return (
    <span className={styles.missing}>
      <Icon of={TriangleAlert} />
      {text.factors.none}
    </span>
  );
}

function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof AppError)) return text.failures.save;
  if (error.code === "proof-needed") return undefined; // it was asked, and the person said no
  return error.code === "conflict" ? text.failures.lastOwner : text.failures.save;
}
