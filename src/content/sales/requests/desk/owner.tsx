import { UserPlus } from "lucide-react";
import avatarStyles from "../../../../ui/pictures/avatar.module.css";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { initialsOf, tintOf } from "../../../../ui/pictures/initials.ts";
import typeStyles from "../../../../ui/styles/type.module.css";
import { deskText as text } from "../desk.text.ts";
import type { Assignee } from "../requests.ts";

/** The initials of a request's assignee, or the sign for nobody. */
export function Owner({ owner }: { owner: Assignee | undefined }) {
  return owner ? (
    <span className={`${avatarStyles.avatar} ${tintOf(owner.name)}`}>
      <span aria-hidden="true">{initialsOf(owner.name)}</span>
      <span className={typeStyles.unseen}>{text.ownedBy(owner.name)}</span>
    </span>
  ) : (
    <span className={`${avatarStyles.avatar} ${avatarStyles.nobody}`} aria-hidden="true">
      <Icon of={UserPlus} />
    </span>
  );
}
