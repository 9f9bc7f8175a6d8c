import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { text as kitText } from "../../../admin-kit/admin-kit.text.ts";
import { AppError } from "../../../kernel/errors.ts";
import { formatDateTime } from "../../../kernel/text/format.ts";
import { wordFor } from "../../../kernel/text/word-for.ts";
import { Failure } from "../../../ui/banner.tsx";
import dialogStyles from "../../../ui/overlays/dialog.module.css";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { readConsent } from "./client.ts";
import styles from "./client-details.module.css";
import type { ClientRecord } from "./clients.ts";
import { text } from "./clients-admin.text.ts";

const { registration: words } = text.details;

/** What a client asked for and agreed to when registering; nothing for clients that staff entered. DESK-05 */
export function ClientRegistration({ client }: { client: ClientRecord }) {
  const { services, consentAt, consentEdition } = client;
  if (!consentAt) return null;
  const asked = services.map((key) => wordFor(text.values.services, key) ?? key);
  return (
    <section>
      <h3 className={dialogStyles.subtitle}>{words.title}</h3>
      <dl className={styles.facts}>
        <div>
          <dt>{words.services}</dt>
          <BidiText as="dd" text={asked.join(kitText.comma) || words.noServices} />
        </div>
        <div>
          <dt>{words.consent}</dt>
          <dd>{formatDateTime(consentAt)}</dd>
        </div>
      </dl>
      {consentEdition && <ConsentWords edition={consentEdition} />}
    </section>
  );
}

/** The consent sentences of an edition, loaded when they are opened. */
function ConsentWords({ edition }: { edition: string }) {
  const [isOpen, setOpen] = useState(false);
  const consent = useQuery({
    queryKey: ["clients", "consent", edition],
    queryFn: () => readConsent(edition),
    enabled: isOpen,
  });
  const isUnknown = consent.error instanceof AppError && consent.error.status === 404;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.words}</summary>
      {consent.isPending && <p className={`${typeStyles.muted} ${typeStyles.small}`}>{words.loading}</p>}
      {isUnknown && <p className={`${typeStyles.muted} ${typeStyles.small}`}>{words.unknown}</p>}
      <Failure of={consent.error && !isUnknown && words.failed} onRetry={() => void consent.refetch()} />
      {consent.data?.words.map((sentence) => (
        <BidiText as="p" key={sentence} text={sentence} />
      ))}
    </details>
  );
}
