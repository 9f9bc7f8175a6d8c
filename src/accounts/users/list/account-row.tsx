// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table

import { Pencil, TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { text as kitText } from "../../../admin-kit/admin-kit.text.ts";
import { MenuButton } from "../../../admin-kit/menu/menu-button.tsx";
import toolStyles from "../../../admin-kit/rows/row-tools.module.css";
import { TitleButton } from "../../../admin-kit/rows/title-button.tsx";
import { relativeTime } from "../../../kernel/text/format.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/controls/button.tsx";
import tableStyles from "../../../ui/data-table.module.css";
import avatarStyles from "../../../ui/pictures/avatar.module.css";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { tintOf } from "../../../ui/pictures/initials.ts";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiName } from "../../../ui/text/bidi-text.tsx";
import { MailAddress } from "../../../ui/text/mail-address.tsx";
import type { UserRow } from "../answers.ts";
import { Avatar } from "../avatar.tsx";
import { text } from "../users.text.ts";
import { type AccountActions, accountEntries } from "./account-entries.ts";
import styles from "./users-list.module.css";

const { heads } = text;
const tones: Record<UserRow["status"], BadgeTone> = {
  active: "success",
  invited: "info",
  disabled: "neutral",
  closed: "neutral",
};

type RowProps = AccountActions & { user: UserRow; isMe: boolean; isAsked: boolean; onEdit(): void };

/** One account: its name opens the edit dialog, a menu holds the other actions; requirement AUSR-01. */
export function AccountRow({ user, isMe, isAsked, ...on }: RowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isAsked) row.current?.focus();
  }, [isAsked]);
  const { name, email, status, lastSignInAt } = user;
  return (
    <tr role="row" ref={row} data-me={isMe || undefined} {...(isAsked && { tabIndex: -1 })}>
      <td role="cell" data-l={heads.user}>
        <span className={`${avatarStyles.person} ${styles.person}`}>
          <Avatar profile={user} className={tintOf(name)} />
          <span>
            <b>
              <TitleButton onOpen={on.onEdit}>
                <BidiName text={name} />
              </TitleButton>{" "}
              {isMe && <small className={styles.self}>{text.you}</small>}
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
        <span className={typeStyles.unbroken}>
          {lastSignInAt ? relativeTime(lastSignInAt, new Date()) : text.never}
        </span>
      </td>
      <td role="cell" className={tableStyles.tools}>
        <span className={toolStyles.tools}>
          <IconButton data-open aria-label={kitText.row.edit(name)} onClick={on.onEdit}>
            <Icon of={Pencil} />
          </IconButton>
          <MenuButton label={kitText.row.options(name)} entries={accountEntries(user, on)} />
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
