import { Check, CheckSquare, Pencil, RotateCcw, Trash2, Unlink } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useUnsaved } from "../../../admin-kit/form/use-unsaved.ts";
import { ConfirmDialog } from "../../../admin-kit/lazy-confirm.ts";
import { MenuButton } from "../../../admin-kit/menu/menu-button.tsx";
import { MountOnOpen } from "../../../admin-kit/mount-on-open.tsx";
import { useTaskTools } from "../../../admin-kit/task-tools.ts";
import { AppError } from "../../../kernel/errors.ts";
import type { Address } from "../../../kernel/resource/address.ts";
import { relativeTime } from "../../../kernel/text/format.ts";
import { Failure } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import buttonStyles from "../../../ui/controls/buttons.module.css";
import { TextArea } from "../../../ui/controls/inputs.tsx";
import { catchLostFocus } from "../../../ui/overlays/lost-focus.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiName } from "../../../ui/text/bidi-text.tsx";
import { text } from "../editor/page-content-admin.text.ts";
import type { Section } from "../sections/section.ts";
import { fieldAt as describedAt, textAt } from "../sections/text-at.ts";
import styles from "./review.module.css";
import { reviewText as words } from "./review-admin.text.ts";
import type { Review } from "./use-review.ts";
import type { Remark } from "./wire.ts";

type ItemProps = {
  section: Section;
  remark: Remark;
  review: Review;
  isChosen: boolean;
  onChoose(): void;
  onOpenField(address: Address): void;
  fieldAt(address: Address): ReactNode;
};

/** A remark with what it is about, its answers, and what can be done about it. */
export function RemarkItem({ section, remark, review, isChosen, onChoose, onOpenField, fieldAt }: ItemProps) {
  const { id, address, done } = remark;
  const item = useRef<HTMLLIElement>(null);
  const tasks = useTaskTools();
  const [said, setSaid] = useUnsaved(`remark:${id}`);
  const [isAnswered, setAnswered] = useState(said !== "");
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  const act = async (call: () => Promise<void>) => {
    try {
      await call();
      setFailure(undefined);
      catchLostFocus(`#${panelHeading}`); // of a remark that leaves the list
      return true;
    } catch (error) {
      const isTooMany = error instanceof AppError && error.code === "too-large";
      setFailure(isTooMany ? words.tooMany : words.failed);
      return false;
    }
  };
  const endReply = () => {
    setSaid("");
    setAnswered(false);
  };
  const field = isChosen ? fieldAt(address) : undefined;
  return (
    <li ref={item} data-chosen={isChosen || undefined} data-done={done !== null || undefined}>
      <RemarkWords remark={remark} isChosen={isChosen} onChoose={onChoose} />
      {field && <div className={styles.field}>{field}</div>}
      <Failure of={failure} onDismiss={() => setFailure(undefined)} />
      {isAnswered ? (
        <ReplyForm
          said={said}
          onType={setSaid}
          onSend={async () => {
            if (await act(() => review.reply(id, said))) endReply();
          }}
          onCancel={endReply}
        />
      ) : (
        <RemarkActs
          remark={remark}
          hasField={Boolean(field)}
          onDone={(isDone) => void act(() => review.markDone(id, isDone))}
          onOpenField={() => onOpenField(address)}
          onReply={() => setAnswered(true)}
          onTask={
            tasks ? () => tasks.addTask(undefined, words.taskTitle(section.label, remark.text)) : undefined
          }
          onRemove={() => setAsked(true)}
        />
      )}
      {done && <small className={typeStyles.muted}>{words.doneBy(done.by)}</small>}
      <MountOnOpen isOpen={isAsked}>
        <ConfirmDialog
          isOpen={isAsked}
          onClose={() => setAsked(false)}
          onConfirm={async () => void (await act(() => review.remove(id)))}
          question={words.removeQuestion}
          note={words.removeNote}
          confirmLabel={words.remove}
          icon={Trash2}
        />
      </MountOnOpen>
    </li>
  );
}

type WordsProps = Pick<ItemProps, "remark" | "isChosen" | "onChoose">;

/** Who said what about which words, and what was answered. */
function RemarkWords({ remark, isChosen, onChoose }: WordsProps) {
  const { number, address, isMoved } = remark;
  return (
    <>
      <button type="button" className={styles.head} aria-expanded={isChosen} onClick={onChoose}>
        <span className={styles.nuqta} aria-hidden="true">
          <i className={typeStyles.digits}>{number}</i>
        </span>
        <span className={typeStyles.unseen}>{words.number(number)}</span>
        <b>{labelOf(address)}</b>
        <small>
          <BidiName text={remark.by} />
          {text.joiner}
          <time dateTime={remark.at}>{relativeTime(remark.at, new Date())}</time>
        </small>
      </button>
      {isMoved && (
        <p className={styles.moved}>
          <Icon of={Unlink} />
          {words.moved}
        </p>
      )}
      {remark.words !== "" && (
        <p className={styles.quoted} dir="auto">
          {words.quoted(remark.words)}
        </p>
      )}
      <p className={styles.text} dir="auto">
        {remark.text}
      </p>
      {remark.replies.map((reply) => (
        <p key={reply.id} className={styles.reply} data-guest={reply.isGuest || undefined} dir="auto">
          <b>
            <BidiName text={reply.by} />:
          </b>{" "}
          {reply.text}
        </p>
      ))}
    </>
  );
}

type ActsProps = {
  remark: Remark;
  /** Its field is edited beside it already. */
  hasField: boolean;
  onDone(isDone: boolean): void;
  onOpenField(): void;
  onReply(): void;
  /** Undefined for those who have no tasks. */
  onTask: (() => void) | undefined;
  onRemove(): void;
};

function RemarkActs({ remark: { number, done }, hasField, onTask, ...on }: ActsProps) {
  const task = onTask && { id: "task", label: words.task, icon: CheckSquare, onAction: onTask };
  const remove = { id: "remove", label: words.remove, icon: Trash2, danger: true, onAction: on.onRemove };
  return (
    <div className={styles.acts}>
      {done === null ? (
        <Button small onClick={() => on.onDone(true)}>
          <Icon of={Check} />
          {words.done}
        </Button>
      ) : (
        <Button small variant="line" onClick={() => on.onDone(false)}>
          <Icon of={RotateCcw} />
          {words.reopen}
        </Button>
      )}
      {!hasField && (
        <Button small variant="line" onClick={on.onOpenField}>
          <Icon of={Pencil} />
          {words.field}
        </Button>
      )}
      <Button small variant="line" onClick={on.onReply}>
        {words.reply}
      </Button>
      <MenuButton label={words.more(number)} entries={task ? [task, remove] : [remove]} />
    </div>
  );
}

type ReplyProps = { said: string; onType(text: string): void; onSend(): Promise<void>; onCancel(): void };

/** The words of a reply stay until they are sent or given up. */
function ReplyForm({ said, onType, onSend, onCancel }: ReplyProps) {
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await onSend();
    setBusy(false);
  };
  return (
    <div className={styles.answer}>
      <TextArea
        label={words.replyLabel}
        rows={3}
        maxLength={2000}
        value={said}
        autoFocus
        onChange={(event) => onType(event.target.value)}
      />
      <div className={buttonStyles.actions}>
        <Button small loading={isBusy} disabled={said.trim() === ""} onClick={() => void send()}>
          {words.send}
        </Button>
        <Button small variant="line" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}

/** The id of the heading of all remarks. */
export const panelHeading = "remarks";

/** What people call the place of a remark. */
const labelOf = (address: Address) =>
  textAt(address)?.label ?? describedAt(address)?.label ?? words.somewhere;
