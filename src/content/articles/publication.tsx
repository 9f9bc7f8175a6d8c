import { useState } from "react";
import { DayField } from "../../admin-kit/day/day-field.tsx";
import { FormValue, useResourceForm } from "../../admin-kit/form/form-context.tsx";
import { formatDateTime, isoDay, riyadhTime } from "../../kernel/text/format.ts";
import { riyadhMoment } from "../../kernel/text/riyadh-moment.ts";
import { Select, TimeInput } from "../../ui/controls/inputs.tsx";
import { articleStates } from "./articles.ts";
import { text } from "./articles-admin.text.ts";

const { form: words } = text;

/** Edits the state of an article, and the day and hour when a scheduled one is published; requirement ART-01. */
export function Publication() {
  const { form } = useResourceForm();
  const state = String(form.watch("state"));
  const publishedAt: unknown = form.watch("publishedAt");
  const moment = typeof publishedAt === "string" ? publishedAt : null;
  return (
    <>
      <FormValue<string> name="state">
        {({ value, onChange, onBlur, error }) => (
          <Select
            label={text.labels.state}
            options={articleStates.map((one) => ({ value: one, label: text.values.state[one] }))}
            value={value}
            onBlur={onBlur}
            onChange={({ target }) => {
              onChange(target.value);
              // Publishing means now: with a future time the server would schedule the article.
              if (target.value === "published" && moment !== null && Date.parse(moment) > Date.now())
                form.setValue("publishedAt", null, { shouldDirty: true });
            }}
            help={state === "scheduled" ? undefined : noteOf(state, moment)}
            error={error}
          />
        )}
      </FormValue>
      {state === "scheduled" && <Moment />}
    </>
  );
}

function noteOf(state: string, moment: string | null) {
  if (state === "draft") return words.hidden;
  return moment === null ? words.now : words.since(formatDateTime(moment));
}

/** A day and an hour in Riyadh; the value is null until both are valid. */
function Moment() {
  return (
    <FormValue<string | null> name="publishedAt">
      {({ value, onChange, error }) => <MomentInputs {...{ value, onChange, error }} />}
    </FormValue>
  );
}

type MomentInputsProps = {
  value: string | null;
  onChange(moment: string | null): void;
  error: string | undefined;
};

function MomentInputs({ value, onChange, error }: MomentInputsProps) {
  const [typed, setTyped] = useState(() => ({
    day: value === null ? "" : isoDay(value),
    time: value === null ? "09:00" : riyadhTime(value),
  }));
  const change = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    onChange(riyadhMoment(next.day, next.time)?.toISOString() ?? null);
  };
  const isWrong = value === null && typed.day !== "";
  return (
    <>
      <DayField
        label={words.day}
        value={typed.day}
        onChange={(day) => change({ day })}
        error={error ?? (isWrong ? words.wrongTime : undefined)}
      />
      <TimeInput
        label={words.time}
        value={typed.time}
        onChange={({ target }) => change({ time: target.value })}
      />
    </>
  );
}
