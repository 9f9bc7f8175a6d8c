import { Link2, Mail, MessageCircle, Send } from "lucide-react";
import { Fragment, useState } from "react";
import { displayPhone, formatPrice, isWholeNumber, waLink } from "../../../../kernel/text/format.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Checkbox, TextArea, TextInput } from "../../../../ui/controls/inputs.tsx";
import { Dialog, DialogBody } from "../../../../ui/overlays/dialog.tsx";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { Ltr } from "../../../../ui/text/ltr.tsx";
import { linkOf, type QuotePaper, sendQuote } from "../client.ts";
import { englishMessages } from "../document/english.ts";
import { inTongues } from "../document/quote-language.ts";
import { type Channel, channels } from "../lines-wire.ts";
import { text } from "../quotes.text.ts";
import type { QuoteRecord } from "../quotes.ts";
import { recurringSums } from "../sums.ts";
import styles from "./send-dialog.module.css";

const { sending: words } = text;

type SendProps = {
  quote: QuoteRecord;
  paper: QuotePaper;
  isOpen: boolean;
  onClose(): void;
  onSent(quote: QuoteRecord): void;
};

const icons = { mail: Mail, whatsapp: MessageCircle, link: Link2 };

/** Sends a quote by the chosen channel, which is recorded: mail from the server, a message, or its link; requirement DESK-02. */
export function SendDialog({ isOpen, onClose, ...props }: SendProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} size="md" closesOutside={false}>
      {isOpen && <SendForm {...props} onClose={onClose} />}
    </Dialog>
  );
}

function SendForm({ quote, paper, onClose, onSent }: Omit<SendProps, "isOpen">) {
  const { customerEmail, customerPhone } = quote;
  const takes = { mail: paper.canMail, whatsapp: isWholeNumber(customerPhone), link: true };
  const [channel, setChannel] = useState<Channel>(takes.mail ? "mail" : "link");
  const usual = usualWords(quote, paper.agency.name);
  const [subject, setSubject] = useState(usual.subject);
  const [message, setMessage] = useState(usual.message);
  const [isSending, setSending] = useState(false);
  const isFree = quote.total === 0 && recurringSums(quote).length === 0 && quote.state === "draft";
  const [isMeant, setMeant] = useState(false);
  const [freeFault, setFreeFault] = useState<string>();
  const meanFree = (isMeant: boolean) => {
    setMeant(isMeant);
    setFreeFault(undefined);
  };
  const notes = {
    mail: <Ltr>{customerEmail}</Ltr>,
    whatsapp: <Ltr>{displayPhone(customerPhone)}</Ltr>,
    link: words.ownHand,
  };
  const send = async () => {
    if (isFree && !isMeant) return setFreeFault(words.freeUnsaid);
    setSending(true);
    try {
      const sent = await sendQuote(quote, { channel, subject, message });
      if (channel === "whatsapp")
        window.open(waLink(customerPhone, `${message}\n${linkOf(sent)}`), "_blank", "noopener");
      toasts.success(words.sent);
      onSent(sent);
      onClose();
    } catch {
      setSending(false);
      toasts.error(text.failures.send);
    }
  };
  return (
    <>
      <DialogBody>
        <div className={styles.form}>
          <Total quote={quote} isFree={isFree} isMeant={isMeant} fault={freeFault} onMeant={meanFree} />
          <fieldset className={styles.channels}>
            <legend className={typeStyles.unseen}>{words.channel}</legend>
            {channels.map((of) => (
              <label key={of} className={styles.channel}>
                <input
                  type="radio"
                  name="channel"
                  checked={channel === of}
                  disabled={!takes[of]}
                  onChange={() => setChannel(of)}
                />
                <Icon of={icons[of]} />
                <b>{words.channels[of]}</b>
                <small>{notes[of]}</small>
              </label>
            ))}
          </fieldset>
          {!takes.mail && <p className={`${typeStyles.muted} ${typeStyles.small}`}>{words.noMail}</p>}
          {channel === "mail" && (
            <TextInput
              label={words.subject}
              maxLength={200}
              value={subject}
              onChange={(event) => setSubject(event.target.value)}
            />
          )}
          {channel !== "link" && (
            <TextArea
              rows={5}
              label={words.message}
              help={words.linkFollows}
              maxLength={5000}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          )}
        </div>
      </DialogBody>
      <footer>
        <Button variant="ghost" small onClick={onClose}>
          {words.cancel}
        </Button>
        <Button small loading={isSending} onClick={() => void send()}>
          <Icon of={Send} />
          {words.now}
        </Button>
      </footer>
    </>
  );
}

/** What goes out with a quote unless staff change it, in the languages of the quote. */
const usualWords = ({ language, customerName }: QuoteRecord, agency: string) => ({
  subject: inTongues(language, words.subjectOf(agency), englishMessages.subject(agency)),
  message: inTongues(language, words.messageOf(customerName), englishMessages.message(customerName), "\n\n"),
});

type TotalProps = {
  quote: QuoteRecord;
  isFree: boolean;
  isMeant: boolean;
  fault: string | undefined;
  onMeant(isMeant: boolean): void;
};

/** What the customer will read as the total; whoever sends a quote of 0 has to mean it. */
function Total({ quote, isFree, isMeant, fault, onMeant }: TotalProps) {
  return (
    <>
      <p className={styles.total}>
        {words.total} <b className={typeStyles.digits}>{formatPrice(quote.total / 100)}</b>
        {recurringSums(quote).map(({ period, total }) => (
          <Fragment key={period}>
            {" "}
            <b className={typeStyles.digits}>
              {words.afterwards(formatPrice(total / 100, text.form.periods[period]))}
            </b>
          </Fragment>
        ))}
      </p>
      {isFree && (
        <Checkbox
          id="free"
          checked={isMeant}
          error={fault}
          onChange={(event) => onMeant(event.target.checked)}
        >
          {words.free}
        </Checkbox>
      )}
    </>
  );
}
