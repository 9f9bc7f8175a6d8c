import { Check } from "lucide-react";
import { useState } from "react";
import { guestText } from "../../content/page-content/review/guest.text.ts";
import type { Remark } from "../../content/page-content/review/wire.ts";
import type { Address } from "../../kernel/resource/address.ts";
import { formatDay, formatTime } from "../../kernel/text/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { TextArea } from "../../ui/controls/inputs.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { GuestForm } from "./form-parts.tsx";
import { useName, useTyped } from "./guest-memory.ts";
import styles from "./review.module.css";
import { type Review, useSending } from "./use-review.ts";
import { Who } from "./who.tsx";

const { list: words, joiner } = guestText;

type ItemProps = {
  remark: Remark;
  /** What its field is called; undefined while the page does not show it. */
  label: string | undefined;
  review: Review;
  onGo(address: Address): void;
};

/** A remark: what it is about, what was said and answered, and what its guest can do with it. */
export function RemarkItem({ remark, label, review, onGo }: ItemProps) {
  const [act, setAct] = useState<"change" | "remove" | "reply" | null>(null);
  const { done, replies, isOwn, number, at, by } = remark;
  const canChange = isOwn && !done && replies.length === 0;
  const end = () => setAct(null);
  return (
    <li>
      <span className={styles.nuqta} data-mark={done ? "done" : "open"}>
        {done ? <Icon of={Check} /> : number}
      </span>
      <div>
        <p className={styles.about}>
          {label !== undefined && <b>{label} · </b>}
          <em data-mark={done ? "done" : "open"}>{done ? words.done : words.open}</em> · <bdi>{by}</bdi> ·{" "}
          {formatDay(at) + joiner + formatTime(at)}
        </p>
        {remark.words !== "" && (
          <p className={styles.excerpt} dir="auto">
            {words.quoted(remark.words)}
          </p>
        )}
        {remark.isMoved && <p className={styles.fine}>{words.moved}</p>}
        {act === "change" ? (
          <ChangeForm remark={remark} review={review} onEnd={end} />
        ) : (
          <BidiText as="p" className={styles.said} text={remark.text} />
        )}
        {replies.map((reply) => (
          <p key={reply.id} className={styles.reply} data-guest={reply.isGuest || undefined} dir="auto">
            <b>{reply.by}:</b> {reply.text}
          </p>
        ))}
        {act === "remove" && <Removal remark={remark} review={review} onEnd={end} />}
        {act === "reply" && <ReplyForm remark={remark} review={review} onEnd={end} />}
        {act === null && (
          <p className={styles.acts}>
            {label !== undefined && (
              <button type="button" onClick={() => onGo(remark.address)}>
                {words.goTo}
              </button>
            )}
            {canChange && (
              <>
                <button type="button" onClick={() => setAct("change")}>
                  {words.change}
                </button>
                <button type="button" onClick={() => setAct("remove")}>
                  {words.remove}
                </button>
              </>
            )}
            {!canChange && (
              <button type="button" onClick={() => setAct("reply")}>
                {words.reply}
              </button>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

type ActProps = { remark: Remark; review: Review; onEnd(): void };

function ChangeForm({ remark, review, onEnd }: ActProps) {
  const [text, setText] = useTyped(`change ${remark.id}`, remark.text);
  const { isSending, fault, attempt } = useSending(["text"]);
  const send = async () => {
    const isSent = await attempt({ text }, () => review.send((client) => client.change(remark.id, { text })));
    if (isSent) {
      setText(remark.text); // forgets what was typed
      onEnd();
    }
    return isSent;
  };
  return (
    <GuestForm fault={fault} isSending={isSending} send={words.save} onSend={send}>
      <TextArea
        label={guestText.remark.text}
        name="text"
        rows={3}
        maxLength={2000}
        value={text}
        error={fault.fields.text}
        onChange={(event) => setText(event.target.value)}
      />
      <Cancel onCancel={onEnd} />
    </GuestForm>
  );
}

function ReplyForm({ remark, review, onEnd }: ActProps) {
  const [text, setText] = useTyped(`reply ${remark.id}`);
  const [name, setName] = useName();
  const { isSending, fault, attempt } = useSending(["text", "name"]);
  const send = async () => {
    const isSent = await attempt({ text, name }, () =>
      review.send((client) => client.reply(remark.id, { text, name })),
    );
    if (isSent) {
      setText("");
      onEnd();
    }
    return isSent;
  };
  return (
    <GuestForm fault={fault} isSending={isSending} send={words.sendReply} onSend={send}>
      <TextArea
        label={words.replyText}
        name="text"
        rows={2}
        maxLength={2000}
        value={text}
        error={fault.fields.text}
        onChange={(event) => setText(event.target.value)}
      />
      <Who name={name} error={fault.fields.name} onName={setName} />
      <Cancel onCancel={onEnd} />
    </GuestForm>
  );
}

/** Asks once more before a remark is gone. */
function Removal({ remark, review, onEnd }: ActProps) {
  const { isSending, fault, attempt } = useSending([]);
  const remove = () => attempt({}, () => review.send((client) => client.remove(remark.id)));
  return (
    <>
      {fault.sentence !== "" && <Banner tone="bad">{fault.sentence}</Banner>}
      <p className={styles.acts}>
        <button type="button" aria-disabled={isSending} onClick={() => void remove()}>
          {words.reallyRemove}
        </button>
        <button type="button" onClick={onEnd}>
          {words.keep}
        </button>
      </p>
    </>
  );
}

const Cancel = ({ onCancel }: { onCancel(): void }) => (
  <p className={styles.acts}>
    <button type="button" onClick={onCancel}>
      {words.cancel}
    </button>
  </p>
);
