import { MomentField } from "../../admin-kit/day/moment-field.tsx";
import { FormValue, useResourceForm } from "../../admin-kit/form/form-context.tsx";
import { formatDateTime } from "../../kernel/text/format.ts";
import { Select } from "../../ui/controls/inputs.tsx";
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

/** The day and the hour of Riyadh at which an article appears. */
function Moment() {
  return (
    <FormValue<string | null> name="publishedAt">
      {({ value, onChange, error }) => (
        <MomentField labels={{ day: words.day, time: words.time }} {...{ value, onChange, error }} />
      )}
    </FormValue>
  );
}
