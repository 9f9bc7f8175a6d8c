import { KeyRound, Power, Trash2 } from "lucide-react";
import { text as kitText } from "../../../admin-kit/admin-kit.text.ts";
import type { MenuEntry } from "../../../admin-kit/menu/menu-button.tsx";
import type { UserRow } from "../answers.ts";
import { text } from "../users.text.ts";

export type AccountActions = Record<"onLink" | "onTurn" | "onRemove", () => void>;

/** The menu of an account, following its state; for the last owner an entry says why they must stay. AUSR-01, ROLE-01 */
export function accountEntries(user: UserRow, on: AccountActions): MenuEntry[] {
  const isDisabled = user.status === "disabled";
  const link: MenuEntry = {
    id: "link",
    label: user.status === "invited" ? text.inviteAgain : text.reset,
    icon: KeyRound,
    isDisabled,
    onAction: on.onLink,
  };
  if (user.isLastOwner)
    return [
      link,
      "separator",
      { id: "stays", label: text.lastOwner, icon: Power, isDisabled: true, onAction() {} },
    ];
  return [
    link,
    { id: "turn", label: isDisabled ? text.enable : text.disable, icon: Power, onAction: on.onTurn },
    "separator",
    { id: "remove", label: kitText.row.delete, icon: Trash2, danger: true, onAction: on.onRemove },
  ];
}
