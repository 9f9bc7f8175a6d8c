import { useState } from "react";
import { DayField } from "../../../admin-kit/day/day-field.tsx";
import { useMay } from "../../../admin-kit/may.ts";
import { oneOf } from "../../../kernel/objects.ts";
import { formatDateTime, hasNumber, isWholeNumber, waLink } from "../../../kernel/text/format.ts";
import { mailLink } from "../../../kernel/text/mail-link.ts";
import formStyles from "../../../ui/controls/forms.module.css";
import typeStyles from "../../../ui/styles/type.module.css";
import { Ltr } from "../../../ui/text/ltr.tsx";
import { editionDate } from "../../shared/edition-date.ts";
import { PhoneNumber } from "../board/phone-number.tsx";
import { requestWords } from "../board/quote-requests.text.ts";
import { dialLink } from "../board/quote-requests.ts";
import { deskText as text } from "../desk.text.ts";
import { type Assignee, type DeskRequest, type RequestChanges, requestStatuses } from "../requests.ts";
import { stageOf } from "../stages.ts";
import { assigneeOptions, stageOptions } from "./desk-options.ts";
import styles from "./request-facts.module.css";

const { facts } = text;

type FactsProps = {
  request: DeskRequest;
  assignees: readonly Assignee[];
  /** Returns whether the change was stored; undefined when the person cancelled it. */
  change(request: DeskRequest, changes: RequestChanges): Promise<boolean | undefined>;
};

const factNames = ["assignee", "stage", "reminder"] as const;
export type Fact = (typeof factNames)[number];

/** Focuses the control of a fact, and opens it if it is a select. */
export function focusFact(page: HTMLElement | null, fact: Fact) {
  const control = page?.querySelector<HTMLElement>(`[data-fact="${fact}"] :is(select, input)`);
  control?.focus();
  if (control instanceof HTMLSelectElement) control.showPicker?.();
}

/** Assignee, stage and reminder, each stored when chosen; the sender's contact; the origin. DESK-01, AREQ-02 */
export function RequestFacts({ request, assignees, change }: FactsProps) {
  const { phone, email, source, createdAt, noticeAt, noticeEdition } = request;
  return (
    <aside className={styles.facts} aria-label={facts.label}>
      <Work request={request} assignees={assignees} change={change} />
      <section>
        <h3>{facts.contact}</h3>
        <dl>
          {hasNumber(phone) && (
            <div>
              <dt>{text.columns.phone}</dt>
              <dd>
                <a href={dialLink(phone)}>
                  <PhoneNumber phone={phone} />
                </a>
              </dd>
            </div>
          )}
          {isWholeNumber(phone) && (
            <div>
              <dt>{facts.whatsapp}</dt>
              <dd>
                <a href={waLink(phone)} target="_blank" rel="noopener noreferrer">
                  {facts.openChat}
                  <span className={typeStyles.unseen}>{facts.newWindow}</span>
                </a>
              </dd>
            </div>
          )}
          <div>
            <dt>{text.columns.email}</dt>
            <dd>
              <Mail email={email} />
            </dd>
          </div>
        </dl>
      </section>
      <section className={styles.aside}>
        <h3>{facts.origin}</h3>
        <dl>
          <div>
            <dt>{requestWords.labels.source}</dt>
            <dd>{requestWords.values.source[source]}</dd>
          </div>
          <div>
            <dt>{facts.arrival}</dt>
            <dd>
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            </dd>
          </div>
          {noticeAt && (
            <div>
              <dt>{facts.notice}</dt>
              <dd>
                {formatDateTime(noticeAt)}
                {noticeEdition && (
                  <>
                    {facts.edition}
                    <Ltr>{editionDate(noticeEdition)}</Ltr>
                  </>
                )}
              </dd>
            </div>
          )}
        </dl>
      </section>
    </aside>
  );
}

function Mail({ email }: { email: string }) {
  const address = mailLink(email);
  if (!email) return facts.noMailGiven;
  if (!address)
    return (
      <>
        <Ltr>{email}</Ltr> <small>{facts.noMail}</small>
      </>
    );
  return (
    <a href={address}>
      <Ltr>{email}</Ltr>
    </a>
  );
}

function Work({ request, assignees, change }: FactsProps) {
  const [day, setDay] = useState<string | null>(null); // null while the day is not being edited
  const canWrite = useMay("write");
  const remind = async (chosen: string) => {
    if (chosen === (request.remindOn ?? "") || (await change(request, { remindOn: chosen || null })))
      setDay(null);
  };
  return (
    <section>
      <h3>{facts.work}</h3>
      <fieldset disabled={!canWrite}>
        <Choice
          fact="assignee"
          label={text.assignee}
          value={String(request.assigneeId ?? "")}
          options={assigneeOptions(assignees, request.assigneeId)}
          onChoose={(value) => void change(request, { assigneeId: Number(value) || null })}
        />
        <Choice
          fact="stage"
          label={text.status}
          value={stageOf(request).stored}
          options={stageOptions(request.kind)}
          onChoose={(value) =>
            void change(request, { status: oneOf(requestStatuses, value) ?? request.status })
          }
        />
        <div className={styles.choice} data-fact={"reminder" satisfies Fact}>
          <span aria-hidden="true">{facts.remindOn}</span>
          <DayField
            isCompact
            label={facts.remindOn}
            value={day ?? request.remindOn ?? ""}
            onChange={setDay}
            onCommit={(chosen) => void remind(chosen)}
          />
        </div>
      </fieldset>
    </section>
  );
}

type ChoiceProps = {
  fact: Fact;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose(value: string): void;
};

function Choice({ fact, label, value, options, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice} data-fact={fact}>
      <span>{label}</span>
      <select className={formStyles.input} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
