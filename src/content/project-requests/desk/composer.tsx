import { Lock, type LucideIcon, Mail, MessageCircle, Send, Sparkles, X } from "lucide-react";
import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { useMay } from "../../../admin-kit/may.ts";
import { isWholeNumber, waLink } from "../../../kernel/text/format.ts";
import { mailLink } from "../../../kernel/text/mail-link.ts";
import { Button, IconButton } from "../../../ui/controls/button.tsx";
import { freeText } from "../../../ui/controls/inputs.tsx";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { useDeskChanges } from "../board/use-desk.ts";
import { useUnsaved } from "../board/use-unsaved.ts";
import { deskText } from "../desk.text.ts";
import { askedNames } from "../names.ts";
import type { DeskRequest, ReplyChannel } from "../requests.ts";
import styles from "./composer.module.css";

const { composer: text } = deskText;

type Way = ReplyChannel | "note";
const icons: Record<Way, LucideIcon> = { mail: Mail, whatsapp: MessageCircle, note: Lock };

/** What the request around it asks of the composer. */
export type ComposerHandle = { write(way: Way | "reply"): void };

type ComposerProps = {
  request: DeskRequest;
  /** Who is signed in, as the prepared reply says it. */
  me: string;
  handle: Ref<ComposerHandle>;
};

/**
 * A reply by mail or chat, which opens in that program and is kept in the thread, or a note for staff alone. Each keeps its
 * own draft until it is sent; requirements DESK-01, AREQ-02.
 */
export function Composer({ request, me, handle }: ComposerProps) {
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
      <Draft key={way} way={way} request={request} me={me} field={field} />
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

type DraftProps = Omit<ComposerProps, "handle"> & { way: Way; field: Ref<HTMLTextAreaElement> };

function Draft({ way, request, me, field }: DraftProps) {
  const words = deskText[request.kind];
  const { addNote, addReply } = useDeskChanges();
  const [typed, setTyped] = useUnsaved(`${way}:${request.id}`);
  const [failure, setFailure] = useState("");
  const [isSaving, setSaving] = useState(false);
  const send = useRef<HTMLElement>(null);
  const isEmpty = typed.trim() === "";
  const keep = async () => {
    if (isEmpty || isSaving) return;
    setSaving(true);
    try {
      await (way === "note"
        ? addNote(request.id, typed)
        : addReply(request.id, { channel: way, text: typed }));
      setTyped("");
      setFailure("");
      if (way !== "note") toasts.success(request.status === "new" ? words.firstReply : text.replied);
    } catch {
      setFailure(way === "note" ? text.noteFailed : text.replyFailed);
    } finally {
      setSaving(false);
    }
  };
  const asked = [...new Set(askedNames(request.requestedServices))].join(deskText.comma);
  return (
    <>
      <textarea
        ref={field}
        {...freeText}
        aria-label={text.fields[way]}
        aria-describedby={failure ? "composer-failure" : undefined}
        placeholder={text.hints[way]}
        value={typed}
        maxLength={5000}
        rows={3}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send.current?.click();
        }}
      />
      {failure && (
        <p className={styles.failure} id="composer-failure" role="alert">
          {failure}
        </p>
      )}
      <div className={styles.foot}>
        {way !== "note" && (
          <Button variant="ghost" small onClick={() => setTyped(words.reply(request.name, me, asked))}>
            <Icon of={Sparkles} />
            {text.prepared}
          </Button>
        )}
        <span className={styles.keys}>
          <kbd>
            <bdi dir="ltr">Ctrl Enter</bdi>
          </kbd>
        </span>
        {way === "note" || isEmpty ? (
          <Button
            small
            ref={(button) => {
              send.current = button;
            }}
            loading={isSaving}
            disabled={isEmpty}
            onClick={() => void keep()}
          >
            <Icon of={way === "note" ? Lock : Send} />
            {text.send[way]}
          </Button>
        ) : (
          <a
            className="btn sm"
            ref={(link) => {
              send.current = link;
            }}
            href={addressOf(way, request, typed)}
            {...(way === "whatsapp" && { target: "_blank", rel: "noopener noreferrer" })}
            onClick={() => void keep()}
          >
            <Icon of={Send} />
            {text.send[way]}
            {way === "whatsapp" && <span className="vh">{text.newWindow}</span>}
          </a>
        )}
      </div>
    </>
  );
}

function addressOf(way: ReplyChannel, { kind, phone, email }: DeskRequest, body: string) {
  if (way === "whatsapp") return waLink(phone, body);
  return mailLink(email, { subject: deskText[kind].subject, body }) ?? "";
}
