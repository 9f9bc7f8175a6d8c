import { Lock, type LucideIcon, Mail, MessageCircle, X } from "lucide-react";
import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { useMay } from "../../../admin-kit/may.ts";
import { isWholeNumber } from "../../../kernel/text/format.ts";
import { mailLink } from "../../../kernel/text/mail-link.ts";
import { IconButton } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { deskText } from "../desk.text.ts";
import type { DeskRequest, ReplyMail } from "../requests.ts";
import styles from "./composer.module.css";
import { ReplyDraft } from "./reply-draft.tsx";
import type { Way } from "./use-reply.ts";

const { composer: text } = deskText;

const icons: Record<Way, LucideIcon> = { mail: Mail, whatsapp: MessageCircle, note: Lock };

/** What the request around it asks of the composer. */
export type ComposerHandle = { write(way: Way | "reply"): void };

type ComposerProps = {
  request: DeskRequest;
  /** Whether and how the server mails; undefined until that is known. */
  mail: ReplyMail | undefined;
  /** The number of its newest quote, for templates; empty without one. */
  quoteNumber: string;
  handle: Ref<ComposerHandle>;
};

/**
 * A reply by mail, which the server sends, or by chat, which opens there, both kept in the thread; or a note for staff alone. Each
 * keeps its own draft until it is sent; requirements DESK-01, DESK-03, AREQ-02.
 */
export function Composer({ request, mail, quoteNumber, handle }: ComposerProps) {
  const ways = waysOf(request);
  const [reply = "note"] = ways;
  const [way, setWay] = useState<Way>(reply);
  const [isOpen, setOpen] = useState(false); // on phones it waits behind the bar
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (chosen: Way | "reply") => {
    setWay(chosen === "reply" ? reply : chosen);
    setOpen(true);
    // Once it is drawn: on phones it was not there.
    requestAnimationFrame(() => field.current?.focus());
  };
  useImperativeHandle(handle, () => ({ write }));
  if (!useMay("write")) return null;
  return (
    <section
      className={`${styles.composer} ${way === "note" ? styles.inside : ""}`}
      data-open={isOpen || undefined}
      aria-label={text.label}
    >
      <div className={styles.ways}>
        {ways.map((one) => (
          <button key={one} type="button" aria-pressed={way === one} onClick={() => setWay(one)}>
            <Icon of={icons[one]} />
            {text.ways[one]}
          </button>
        ))}
        {ways.length === 1 && <span>{text.noWay}</span>}
        <IconButton className={styles.shut} aria-label={text.close} onClick={() => setOpen(false)}>
          <Icon of={X} />
        </IconButton>
      </div>
      <ReplyDraft key={way} way={way} request={request} mail={mail} quoteNumber={quoteNumber} field={field} />
    </section>
  );
}

/** The ways on which the sender can be reached, the usual one first; a note is always possible. */
function waysOf({ phone, email }: DeskRequest): Way[] {
  return [
    ...(mailLink(email) ? (["mail"] as const) : []),
    ...(isWholeNumber(phone) ? (["whatsapp"] as const) : []),
    "note",
  ];
}
