import { Lock, Send } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import { MentionField } from "../../../../admin-kit/mentions/mention-field.tsx";
import { MountOnOpen } from "../../../../admin-kit/mount-on-open.tsx";
import { excerpt } from "../../../../kernel/text/arabic.ts";
import { waLink } from "../../../../kernel/text/format.ts";
import { mailLink } from "../../../../kernel/text/mail-link.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import buttonStyles from "../../../../ui/controls/buttons.module.css";
import { freeText } from "../../../../ui/controls/inputs.tsx";
import { ConfirmDialog } from "../../../../ui/overlays/confirm-dialog.tsx";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { Ltr } from "../../../../ui/text/ltr.tsx";
import { ReplyFiles } from "../../attachments/reply-files.tsx";
import { deskText } from "../desk.text.ts";
import { useColleagues } from "../mentions/use-colleagues.ts";
import { wantedOf } from "../names.ts";
import type { DeskNote, DeskRequest, ReplyChannel, ReplyMail } from "../requests.ts";
import { fillTemplate } from "../templates/fill-template.ts";
import styles from "./composer.module.css";
import { useReply, type Way } from "./use-reply.ts";

const TemplatesMenu = lazyPart(() => import("../templates/templates-menu.tsx"));

const { composer: text } = deskText;

type DraftProps = {
  way: Way;
  request: DeskRequest;
  /** Undefined while loading. */
  mail: ReplyMail | undefined;
  /** The number of the request's newest quote; empty without one. */
  quoteNumber: string;
  /** The thread, newest first. */
  notes: readonly DeskNote[];
  field: RefObject<HTMLTextAreaElement | null>;
  /** Called after the text was stored. */
  onStored(): void;
};

/** The draft of one way of writing: its text, its templates, and the button that sends it. */
export function ReplyDraft({ way, request, mail, quoteNumber, notes, field, onStored }: DraftProps) {
  const isSent = way === "mail" && mail?.canSend === true;
  const reply = useReply(request, notes, way, isSent, onStored);
  const send = useRef<HTMLElement>(null);
  const colleagues = useColleagues();
  const services = wantedOf(request).join(deskText.comma);
  const fill = (body: string) => fillTemplate(body, { name: request.name, services, quote: quoteNumber });
  const insert = (text: string) =>
    reply.setTyped(reply.isEmpty ? text : `${reply.typed.trimEnd()}\n\n${text}`);
  return (
    <>
      <MentionField
        ref={field}
        {...freeText}
        aria-label={text.fields[way]}
        aria-describedby={reply.failure ? "composer-failure" : undefined}
        placeholder={text.hints[way]}
        value={reply.typed}
        people={way === "note" ? colleagues : []}
        maxLength={5000}
        rows={3}
        onText={reply.setTyped}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send.current?.click();
        }}
      />
      {reply.failure && (
        <p className={styles.failure} id="composer-failure" role="alert">
          {reply.failure}
        </p>
      )}
      <CrossingQuestion
        crossing={reply.crossing}
        onSend={() => {
          reply.crossing.acknowledge();
          requestAnimationFrame(() => send.current?.click()); // once the screen knows that it was acknowledged
        }}
      />
      {way === "mail" && mail && <MailNote mail={mail} email={request.email} />}
      {isSent && (
        <ReplyFiles
          of={`project-requests/${request.id}`}
          chosen={reply.attachments}
          onChoose={reply.setAttachments}
        />
      )}
      <div className={styles.foot}>
        <MountOnOpen isOpen={way !== "note"}>
          <TemplatesMenu
            typed={reply.typed}
            fill={fill}
            onPick={insert}
            onPicked={() => field.current?.focus()}
          />
        </MountOnOpen>
        <span className={styles.keys}>
          <kbd>
            <bdi dir="ltr">Ctrl Enter</bdi>
          </kbd>
        </span>
        <SendButton
          {...{ way, request, reply, isSent }}
          isKnown={way !== "mail" || mail !== undefined}
          take={(element) => {
            send.current = element;
          }}
        />
      </div>
    </>
  );
}

type QuestionProps = { crossing: ReturnType<typeof useReply>["crossing"]; onSend(): void };

/** Asks before a reply goes out that was begun before another one; requirement DESK-03. */
function CrossingQuestion({ crossing: { crossing, dismiss }, onSend }: QuestionProps) {
  return (
    <ConfirmDialog
      isOpen={crossing !== null}
      onClose={dismiss}
      question={text.crossing.question}
      note={crossing && <blockquote dir="auto">{excerpt(crossing.body, 200)}</blockquote>}
      confirmLabel={text.crossing.send}
      cancelLabel={text.crossing.review}
      confirmVariant="primary"
      icon={Send}
      tone="warn"
      onConfirm={onSend}
    />
  );
}

/** Says where a mail goes and where its answer goes; without a mail server, that the mail program opens. */
function MailNote({ mail: { canSend, answersTo }, email }: { mail: ReplyMail; email: string }) {
  const named = (before: string, address: string): ReactNode => (
    <span>
      {before} <Ltr>{address}</Ltr>
    </span>
  );
  return (
    <p className={styles.note}>
      {canSend && named(text.to, email)}
      {canSend && answersTo && named(text.answersTo, answersTo)}
      {!canSend && text.noServer}
    </p>
  );
}

type SendProps = {
  way: Way;
  request: DeskRequest;
  reply: ReturnType<typeof useReply>;
  isSent: boolean;
  isKnown: boolean;
  take(element: HTMLElement | null): void;
};

/** Stores the text. A mail that the server does not send, or a chat, also opens in its own program. */
function SendButton({ way, request, reply, isSent, isKnown, take }: SendProps) {
  const icon = <Icon of={way === "note" ? Lock : Send} />;
  const label = way === "mail" && isSent ? text.sendMail : text.send[way];
  if (way === "note" || isSent || reply.isEmpty || !isKnown)
    return (
      <Button
        small
        ref={take}
        loading={reply.isSaving}
        disabled={reply.isEmpty || !isKnown}
        onClick={() => void reply.keep()}
      >
        {icon}
        {label}
      </Button>
    );
  return (
    <a
      className={`${buttonStyles.button} ${buttonStyles.small}`}
      ref={take}
      href={addressOf(way, request, reply.typed)}
      {...(way === "whatsapp" && { target: "_blank", rel: "noopener noreferrer" })}
      onClick={(event) => {
        if (reply.isReady()) void reply.keep();
        else event.preventDefault();
      }}
    >
      {icon}
      {label}
      {way === "whatsapp" && <span className={typeStyles.unseen}>{text.newWindow}</span>}
    </a>
  );
}

function addressOf(way: ReplyChannel, { kind, phone, email }: DeskRequest, body: string) {
  if (way === "whatsapp") return waLink(phone, body);
  return mailLink(email, { subject: deskText[kind].subject, body }) ?? "";
}
