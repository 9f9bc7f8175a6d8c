import { LogOut, Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { relativeTime } from "../../kernel/text/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import dialogStyles from "../../ui/overlays/dialog.module.css";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import styles from "../users/account-list.module.css";
import { accountClient } from "../users/accounts-client.ts";
import type { OwnSession } from "../users/answers.ts";
import { ownText as text } from "../users/users.text.ts";
import { deviceOf } from "./device.ts";

type OwnSessionsProps = { sessions: readonly OwnSession[]; onChanged(): Promise<unknown> };

/** Lists where the user is signed in, and ends these sessions; requirement SEC-01. */
export function OwnSessions({ sessions, onChanged }: OwnSessionsProps) {
  const [ending, setEnding] = useState<OwnSession | "others" | null>(null);
  const end = async () => {
    if (ending === null) return;
    try {
      await (ending === "others" ? accountClient.endOtherSessions() : accountClient.endSession(ending.id));
      toasts.success(text.ended);
    } catch {
      toasts.error(text.failedChange);
    }
    await onChanged();
  };
  return (
    <>
      <h3 className={`${dialogStyles.subtitle} ${styles.title}`}>{text.sessions}</h3>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      {sessions.length > 2 && (
        <Button variant="line" small onClick={() => setEnding("others")}>
          {text.endOthers}
        </Button>
      )}
      <ConfirmDialog
        isOpen={ending !== null}
        onClose={() => setEnding(null)}
        question={ending === "others" ? text.endOthersQuestion : text.endQuestion}
        confirmLabel={ending === "others" ? text.endOthers : text.endConfirm}
        icon={LogOut}
        onConfirm={end}
      />
    </>
  );
}

function Session({ session, onEnd }: { session: OwnSession; onEnd(): void }) {
  const { label, isPhone } = deviceOf(session.userAgent);
  return (
    <li>
      <span className={styles.icon}>
        <Icon of={isPhone ? Smartphone : Monitor} />
      </span>
      <div>
        <b>{session.isThis ? text.thisDevice : label}</b>
        <span>{session.isThis ? label : relativeTime(session.lastSeenAt, new Date())}</span>
      </div>
      {session.isThis ? (
        <Badge tone="success">{text.now}</Badge>
      ) : (
        <Button variant="del" small aria-label={text.endItem(label)} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </li>
  );
}
