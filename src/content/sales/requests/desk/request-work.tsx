import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { DayField } from "../../../../admin-kit/day/day-field.tsx";
import { useMay } from "../../../../admin-kit/may.ts";
import { oneOf } from "../../../../kernel/objects.ts";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { ChoiceMenu } from "../board/desk-menus.tsx";
import { deskText as text } from "../desk.text.ts";
import { type Assignee, type DeskRequest, type RequestChanges, requestStatuses } from "../requests.ts";
import { stageOf } from "../stages.ts";
import { assigneeOptions, stageOptions } from "./desk-options.ts";
import { ExpectedValue } from "./expected-value.tsx";
import styles from "./request-facts.module.css";

export type WorkProps = {
  request: DeskRequest;
  assignees: readonly Assignee[];
  /** Returns whether the change was stored; undefined when the person cancelled it. */
  change(request: DeskRequest, changes: RequestChanges): Promise<boolean | undefined>;
  /** The menu that a shortcut has opened; null for none. */
  asked: MenuFact | null;
  onAnswered(): void;
  /** Moves the focus to the request, where the shortcuts work. */
  onDone(): void;
};

export type MenuFact = "assignee" | "stage";
export type Fact = MenuFact | "reminder";

/** Focuses the date of the reminder, with its text selected. */
export function focusReminder(page: HTMLElement | null) {
  const field = page?.querySelector<HTMLInputElement>("[data-reminder] input");
  field?.focus();
  field?.select();
}

/** Assignee, stage, reminder and expected value, each stored when chosen; requirements DESK-01, AREQ-02. */
export function RequestWork({ request, assignees, change, ...keys }: WorkProps) {
  const canWrite = useMay("write");
  return (
    <section>
      <h3>{text.facts.work}</h3>
      <fieldset disabled={!canWrite}>
        <Choice
          {...keys}
          fact="assignee"
          label={text.assignee}
          value={String(request.assigneeId ?? "")}
          options={assigneeOptions(assignees, request.assigneeId)}
          onChoose={(value) => void change(request, { assigneeId: Number(value) || null })}
        />
        <Choice
          {...keys}
          fact="stage"
          label={text.status}
          value={stageOf(request).stored}
          options={stageOptions(request.kind)}
          onChoose={(value) =>
            void change(request, { status: oneOf(requestStatuses, value) ?? request.status })
          }
        />
        <Reminder request={request} change={change} onDone={keys.onDone} />
        {request.kind === "quote" && <ExpectedValue request={request} change={change} onDone={keys.onDone} />}
      </fieldset>
    </section>
  );
}

function Reminder({ request, change, onDone }: Pick<WorkProps, "request" | "change" | "onDone">) {
  const [day, setDay] = useState<string | null>(null); // null while the day is not being edited
  const remind = async (chosen: string) => {
    // What was chosen while it was being stored stays.
    if (chosen === (request.remindOn ?? "") || (await change(request, { remindOn: chosen || null })))
      setDay((current) => (current === chosen ? null : current));
  };
  // Enter stores the day, and then the next key must be a shortcut again, not a letter of the date.
  const onKeyUp = ({ key, target }: KeyboardEvent) => {
    const isUnderstood = target instanceof HTMLInputElement && target.getAttribute("aria-invalid") !== "true";
    if (key === "Enter" && isUnderstood) onDone();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the keys of the field in it
    <div className={styles.choice} data-reminder onKeyUp={onKeyUp}>
      <span aria-hidden="true">{text.facts.remindOn}</span>
      <DayField
        isCompact
        label={text.facts.remindOn}
        value={day ?? request.remindOn ?? ""}
        onChange={setDay}
        onCommit={(chosen) => void remind(chosen)}
      />
    </div>
  );
}

type ChoiceProps = Pick<WorkProps, "asked" | "onAnswered"> & {
  fact: MenuFact;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose(value: string): void;
};

function Choice({ fact, label, value, options, asked, onAnswered, onChoose }: ChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const named = useId();
  const chosen = options.find((option) => option.value === value)?.label ?? "";
  return (
    <div className={styles.choice}>
      <span id={named} aria-hidden="true">
        {label}
      </span>
      <ChoiceMenu
        label={text.factNow(label, chosen)}
        className={styles.chosen}
        face={
          <>
            <bdi>{chosen}</bdi>
            <Icon of={ChevronDown} />
          </>
        }
        options={options}
        chosen={value}
        isOpen={isOpen || asked === fact}
        onOpenChange={(open) => {
          setOpen(open);
          if (!open) onAnswered();
        }}
        onChoose={onChoose}
      />
    </div>
  );
}
