import { Fingerprint, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { relativeDay } from "../../kernel/text/format.ts";
import { IconButton } from "../../ui/controls/button.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import styles from "../users/account-list.module.css";
import { accountClient } from "../users/accounts-client.ts";
import type { Passkey } from "../users/answers.ts";
import { ownText as text } from "../users/users.text.ts";
import { Way, type WayContext } from "./way.tsx";

const PasskeyDialog = lazyPart(() => import("./passkey-dialog.tsx"));

/** Adds, renames and removes the passkeys of the signed-in user. */
export function OwnPasskeys({ account: { passkeys }, onChanged, onCodes, run, ask }: WayContext) {
  const [open, setOpen] = useState<Passkey | "new" | null>(null);
  const save = async (name: string) => {
    const { codes } = open === "new" ? await accountClient.addPasskey(name) : { codes: undefined };
    if (open && open !== "new") await accountClient.renamePasskey(open.id, name);
    await onChanged();
    toasts.success(open === "new" ? text.passkeyAdded : text.passkeyRenamed);
    if (codes) onCodes(codes);
  };
  const askToRemove = ({ id, name }: Passkey) =>
    ask({
      question: text.removePasskeyQuestion,
      note: name,
      confirm: text.removePasskey(name),
      icon: Trash2,
      work: () => run(() => accountClient.removePasskey(id), text.passkeyRemoved),
    });
  return (
    <>
      <Way
        icon={Fingerprint}
        tone={passkeys.length > 0 ? "on" : "off"}
        title={text.passkeys}
        state={passkeys.length > 0 ? passkeys.map(({ name }) => name).join(text.comma) : text.noPasskeys}
        action={text.addPasskey}
        onAction={() => setOpen("new")}
      />
      {passkeys.map((key) => (
        <li key={key.id} className={styles.passkey}>
          <div>
            <b>
              <BidiName text={key.name} />
            </b>
            <span>{relativeDay(key.lastUsedAt ?? key.createdAt, new Date())}</span>
          </div>
          <IconButton aria-label={text.renamePasskey(key.name)} onClick={() => setOpen(key)}>
            <Icon of={Pencil} />
          </IconButton>
          <IconButton danger aria-label={text.removePasskey(key.name)} onClick={() => askToRemove(key)}>
            <Icon of={Trash2} />
          </IconButton>
        </li>
      ))}
      <MountOnOpen isOpen={open !== null}>
        <PasskeyDialog passkey={open} onClose={() => setOpen(null)} onSave={save} />
      </MountOnOpen>
    </>
  );
}
