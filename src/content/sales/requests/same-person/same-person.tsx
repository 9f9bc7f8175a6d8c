import { Users } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useMay } from "../../../../admin-kit/may.ts";
import bannerStyles from "../../../../ui/banner.module.css";
import { Button } from "../../../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../../../ui/overlays/confirm-dialog.tsx";
import { catchLostFocus } from "../../../../ui/overlays/lost-focus.ts";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { requestAddress } from "../addresses.ts";
import { useDeskChanges, useDetails } from "../board/use-desk.ts";
import { deskText } from "../desk.text.ts";
import type { DeskRequest, SamePerson as Known } from "../requests.ts";
import { stageOf } from "../stages.ts";
import styles from "./same-person.module.css";

const { samePerson: text } = deskText;

type SamePersonProps = { request: DeskRequest; onLink(client: number): Promise<boolean | undefined> };

/** Links to other requests and clients with the same phone or e-mail. A client can be linked to the request. AREQ-02 */
export function SamePerson({ request, onLink }: SamePersonProps) {
  const { data } = useDetails(request.id);
  const canWrite = useMay("write");
  if (!data || data.requests.length + data.clients.length === 0) return null;
  const link = async (client: number) => {
    if (await onLink(client)) toasts.success(text.linked);
  };
  return (
    <SamePersonLinks
      title={text.title}
      {...data}
      {...(request.clientId === null && { onLink: link })}
      {...(canWrite && { mergeInto: request.id })}
    />
  );
}

type LinksProps = Known & {
  title: string;
  onLink?: (client: number) => unknown;
  /** The request into which the others can be merged. */
  mergeInto?: number;
};

/** Links to the clients and requests of one person. */
export function SamePersonLinks({ title, clients, requests, onLink, mergeInto }: LinksProps) {
  return (
    <aside className={`${bannerStyles.banner} ${styles.same}`}>
      <Icon of={Users} />
      <div>
        <p>{title}</p>
        <ul>
          {clients.map(({ id, name }) => (
            <li key={`client-${id}`}>
              <Link to={`/admin/clients?view=${id}`}>{text.sameClient(name)}</Link>
              {onLink && (
                <Button variant="ghost" small onClick={() => void onLink(id)}>
                  {text.linkClient}
                </Button>
              )}
            </li>
          ))}
          {requests.map(({ id, kind, status }) => (
            <li key={id}>
              <Link to={requestAddress({ kind, id })}>
                {text.sameRequest(kind, id, stageOf({ kind, status }).label)}
              </Link>
              {mergeInto !== undefined && <Merge kind={kind} from={id} into={mergeInto} />}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

type MergeProps = { kind: DeskRequest["kind"]; from: number; into: number };

/** Merges a request into the open one, after a question; requirement DESK-01. */
function Merge({ kind, from, into }: MergeProps) {
  const { merge } = useDeskChanges();
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    try {
      await merge(into, from);
      toasts.success(text.merged);
      catchLostFocus(); // the button disappears with the merged request
    } catch {
      toasts.error(text.mergeFailed);
    }
  };
  return (
    <>
      <Button variant="ghost" small aria-label={text.mergeOf(kind, from)} onClick={() => setAsking(true)}>
        {text.merge}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        question={text.mergeQuestion(from, into)}
        confirmLabel={text.mergeConfirm}
        onConfirm={confirm}
      />
    </>
  );
}
