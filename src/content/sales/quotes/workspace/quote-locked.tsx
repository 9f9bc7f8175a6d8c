import { Contact, Layers, Lock, Undo2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useMay } from "../../../../admin-kit/may.ts";
import { MenuButton } from "../../../../admin-kit/menu/menu-button.tsx";
import { formatPrice, formatQuantity } from "../../../../kernel/text/format.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button, LinkButton } from "../../../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../../../ui/overlays/confirm-dialog.tsx";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { BidiName } from "../../../../ui/text/bidi-text.tsx";
import { ProjectDialog } from "../../conversion/project-dialog.tsx";
import { type QuotePaper, reviseQuote, withdrawQuote } from "../client.ts";
import { QuoteDocument } from "../document/quote-document.tsx";
import { text } from "../quotes.text.ts";
import { chosenInWords, type QuoteRecord, unitOf } from "../quotes.ts";
import { lineAmount, placed } from "../sums.ts";
import { Panel } from "./panel.tsx";
import { PaymentPanel } from "./payment-panel.tsx";
import { QuoteAttachments } from "./quote-attachments.tsx";
import { QuoteFilePanel } from "./quote-file-panel.tsx";
import { QuoteLinkPanel } from "./quote-link-panel.tsx";
import styles from "./quote-locked.module.css";
import { QuoteTotals } from "./quote-totals.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { WorkspaceFrame } from "./workspace-frame.tsx";

type LockedProps = {
  quote: QuoteRecord;
  paper: QuotePaper;
  onChanged(quote: QuoteRecord): void;
};

/** A quote that was sent, or that the user may only read, with its link and its answer; it cannot be changed here. */
export function QuoteLocked({ quote, paper, onChanged }: LockedProps) {
  const canWrite = useMay("write");
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isConverting, setConverting] = useState(false);
  const { state, number, sentAt, answeredBy, answerNote } = quote;
  const withdraw = async () => {
    try {
      onChanged(await withdrawQuote(quote));
      toasts.success(text.withdrawn);
    } catch {
      toasts.error(text.failures.withdraw);
    }
  };
  const shown = { ...quote, number: number ?? "", sentAt: sentAt ?? "" };
  return (
    <>
      <WorkspaceFrame
        quote={quote}
        paper={paper}
        actions={
          canWrite && (
            <LockedActions
              quote={quote}
              onWithdraw={() => setAsking(true)}
              onConvert={() => setConverting(true)}
            />
          )
        }
        lines={
          <>
            {answeredBy && (
              <Panel isGood={state === "accepted"}>
                <p>
                  <b>{text.values.state[state]}</b> {text.workspace.by} <bdi>{answeredBy}</bdi>
                </p>
                {chosenInWords(quote) && (
                  <p>
                    <BidiName text={chosenInWords(quote)} />
                  </p>
                )}
                {answerNote && <q dir="auto">{answerNote}</q>}
              </Panel>
            )}
            {canWrite && state !== "draft" && state !== "withdrawn" && state !== "replaced" && (
              <QuoteLinkPanel quote={quote} onChanged={onChanged} onSend={() => setSending(true)} />
            )}
            {state === "accepted" && <PaymentPanel quote={quote} onChanged={onChanged} />}
            <QuoteFilePanel quote={quote} />
            <QuoteAttachments quote={quote} />
            <Panel
              title={
                <>
                  {text.labels.items}{" "}
                  {state !== "draft" && (
                    <Badge>
                      <Icon of={Lock} /> {text.workspace.locked}
                    </Badge>
                  )}
                </>
              }
            >
              <LockedLines items={quote.items} chosen={quote.chosen} />
            </Panel>
          </>
        }
        totals={<QuoteTotals quote={quote} />}
        preview={<QuoteDocument quote={shown} agency={paper.agency} words={paper.words} heading="h2" />}
      />
      <SendDialog
        quote={quote}
        paper={paper}
        isOpen={isSending}
        onClose={() => setSending(false)}
        onSent={onChanged}
      />
      <ProjectDialog quote={quote} paper={paper} isOpen={isConverting} onClose={() => setConverting(false)} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        question={text.withdrawQuestion}
        note={text.withdrawNote}
        confirmLabel={text.withdraw}
        icon={Undo2}
        tone="warn"
        confirmVariant="primary"
        onConfirm={withdraw}
      />
    </>
  );
}

type ActionsProps = { quote: QuoteRecord; onWithdraw(): void; onConvert(): void };

/** What can be done with a quote in its state. */
function LockedActions({ quote, onWithdraw, onConvert }: ActionsProps) {
  const navigate = useNavigate();
  const { state } = quote;
  const revise = async () => {
    try {
      void navigate(`/admin/quotes/${(await reviseQuote(quote)).id}`);
    } catch {
      toasts.error(text.editions.failed);
    }
  };
  const canRevise = state === "sent" || state === "declined" || state === "withdrawn";
  return (
    <>
      {state === "sent" && (
        <MenuButton
          label={text.list.more}
          entries={[
            {
              id: "withdraw",
              label: text.withdraw,
              icon: Undo2,
              danger: true,
              onAction: onWithdraw,
            },
          ]}
        />
      )}
      {canRevise && (
        <Button variant="line" small onClick={() => void revise()}>
          <Icon of={Layers} />
          {text.editions.revise}
        </Button>
      )}
      {state === "accepted" && !quote.projectId && (
        <Button small onClick={onConvert}>
          <Icon of={Contact} />
          {text.convert.open}
        </Button>
      )}
      {quote.projectId && (
        <LinkButton small to={`/admin/projects?edit=${encodeURIComponent(quote.projectId)}`}>
          {text.convert.done}
        </LinkButton>
      )}
    </>
  );
}

function LockedLines({ items, chosen }: Pick<QuoteRecord, "items" | "chosen">) {
  return (
    <ul className={styles.lines}>
      {placed(items).map(({ item, place }) => {
        const { title, detail, quantity, unitPrice, isOptional } = item;
        const badge = chosen.includes(place) ? text.form.chosen : text.form.optional;
        return (
          <li key={place}>
            <b>
              <BidiName text={title} /> {isOptional && <Badge>{badge}</Badge>}
            </b>
            <span className={typeStyles.digits}>
              {formatQuantity(quantity)} × {formatPrice(unitPrice / 100, unitOf(item))}
            </span>
            <b className={typeStyles.digits}>{formatPrice(lineAmount(item) / 100)}</b>
            {detail && (
              <small>
                <BidiName text={detail} />
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}
