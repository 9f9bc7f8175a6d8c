import { Copy, ExternalLink } from "lucide-react";
import { useRef } from "react";
import { ContactLinks } from "../../admin-kit/contact-links.tsx";
import { keepOrder } from "../../kernel/text/format.ts";
import { Button } from "../../ui/controls/button.tsx";
import { TextInput } from "../../ui/controls/inputs.tsx";
import { Dialog, DialogBody } from "../../ui/overlays/dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { linkOf } from "./client.ts";
import { text } from "./quotes.text.ts";
import type { QuoteRecord } from "./quotes.ts";

const { link: words } = text;

/** Shows the link of a quote, with the ways to send it; requirement DESK-02. */
export function QuoteLinkDialog({ quote, onClose }: { quote: QuoteRecord | null; onClose(): void }) {
  const link = quote && linkOf(quote);
  return (
    <Dialog
      isOpen={quote !== null}
      onClose={onClose}
      title={<BidiText text={words.title(quote?.number ?? "")} />}
      size="md"
      footer={
        <Button variant="ghost" small onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <DialogBody>{quote && (link ? <Ways quote={quote} link={link} /> : <p>{words.old}</p>)}</DialogBody>
    </Dialog>
  );
}

function Ways({ quote, link }: { quote: QuoteRecord; link: string }) {
  const input = useRef<HTMLInputElement>(null);
  const number = keepOrder(quote.number ?? "");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toasts.success(words.copied);
    } catch {
      input.current?.select();
      toasts.error(words.copyFailed);
    }
  };
  return (
    <div className="qlink">
      <p className="muted sm">{words.stays}</p>
      <TextInput ref={input} readOnly dir="ltr" label={words.label} value={link} />
      <div className="qa">
        <Button small onClick={() => void copy()}>
          <Icon of={Copy} />
          {words.copy}
        </Button>
        <a className="btn sm line" href={link} target="_blank" rel="noopener noreferrer">
          <Icon of={ExternalLink} />
          {words.open}
          <span className="vh">{words.newWindow}</span>
        </a>
        <ContactLinks
          phone={quote.customerPhone}
          email={quote.customerEmail}
          subject={words.subject(number)}
          message={words.message(quote.customerName, number, link)}
          words={words}
          noMail={words.noMail}
        />
      </div>
    </div>
  );
}
