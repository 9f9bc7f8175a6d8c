import { Copy, ExternalLink, RotateCw, Send } from "lucide-react";
import { useRef, useState } from "react";
import { ContactLinks } from "../../../../admin-kit/contact-links.tsx";
import { formatDateTime, keepOrder } from "../../../../kernel/text/format.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import buttonStyles from "../../../../ui/controls/buttons.module.css";
import { TextInput } from "../../../../ui/controls/inputs.tsx";
import { ConfirmDialog } from "../../../../ui/overlays/confirm-dialog.tsx";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { linkOf, renewLink } from "../client.ts";
import { copyLink } from "../copy-link.ts";
import { englishMessages } from "../document/english.ts";
import { inTongues } from "../document/quote-language.ts";
import { text } from "../quotes.text.ts";
import type { QuoteRecord } from "../quotes.ts";
import { Panel, PanelNote, PanelWays } from "./panel.tsx";

const { link: words } = text;

type PanelProps = { quote: QuoteRecord; onChanged(quote: QuoteRecord): void; onSend(): void };

/** The link of a quote, to copy at any time; a new one ends the old one, so a question comes first; requirement DESK-02. */
export function QuoteLinkPanel({ quote, onChanged, onSend }: PanelProps) {
  const [isAsking, setAsking] = useState(false);
  const link = linkOf(quote);
  const renew = async () => {
    try {
      onChanged(await renewLink(quote));
    } catch {
      toasts.error(text.failures.link);
    }
  };
  return (
    <Panel title={words.heading}>
      {link ? <Ways quote={quote} link={link} /> : <PanelNote>{words.old}</PanelNote>}
      <SendingLog quote={quote} />
      <PanelWays>
        {quote.state === "sent" && (
          <Button variant="line" small onClick={onSend}>
            <Icon of={Send} />
            {text.sending.again}
          </Button>
        )}
        <Button variant="ghost" small onClick={() => setAsking(true)}>
          <Icon of={RotateCw} />
          {text.newLink}
        </Button>
      </PanelWays>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        question={text.newLinkQuestion}
        note={text.newLinkNote}
        confirmLabel={text.newLink}
        icon={RotateCw}
        tone="warn"
        confirmVariant="primary"
        onConfirm={renew}
      />
    </Panel>
  );
}

/** By which channels the quote was sent, and when it was seen. */
function SendingLog({ quote: { sends, seenAt } }: { quote: QuoteRecord }) {
  if (sends.length === 0 && !seenAt) return null;
  return (
    <ol>
      {sends.map(({ at, channel, by }) => (
        <li key={at}>
          <b>{text.sending.log[channel]}</b>{" "}
          <span className={typeStyles.muted}>{text.sending.by(by, formatDateTime(at))}</span>
        </li>
      ))}
      {seenAt && <li>{text.sending.seen(formatDateTime(seenAt))}</li>}
    </ol>
  );
}

function Ways({ quote, link }: { quote: QuoteRecord; link: string }) {
  const input = useRef<HTMLInputElement>(null);
  const number = keepOrder(quote.number ?? "");
  const copy = async () => {
    if (!(await copyLink(quote))) input.current?.select();
  };
  return (
    <>
      <TextInput ref={input} readOnly dir="ltr" label={words.label} help={words.stays} value={link} />
      <PanelWays>
        <Button small variant="line" onClick={() => void copy()}>
          <Icon of={Copy} />
          {words.copy}
        </Button>
        <a
          className={`${buttonStyles.button} ${buttonStyles.small} ${buttonStyles.outlined}`}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon of={ExternalLink} />
          {words.open}
          <span className={typeStyles.unseen}>{words.newWindow}</span>
        </a>
        <ContactLinks
          phone={quote.customerPhone}
          email={quote.customerEmail}
          subject={inTongues(quote.language, words.subject(number), englishMessages.numberedSubject(number))}
          message={inTongues(
            quote.language,
            words.message(quote.customerName, number, link),
            englishMessages.withLink(quote.customerName, number, link),
            "\n\n",
          )}
          words={words}
          noMail={words.noMail}
        />
      </PanelWays>
    </>
  );
}
