import { useQuery } from "@tanstack/react-query";
import { CalendarClock, CircleAlert, CircleCheck, Globe } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { DayField } from "../../../admin-kit/day/day-field.tsx";
import historyStyles from "../../../admin-kit/history/history.module.css";
import { AppError } from "../../../kernel/errors.ts";
import type { Address } from "../../../kernel/resource/address.ts";
import { formatDateTime } from "../../../kernel/text/format.ts";
import { riyadhMoment } from "../../../kernel/text/riyadh-moment.ts";
import { Failure } from "../../../ui/banner.tsx";
import { refreshBrand } from "../../../ui/brand/fresh-brand.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { FieldGroup } from "../../../ui/controls/field.tsx";
import formStyles from "../../../ui/controls/forms.module.css";
import { TimeInput } from "../../../ui/controls/inputs.tsx";
import dialogStyles from "../../../ui/overlays/dialog.module.css";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { contentClient } from "../editor/client.ts";
import { text } from "../editor/page-content-admin.text.ts";
import { ValueDifference } from "../editor/value-difference.tsx";
import { fieldOf } from "../sections/blocks/block-fields.ts";
import { itemLabel } from "../sections/item-words.text.ts";
import { addressOnPage } from "../sections/page-address.ts";
import type { Section } from "../sections/section.ts";
import { brand } from "../sections/texts/brand.text.ts";
import type { Finding, SectionState } from "../wire.ts";
import publishStyles from "./publish.module.css";
import { findingTexts, publishText } from "./publish-dialog.text.ts";

const words = publishText;

type PublishDialogProps = {
  isOpen: boolean;
  onClose(): void;
  section: Section;
  state: SectionState;
  onDone(state: SectionState): void;
  /** Somebody else changed or published the draft meanwhile: `state` is old. */
  onChanged(): void;
  /** Called after the dialog has closed and given the focus back to its button. */
  onOpenField(address: Address): void;
};

/** Shows what will change and what should be looked at first, and publishes now or at a time in Riyadh; ACNT-04. */
export default function PublishDialog(props: PublishDialogProps) {
  const asked = useRef<string>(undefined);
  const openField = (address: Address) => {
    asked.current = address;
    props.onClose();
  };
  const onGone = () => {
    if (asked.current !== undefined) props.onOpenField(asked.current);
    asked.current = undefined;
  };
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={words.question} size="md">
      {props.isOpen && <PublishForm {...props} onOpenField={openField} />}
      <Leaving onGone={onGone} />
    </Dialog>
  );
}

/** Calls `onGone` when the dialog around it has left the page, a frame after it gave the focus back. */
function Leaving({ onGone }: { onGone(): void }) {
  const tell = useEffectEvent(onGone);
  useEffect(() => () => void requestAnimationFrame(() => requestAnimationFrame(() => tell())), []);
  return null;
}

function PublishForm({ onClose, section, state, onDone, onChanged, onOpenField }: PublishDialogProps) {
  const client = contentClient(section.key);
  const [isLater, setLater] = useState(false);
  const [day, setDay] = useState("");
  const [time, setTime] = useState("09:00");
  const [failure, setFailure] = useState<string>();
  const [wrongTime, setWrongTime] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const findings = useQuery({
    queryKey: ["content-check", section.key, state.revision],
    queryFn: client.check,
    staleTime: 0,
  });
  const isUnchanged = Object.keys(state.draft).length === 0;
  const isBlocked = (isUnchanged && !state.isUnseen) || findings.data?.some(({ blocks }) => blocks) === true;

  const act = async () => {
    const moment = isLater ? riyadhMoment(day, time) : undefined;
    setWrongTime(isLater && (!moment || moment.getTime() <= Date.now()));
    if (isLater && (!moment || moment.getTime() <= Date.now())) return;
    setBusy(true);
    try {
      const done = moment
        ? await client.schedule(moment.toISOString())
        : await client.publish(state.revision);
      onDone(done);
      if (!moment && section.key === brand.key) void refreshBrand();
      toasts.success(moment ? words.scheduled(formatDateTime(moment)) : words.published);
      onClose();
    } catch (error) {
      const isNewer = error instanceof AppError && error.code === "precondition-failed";
      const isDone = error instanceof AppError && error.code === "conflict";
      if (isNewer || isDone) onChanged();
      setFailure(isNewer || isDone ? words.changedMeanwhile : words.failed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <div className={`${dialogStyles.body} ${publishStyles.publish}`}>
        <Failure of={failure} onDismiss={() => setFailure(undefined)} />
        <Findings section={section} state={state} findings={findings.data} onOpen={onOpenField} />
        <section aria-labelledby="pub-changes">
          <h3 id="pub-changes">{words.changes}</h3>
          {isUnchanged && (
            <p className={`${typeStyles.muted} ${typeStyles.small}`}>
              {state.isUnseen ? words.shows : words.nothing}
            </p>
          )}
          <dl className={historyStyles.difference}>
            {Object.entries(state.draft).map(([id, { value }]) => {
              const field = fieldOf(section, id);
              const before = state.published[id];
              return field && before !== undefined ? (
                <div key={id}>
                  <dt>{field.label}</dt>
                  <dd>
                    <ValueDifference field={field} before={before} after={value} />
                  </dd>
                </div>
              ) : null;
            })}
          </dl>
        </section>
        {!(state.isUnseen && section.record?.isShownAtOnce) && (
          <FieldGroup label={words.when}>
            <div className={publishStyles.when}>
              <label className={formStyles.consent}>
                <input type="radio" name="when" checked={!isLater} onChange={() => setLater(false)} />
                <span>{words.now}</span>
              </label>
              <label className={formStyles.consent}>
                <input type="radio" name="when" checked={isLater} onChange={() => setLater(true)} />
                <span>{words.later}</span>
              </label>
            </div>
          </FieldGroup>
        )}
        {isLater && (
          <div className={formStyles.pair}>
            <DayField
              label={words.day}
              value={day}
              error={wrongTime ? words.wrongTime : undefined}
              onChange={setDay}
            />
            <TimeInput
              label={words.time}
              help={words.timeHelp}
              value={time}
              onChange={(event) => setTime(event.target.value)}
            />
          </div>
        )}
      </div>
      <footer>
        <span className={typeStyles.muted}>
          {isLater ? words.laterNote : state.isUnseen ? words.firstNote : words.note}
        </span>
        <Button small loading={isBusy} loadingLabel={words.publishing} disabled={isBlocked} onClick={act}>
          <Icon of={isLater ? CalendarClock : Globe} />
          {isLater ? words.schedule : text.publish.button}
        </Button>
      </footer>
    </>
  );
}

type FindingsProps = {
  section: Section;
  state: SectionState;
  findings: Finding[] | undefined;
  onOpen(address: Address): void;
};

function Findings({ section, state, findings, onOpen }: FindingsProps) {
  return (
    <section aria-labelledby="pub-check" aria-live="polite">
      <h3 id="pub-check">{words.check}</h3>
      {!findings && <p className={`${typeStyles.muted} ${typeStyles.small}`}>{words.checking}</p>}
      {findings?.length === 0 && (
        <p className={`${publishStyles.fine} ${typeStyles.small}`}>
          <Icon of={CircleCheck} />
          {words.fine}
        </p>
      )}
      {findings && findings.length > 0 && (
        <ul className={publishStyles.findings}>
          {findings.map((finding) => {
            const { field, item, key, code, blocks } = finding;
            const within = item !== undefined && key !== undefined ? [item, key] : [];
            const address = addressOnPage(section.key, field, ...within);
            return (
              <li key={`${address}:${code}`} className={blocks ? publishStyles.blocking : ""}>
                <Icon of={CircleAlert} />
                <span>
                  <b>
                    <BidiText text={findingTexts[code] ?? code} />
                  </b>
                  <small>{placeOf(section, state, finding)}</small>
                </span>
                <Button variant="line" small onClick={() => onOpen(address)}>
                  {words.open}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function placeOf(
  section: Section,
  { draft, published }: SectionState,
  { field, item, key }: Finding,
): string {
  const label = fieldOf(section, field)?.label ?? field;
  const items = draft[field]?.value ?? published[field];
  const index = Array.isArray(items) ? items.findIndex(({ id }) => id === item) : -1;
  const place = index < 0 ? label : text.list.item(label, index + 1);
  return key === undefined ? place : place + text.joiner + itemLabel(key);
}
