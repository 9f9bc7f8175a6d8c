import { DayField } from "../../../admin-kit/day/day-field.tsx";
import { FieldGroup } from "../../../ui/controls/field.tsx";
import formStyles from "../../../ui/controls/forms.module.css";
import { TimeInput } from "../../../ui/controls/inputs.tsx";
import publishStyles from "./publish.module.css";
import { publishText as words } from "./publish-dialog.text.ts";
import type { Publication } from "./use-publication.ts";

/** Now, or at a time in Riyadh. */
export function PublishTime({ time, setTime, isWrongTime }: Publication) {
  const choice = (isLater: boolean, label: string) => (
    <label className={formStyles.consent}>
      <input
        type="radio"
        name="when"
        checked={time.isLater === isLater}
        onChange={() => setTime({ ...time, isLater })}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <>
      <FieldGroup label={words.when}>
        <div className={publishStyles.when}>
          {choice(false, words.now)}
          {choice(true, words.later)}
        </div>
      </FieldGroup>
      {time.isLater && (
        <div className={formStyles.pair}>
          <DayField
            label={words.day}
            value={time.day}
            error={isWrongTime ? words.wrongTime : undefined}
            onChange={(day) => setTime({ ...time, day })}
          />
          <TimeInput
            label={words.time}
            help={words.timeHelp}
            value={time.hour}
            onChange={(event) => setTime({ ...time, hour: event.target.value })}
          />
        </div>
      )}
    </>
  );
}
