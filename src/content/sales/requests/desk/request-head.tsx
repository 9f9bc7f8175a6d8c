import { ArrowRight, ChevronDown, ChevronUp, CircleDot, MailOpen, OctagonAlert, Trash2 } from "lucide-react";
import { useMay } from "../../../../admin-kit/may.ts";
import { MenuButton } from "../../../../admin-kit/menu/menu-button.tsx";
import { People } from "../../../../admin-kit/presence/presence.tsx";
import type { Present } from "../../../../kernel/presence/present.ts";
import { formatDay } from "../../../../kernel/text/format.ts";
import { Button, IconButton } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { BidiName } from "../../../../ui/text/bidi-text.tsx";
import { deskText as text } from "../desk.text.ts";
import type { DeskNote, DeskRequest } from "../requests.ts";
import { spamText } from "../screen/spam.text.ts";
import { stageOf, stagesOf } from "../stages.ts";
import type { Step } from "./next-step.ts";
import styles from "./request-head.module.css";

type HeadProps = {
  request: DeskRequest;
  /** The element that names the request. */
  titleId: string;
  /** Who else has the request open. */
  present: readonly Present[];
  notes: readonly DeskNote[];
  /** The next step; undefined while loading. */
  step: Step | undefined;
  onStep(): void;
  /** Undefined at the start of the list, as is `onNext` at its end. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose(): void;
  onMark(action: "read" | "unread"): void;
  onDelete(): void;
  onSpam(): void;
};

/** The sender, the stages and the next step of a request; requirement DESK-01. */
export function RequestHead({ request, titleId, present, notes, step, onStep, ...way }: HeadProps) {
  const { id, kind, name, companyName, news } = request;
  const canWrite = useMay("write");
  const { head } = text;
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <IconButton className={styles.back} aria-label={head.back} onClick={way.onClose}>
          <Icon of={ArrowRight} />
        </IconButton>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          <BidiName text={name} />{" "}
          <small>
            {companyName.trim() && (
              <>
                <BidiName text={companyName} /> ·{" "}
              </>
            )}
            {text[kind].number(id)}
          </small>
        </h2>
        <People present={present} />
        <span className={styles.beside}>
          <IconButton aria-label={head.previous} disabled={!way.onPrevious} onClick={way.onPrevious}>
            <Icon of={ChevronUp} />
          </IconButton>
          <IconButton aria-label={head.next} disabled={!way.onNext} onClick={way.onNext}>
            <Icon of={ChevronDown} />
          </IconButton>
        </span>
        {canWrite && (
          <>
            <MenuButton
              label={head.more}
              entries={[
                {
                  id: "mark",
                  label: news ? text.bulk.read : text.bulk.unread,
                  icon: news ? MailOpen : CircleDot,
                  onAction: () => way.onMark(news ? "read" : "unread"),
                },
                "separator",
                {
                  id: "spam",
                  label: spamText[kind].open,
                  icon: OctagonAlert,
                  shortcut: "!",
                  onAction: way.onSpam,
                },
                { id: "delete", label: head.delete, icon: Trash2, danger: true, onAction: way.onDelete },
              ]}
            />
            <span className={styles.primary}>
              <StepButton step={step} onStep={onStep} />
            </span>
          </>
        )}
      </div>
      <Path request={request} notes={notes} />
    </header>
  );
}

/** The button of the next step; outlined instead of coloured when it reopens a settled request. */
export function StepButton({ step, onStep }: Pick<HeadProps, "step" | "onStep">) {
  if (!step) return null;
  const isOutlined = step === "reopen" || step === "reopenMessage";
  return (
    <Button small variant={isOutlined ? "line" : "primary"} onClick={onStep}>
      {text.steps[step]}
    </Button>
  );
}

/** The line of stages with the days on which they were reached. A lost request shows only the stages it reached. */
function Path({ request, notes }: Pick<HeadProps, "request" | "notes">) {
  const { kind, status, createdAt } = request;
  const now = stageOf(request);
  const isLost = kind === "quote" && status === "lost";
  const all = stagesOf(kind);
  const line = kind === "quote" ? all.filter(({ value }) => isLost || value !== "lost") : all;
  const reached = (value: string) => {
    if (value === all[0]?.value) return createdAt;
    const own = (note: DeskNote) => note.kind === "status" || note.kind === "automatic";
    const found = notes.find(
      (note) =>
        own(note) &&
        all.find((stage) => stage.value === value)?.statuses.some((known) => known === note.body),
    );
    return found?.createdAt;
  };
  const shown = isLost ? line.filter(({ value }) => value === "lost" || reached(value)) : line;
  const place = shown.findIndex(({ value }) => value === now.value);
  return (
    <ol className={styles.path} aria-label={text[kind].stages}>
      {shown.map(({ value, label }, index) => {
        const at = index <= place ? reached(value) : undefined;
        const look = index < place ? styles.done : index > place ? "" : isLost ? styles.lost : styles.current;
        return (
          <li key={value} className={look} aria-current={index === place ? "step" : undefined}>
            <i />
            <span>{label}</span>
            {at && <small>{formatDay(at)}</small>}
          </li>
        );
      })}
    </ol>
  );
}
