import { useQueryClient } from "@tanstack/react-query";
import { BellOff, Copy } from "lucide-react";
import { useState } from "react";
import { useMay } from "../../../admin-kit/may.ts";
import { formatDateTime } from "../../../kernel/text/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import buttonStyles from "../../../ui/controls/buttons.module.css";
import { copyText } from "../../../ui/overlays/copy-text.ts";
import dialogStyles from "../../../ui/overlays/dialog.module.css";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { type Fact, FactRows } from "../../../ui/text/facts.tsx";
import { editionDate } from "../../shared/edition-date.ts";
import { endMarketing, readEndLink, resumeMarketing } from "./client.ts";
import styles from "./client-details.module.css";
import type { ClientRecord } from "./clients.ts";
import { text } from "./clients-admin.text.ts";

const { marketing: words } = text.details;

/**
 * Whether a client agrees to news and offers, with the proof, and how it ended; one click ends it, and undo takes that back. Nothing for
 * clients that staff entered, who were never asked. Requirement PRIV-01.
 */
export function ClientMarketing({ client }: { client: ClientRecord }) {
  const { consentAt, marketingConsentAt: agreedAt } = client;
  const mayWrite = useMay("write");
  if (!consentAt && !agreedAt) return null;
  return (
    <section>
      <h3 className={dialogStyles.subtitle}>{words.title}</h3>
      <dl className={styles.facts}>
        <div>
          <dt>{words.state}</dt>
          <dd>
            <Badge tone={client.agreesToNews ? "success" : "neutral"}>
              {client.agreesToNews ? words.stands : agreedAt ? words.ended : words.never}
            </Badge>
          </dd>
        </div>
        <FactRows facts={proofOf(client)} />
      </dl>
      {client.marketingConsentWords && (
        <details>
          <summary>{words.words}</summary>
          <BidiText as="p" text={client.marketingConsentWords} />
        </details>
      )}
      {client.agreesToNews && <Ways client={client} mayEnd={mayWrite} />}
    </section>
  );
}

/** When, where and beside which notice a client agreed, and when and by whom that ended. */
function proofOf(client: ClientRecord): Fact[] {
  const {
    marketingConsentAt: agreedAt,
    marketingConsentForm: form,
    marketingConsentEdition: edition,
  } = client;
  const { marketingEndedAt: endedAt } = client;
  if (!agreedAt) return [];
  return [
    [words.agreed, formatDateTime(agreedAt)],
    [words.form, form && text.values.marketingConsentForm[form]],
    [words.edition, edition ? editionDate(edition) : words.noEdition],
    [words.endedAt, endedAt && formatDateTime(endedAt)],
    [words.endedBy, endedAt && endedBy(client)],
  ];
}

const endedBy = ({ marketingEndedWay: way, marketingEndedBy: name }: ClientRecord) =>
  way === "staff" ? words.byStaff(name ?? "") : words.byPerson;

/** Ends the consent, and copies the link by which the client ends it, for the agency's own news. */
function Ways({ client: { id }, mayEnd }: { client: ClientRecord; mayEnd: boolean }) {
  const queries = useQueryClient();
  const [isEnding, setEnding] = useState(false);
  const renew = () => queries.invalidateQueries({ queryKey: ["clients"] });
  const resume = async () => {
    try {
      await resumeMarketing(id);
      toasts.success(words.resumed);
    } catch {
      toasts.error(words.resumeFailed);
    }
    await renew();
  };
  const end = async () => {
    setEnding(true);
    try {
      await endMarketing(id);
      toasts.success(words.endDone, { undo: resume });
      await renew();
    } catch {
      toasts.error(words.endFailed);
    }
    setEnding(false);
  };
  const copy = async () => {
    try {
      const { link } = await readEndLink(id);
      await copyText(link, words.copied);
    } catch {
      toasts.error(words.linkFailed);
    }
  };
  return (
    <>
      <div className={`${buttonStyles.actions} ${styles.ways}`}>
        {mayEnd && (
          <Button variant="line" small loading={isEnding} onClick={() => void end()}>
            <Icon of={BellOff} />
            {words.end}
          </Button>
        )}
        <Button variant="ghost" small onClick={() => void copy()}>
          <Icon of={Copy} />
          {words.copy}
        </Button>
      </div>
      <p className={`${typeStyles.muted} ${typeStyles.small}`}>{words.linkHelp}</p>
    </>
  );
}
