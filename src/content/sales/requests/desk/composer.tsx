import { Lock, type LucideIcon, Mail, MessageCircle, X } from "lucide-react";
import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { useMay } from "../../../../admin-kit/may.ts";
import { useNameOf } from "../../../../admin-kit/presence/presence.tsx";
import type { Present } from "../../../../kernel/presence/present.ts";
import { isWholeNumber } from "../../../../kernel/text/format.ts";
import { mailLink } from "../../../../kernel/text/mail-link.ts";
import { IconButton } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { BidiText } from "../../../../ui/text/bidi-text.tsx";
import { deskText } from "../desk.text.ts";
import type { DeskNote, DeskRequest, ReplyMail } from "../requests.ts";
import styles from "./composer.module.css";
import { ReplyDraft } from "./reply-draft.tsx";
import type { Way } from "./use-reply.ts";

const { composer: text } = deskText;

const icons: Record<Way, LucideIcon> = { mail: Mail, whatsapp: MessageCircle, note: Lock };

/** What the request page can make the composer do: open on a way of writing. */
export type ComposerHandle = { write(way: Way | "reply"): void };

type ComposerProps = {
  request: DeskRequest;
  /** Whether the server can mail, and where answers go; undefined while loading. */
  mail: ReplyMail | undefined;
  /** The number of the request's newest quote, for templates; empty without one. */
  quoteNumber: string;
  /** The thread, newest first. */
  notes: readonly DeskNote[];
  /** Who else has the request open. */
  present: readonly Present[];
  /** Called with true while the user writes a reply. */
  onWriting(isWriting: boolean): void;
  handle: Ref<ComposerHandle>;
};

/**
 * Writes a reply by mail or chat, or a note for staff only; all are stored in the thread. The server sends mails if it can;
 * a chat opens in its own app. Each way of writing has its own draft; requirements DESK-01, DESK-03, AREQ-02.
 */
export function Composer({ request, mail, quoteNumber, notes, present, onWriting, handle }: ComposerProps) {
  const ways = waysOf(request);
  const [reply = "note"] = ways;
  const [way, setWay] = useState<Way>(reply);
  const [isOpen, setOpen] = useState(false); // only on phones, where the contact bar opens the composer
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (chosen: Way | "reply") => {
    setWay(chosen === "reply" ? reply : chosen);
    setOpen(true);
    // One frame later, because on phones the field is not rendered before.
    requestAnimationFrame(() => field.current?.focus());
  };
  useImperativeHandle(handle, () => ({ write }));
  if (!useMay("write")) return null;
  return (
    <section
      className={`${styles.composer} ${way === "note" ? styles.inside : ""}`}
      data-end-bar
      data-open={isOpen || undefined}
      aria-label={text.label}
      onFocus={() => onWriting(way !== "note")}
      onBlur={() => onWriting(false)}
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
      <WritingLine present={present} />
      <ReplyDraft
        key={way}
        way={way}
        request={request}
        mail={mail}
        quoteNumber={quoteNumber}
        notes={notes}
        field={field}
        onStored={() => setOpen(false)}
      />
    </section>
  );
}

/** The place in a request where a reply is written, as presence reports it. */
export const replyPlace = "reply";

/** Names the colleagues who write to the same person at this moment; requirements DESK-03, DESK-07. */
function WritingLine({ present }: { present: readonly Present[] }) {
  const nameOf = useNameOf();
  const writing = present.filter(({ field, isEditing }) => isEditing && field === replyPlace);
  const names = [...new Set(writing.map(nameOf))].join(deskText.comma);
  return (
    <p className={names ? styles.writing : typeStyles.unseen} role="status">
      {names && <BidiText text={text.writing} values={{ names: <b>{names}</b> }} />}
    </p>
  );
}

/** The possible ways of writing: mail and chat where the sender has an address or a number, the usual one first, and a note. */
function waysOf({ phone, email }: DeskRequest): Way[] {
  return [
    ...(mailLink(email) ? (["mail"] as const) : []),
    ...(isWholeNumber(phone) ? (["whatsapp"] as const) : []),
    "note",
  ];
}
