import { Lock, type LucideIcon, Mail, MessageCircle, PhoneIncoming, X } from "lucide-react";
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
import { ContactDraft } from "../contacts/contact-draft.tsx";
import { contactText } from "../contacts/contacts.text.ts";
import { deskText } from "../desk.text.ts";
import type { DeskNote, DeskRequest, ReplyMail } from "../requests.ts";
import styles from "./composer.module.css";
import { ReplyDraft } from "./reply-draft.tsx";
import type { Way } from "./use-reply.ts";

const { composer: text } = deskText;

/** A way of writing, or the log of what was said elsewhere. */
type Tab = Way | "contact";

const tabs: Record<Tab, { icon: LucideIcon; label: string }> = {
  mail: { icon: Mail, label: text.ways.mail },
  whatsapp: { icon: MessageCircle, label: text.ways.whatsapp },
  note: { icon: Lock, label: text.ways.note },
  contact: { icon: PhoneIncoming, label: contactText.open },
};

/** What the request page can make the composer do: open on a way of writing. */
export type ComposerHandle = { write(tab: Tab | "reply"): void };

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
 * Writes a reply by mail or chat, or a note for staff only, or logs what was said elsewhere; all are stored in the thread. The server
 * sends mails if it can; a chat opens in its own app. Each way of writing has its own draft; requirements DESK-01, DESK-03, AREQ-02,
 * THREAD-01.
 */
export function Composer({ request, mail, quoteNumber, notes, present, onWriting, handle }: ComposerProps) {
  const ways = waysOf(request);
  const [reply = "note"] = ways;
  const [tab, setTab] = useState<Tab>(reply);
  const [isOpen, setOpen] = useState(false); // only on phones, where the contact bar opens the composer
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (chosen: Tab | "reply") => {
    setTab(chosen === "reply" ? reply : chosen);
    setOpen(true);
    // One frame later, because on phones the field is not rendered before.
    requestAnimationFrame(() => field.current?.focus());
  };
  useImperativeHandle(handle, () => ({ write }));
  if (!useMay("write")) return null;
  return (
    <section
      className={`${styles.composer} ${tab === "note" ? styles.inside : ""}`}
      data-end-bar
      data-open={isOpen || undefined}
      aria-label={text.label}
      onFocus={() => onWriting(tab !== "note" && tab !== "contact")}
      onBlur={() => onWriting(false)}
    >
      <div className={styles.ways}>
        {[...ways, "contact" as const].map((one) => (
          <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
            <Icon of={tabs[one].icon} />
            {tabs[one].label}
          </button>
        ))}
        {ways.length === 1 && <span>{text.noWay}</span>}
        <IconButton className={styles.shut} aria-label={text.close} onClick={() => setOpen(false)}>
          <Icon of={X} />
        </IconButton>
      </div>
      <WritingLine present={present} />
      {tab === "contact" ? (
        <ContactDraft request={request} field={field} onStored={() => setOpen(false)} />
      ) : (
        <ReplyDraft
          key={tab}
          way={tab}
          request={request}
          mail={mail}
          quoteNumber={quoteNumber}
          notes={notes}
          field={field}
          onStored={() => setOpen(false)}
        />
      )}
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
