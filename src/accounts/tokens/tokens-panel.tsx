import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { AppError } from "../../kernel/errors.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SkeletonTable } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import type { TokenRow } from "./answers.ts";
import styles from "./panel.module.css";
import { SecretDialog } from "./secret-dialog.tsx";
import { text, tokenWords } from "./tokens.text.ts";
import { tokensClient } from "./tokens-client.ts";
import { TokensList } from "./tokens-list.tsx";

const TokenDialog = lazyPart(() => import("./token-dialog.tsx"));

/** Lists, makes and revokes API tokens; a new token is shown once. Requirement TOKEN-01. */
export function TokensPanel() {
  const cache = useQueryClient();
  const tokens = useQuery({ queryKey: ["tokens"], queryFn: tokensClient.list });
  const scopes = useQuery({ queryKey: ["token-scopes"], queryFn: tokensClient.scopes });
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<TokenRow | null>(null);

  const make = async (body: Parameters<typeof tokensClient.make>[0]) => {
    const made = await tokensClient.make(body);
    await cache.invalidateQueries({ queryKey: ["tokens"] });
    setSecret(made.secret);
  };
  const revoke = async (token: TokenRow) => {
    try {
      await tokensClient.revoke(token.id);
      toasts.success(text.revoked);
    } catch (error) {
      // No message when the person closed the dialog that asks for the proof of identity.
      if (codeOf(error) !== "proof-needed") toasts.error(text.failures.revoke);
    }
    await cache.invalidateQueries({ queryKey: ["tokens"] });
  };
  const add = (
    <Button small onClick={() => setMaking(true)} disabled={!scopes.data}>
      <Icon of={KeyRound} />
      {text.add}
    </Button>
  );
  const retry = () => void Promise.all([tokens.refetch(), scopes.refetch()]);
  if (tokens.error || scopes.error) return <ErrorState title={text.failures.load} onRetry={retry} />;
  return (
    <section className={styles.panel} aria-label={tokenWords.title}>
      <div className={styles.head}>
        <div>
          <h2 className={typeStyles.subheading}>{tokenWords.title}</h2>
          <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.lead}</p>
        </div>
        {add}
      </div>
      {!tokens.data || !scopes.data ? (
        <SkeletonTable columns={Object.values(text.heads).slice(0, -1)} />
      ) : tokens.data.length === 0 ? (
        <EmptyState title={text.empty.title}>{text.empty.text}</EmptyState>
      ) : (
        <TokensList tokens={tokens.data} choices={scopes.data} onRevoke={setRevoking} />
      )}
      <MountOnOpen isOpen={isMaking}>
        <TokenDialog
          isOpen={isMaking}
          onClose={() => setMaking(false)}
          choices={scopes.data ?? []}
          onMake={make}
        />
      </MountOnOpen>
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
      <ConfirmDialog
        isOpen={revoking !== null}
        onClose={() => setRevoking(null)}
        question={text.revokeQuestion}
        note={text.revokeNote}
        confirmLabel={text.revoke}
        onConfirm={() => revoking && revoke(revoking)}
      />
    </section>
  );
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : undefined);
