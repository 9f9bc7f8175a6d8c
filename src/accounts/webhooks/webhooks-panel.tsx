import { KeyRound, Webhook } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { useLastShown } from "../../ui/overlays/use-last-shown.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SkeletonTable } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import styles from "../tokens/panel.module.css";
import { CopyDialog } from "../users/copy-dialog.tsx";
import type { WebhookRow } from "./answers.ts";
import { useWebhooks } from "./use-webhooks.ts";
import { text, webhookWords } from "./webhooks.text.ts";
import { WebhooksList } from "./webhooks-list.tsx";

const WebhookDialog = lazyPart(() => import("./webhook-dialog.tsx"));
const DeliveriesDialog = lazyPart(() => import("./deliveries-dialog.tsx"));

/** Lists, adds and changes webhooks, and opens the list of their deliveries; requirement TOKEN-01. */
export function WebhooksPanel() {
  const { webhooks, choices, secret, forgetSecret, save, rotate, remove, test } = useWebhooks();
  const [editing, setEditing] = useState<WebhookRow | "new" | null>(null);
  const [asking, setAsking] = useState<{ about: "rotate" | "remove"; webhook: WebhookRow } | null>(null);
  const [logOf, setLogOf] = useState<WebhookRow | null>(null);
  const retry = () => void Promise.all([webhooks.refetch(), choices.refetch()]);
  if (webhooks.error || choices.error) return <ErrorState title={text.failures.load} onRetry={retry} />;
  const edited = editing === "new" ? null : editing;
  return (
    <section className={styles.panel} aria-label={webhookWords.title}>
      <Head mayAdd={choices.data !== undefined} onAdd={() => setEditing("new")} />
      {!webhooks.data || !choices.data ? (
        <SkeletonTable columns={Object.values(text.heads).slice(0, -1)} />
      ) : webhooks.data.length === 0 ? (
        <EmptyState title={text.empty.title}>{text.empty.text}</EmptyState>
      ) : (
        <WebhooksList
          webhooks={webhooks.data}
          choices={choices.data}
          onEdit={setEditing}
          onLog={setLogOf}
          onTest={async (webhook) => (await test(webhook)) && setLogOf(webhook)}
          onRotate={(webhook) => setAsking({ about: "rotate", webhook })}
          onRemove={(webhook) => setAsking({ about: "remove", webhook })}
        />
      )}
      <MountOnOpen isOpen={editing !== null}>
        <WebhookDialog
          isOpen={editing !== null}
          onClose={() => setEditing(null)}
          webhook={edited}
          choices={choices.data ?? []}
          onSave={(body) => save(edited, body)}
        />
      </MountOnOpen>
      <MountOnOpen isOpen={logOf !== null}>
        <DeliveriesDialog webhook={logOf} onClose={() => setLogOf(null)} />
      </MountOnOpen>
      <SecretDialog secret={secret} onClose={forgetSecret} />
      <Question
        asking={asking}
        onClose={() => setAsking(null)}
        onYes={({ about, webhook }) => (about === "rotate" ? rotate : remove)(webhook)}
      />
    </section>
  );
}

function Head({ mayAdd, onAdd }: { mayAdd: boolean; onAdd(): void }) {
  return (
    <div className={styles.head}>
      <div>
        <h2 className={typeStyles.subheading}>{webhookWords.title}</h2>
        <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.lead}</p>
      </div>
      <Button small onClick={onAdd} disabled={!mayAdd}>
        <Icon of={Webhook} />
        {text.add}
      </Button>
    </div>
  );
}

/** Shows a new signing secret; it cannot be shown again. */
function SecretDialog({ secret, onClose }: { secret: string | null; onClose(): void }) {
  const { secret: words } = text;
  const shown = useLastShown(secret) ?? "";
  return (
    <CopyDialog isOpen={secret !== null} onClose={onClose} title={words.title} value={shown} words={words}>
      <Banner tone="warn">{words.lead}</Banner>
    </CopyDialog>
  );
}

type Asking = { about: "rotate" | "remove"; webhook: WebhookRow };
type QuestionProps = { asking: Asking | null; onClose(): void; onYes(asking: Asking): Promise<void> };

function Question({ asking, onClose, onYes }: QuestionProps) {
  const shown = useLastShown(asking);
  const isRotation = shown?.about === "rotate";
  return (
    <ConfirmDialog
      isOpen={asking !== null}
      onClose={onClose}
      question={isRotation ? text.rotateQuestion : text.removeQuestion}
      note={isRotation ? text.rotateNote : text.removeNote}
      confirmLabel={isRotation ? text.rotate : text.remove}
      {...(isRotation && { icon: KeyRound, tone: "warn", confirmVariant: "primary" })}
      onConfirm={() => asking && onYes(asking)}
    />
  );
}
