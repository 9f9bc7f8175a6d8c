import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { RotateCw, Send } from "lucide-react";
import { formatDateTime } from "../../kernel/text/format.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { Dialog, DialogBody } from "../../ui/overlays/dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { useLastShown } from "../../ui/overlays/use-last-shown.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SkeletonTable } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import type { DeliveryRow, WebhookRow } from "./answers.ts";
import styles from "./webhooks.module.css";
import { text } from "./webhooks.text.ts";
import { webhooksClient } from "./webhooks-client.ts";

const { log: words } = text;
const tones: Record<DeliveryRow["state"], BadgeTone> = {
  waiting: "warn",
  delivered: "success",
  failed: "danger",
};
const lookAgain = 2000; // ms between reloads while a delivery waits

/** Lists the latest deliveries of a webhook with the receiver's answers, and sends one again on request; requirement TOKEN-01. */
export default function DeliveriesDialog({
  webhook,
  onClose,
}: {
  webhook: WebhookRow | null;
  onClose(): void;
}) {
  const shown = useLastShown(webhook);
  const cache = useQueryClient();
  const queryKey = ["webhook-deliveries", shown?.id];
  const deliveries = useQuery({
    queryKey,
    queryFn: () => webhooksClient.deliveries(shown?.id ?? 0),
    enabled: webhook !== null,
    refetchInterval: ({ state }) =>
      state.data?.some(({ state }) => state === "waiting") ? lookAgain : false,
  });
  const act = async (call: Promise<unknown>, failure: string) => {
    try {
      await call;
      toasts.success(words.queued);
    } catch {
      toasts.error(failure);
    }
    await cache.invalidateQueries({ queryKey });
  };
  if (!shown) return null;
  const { id, name, isActive } = shown;
  return (
    <Dialog
      isOpen={webhook !== null}
      onClose={onClose}
      title={words.title(name)}
      footer={
        <Button
          small
          variant="line"
          disabled={!isActive}
          onClick={() => act(webhooksClient.test(id), text.failures.test)}
        >
          <Icon of={Send} />
          {text.entries.test}
        </Button>
      }
    >
      <DialogBody>
        <Entries
          deliveries={deliveries}
          mayResend={isActive}
          onResend={(delivery) => act(webhooksClient.resend(id, delivery.id), text.failures.resend)}
        />
      </DialogBody>
    </Dialog>
  );
}

type EntriesProps = {
  deliveries: UseQueryResult<DeliveryRow[]>;
  mayResend: boolean;
  onResend(delivery: DeliveryRow): void;
};

function Entries({ deliveries, mayResend, onResend }: EntriesProps) {
  if (deliveries.error)
    return <ErrorState card={false} title={text.failures.log} onRetry={() => void deliveries.refetch()} />;
  if (!deliveries.data) return <SkeletonTable columns={Object.values(words.heads).slice(0, -1)} />;
  if (deliveries.data.length === 0)
    return (
      <EmptyState card={false} title={words.empty.title}>
        {words.empty.text}
      </EmptyState>
    );
  return (
    <ul className={styles.entries}>
      {deliveries.data.map((delivery) => (
        <Entry
          key={delivery.id}
          delivery={delivery}
          mayResend={mayResend}
          onResend={() => onResend(delivery)}
        />
      ))}
    </ul>
  );
}

type EntryProps = { delivery: DeliveryRow; mayResend: boolean; onResend(): void };

function Entry({ delivery, mayResend, onResend }: EntryProps) {
  const { event, recordId, state, status, fault, answer, createdAt, triedAt } = delivery;
  return (
    <li className={styles.entry}>
      <b>{text.events[event]}</b>
      {mayResend && state !== "waiting" ? (
        <IconButton aria-label={words.resendItem(text.events[event])} onClick={onResend}>
          <Icon of={RotateCw} />
        </IconButton>
      ) : (
        <span />
      )}
      <p className={styles.facts}>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
        {recordId && <span>{words.record(recordId)}</span>}
        <time dateTime={triedAt ?? createdAt}>{formatDateTime(triedAt ?? createdAt)}</time>
        {status !== null && <span>{words.status(status)}</span>}
        {fault && <span>{text.faults[fault]}</span>}
      </p>
      {answer && (
        <details>
          <summary className={typeStyles.small}>{words.answer}</summary>
          <pre className={styles.answer} dir="auto">
            {answer}
          </pre>
        </details>
      )}
    </li>
  );
}
