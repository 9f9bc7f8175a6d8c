import { weekdays } from "../../kernel/text/format.text.ts";
import cardStyles from "../../ui/card.module.css";
import formStyles from "../../ui/controls/forms.module.css";
import { Checkbox, Select, Switch } from "../../ui/controls/inputs.tsx";
import type { OwnNotices } from "./answers.ts";
import { hourOptions, hourSaid } from "./hours.ts";
import { noticesText } from "./notices.text.ts";
import styles from "./notices-screen.module.css";
import { isQuietHour } from "./quiet.ts";

const text = noticesText.quiet;

type Quiet = OwnNotices["quiet"];
type QuietCardProps = { quiet: Quiet; digest: OwnNotices["digest"]; onChange(quiet: Quiet): void };

/** The hours in which nothing comes, chosen and drawn as a week. */
export function QuietCard({ quiet, digest, onChange }: QuietCardProps) {
  const change = (part: Partial<Quiet>) => onChange({ ...quiet, ...part });
  /** Equal hours would be none; the other one moves on. */
  const from = (hour: number) => change({ from: hour, ...(hour === quiet.to && { to: (hour + 1) % 24 }) });
  const to = (hour: number) => change({ to: hour, ...(hour === quiet.from && { from: (hour + 23) % 24 }) });
  return (
    <section className={`${cardStyles.card} ${styles.part}`}>
      <h2>
        <Switch checked={quiet.isOn} onChange={(event) => change({ isOn: event.currentTarget.checked })}>
          {text.title}
        </Switch>
      </h2>
      <p className={formStyles.hint}>{text.hint}</p>
      {quiet.isOn && (
        <>
          <div className={styles.fields}>
            <Select
              label={text.from}
              name="quiet-from"
              options={hourOptions}
              value={String(quiet.from)}
              onChange={(event) => from(Number(event.currentTarget.value))}
            />
            <Select
              label={text.to}
              name="quiet-to"
              options={hourOptions}
              value={String(quiet.to)}
              onChange={(event) => to(Number(event.currentTarget.value))}
            />
          </div>
          <div className={styles.days}>
            <Checkbox
              card
              name="quiet-weekend"
              checked={quiet.weekend}
              onChange={(event) => change({ weekend: event.currentTarget.checked })}
            >
              {text.weekend}
            </Checkbox>
            <Checkbox
              card
              name="quiet-except"
              checked={quiet.exceptUrgent}
              onChange={(event) => change({ exceptUrgent: event.currentTarget.checked })}
            >
              {text.exceptUrgent}
            </Checkbox>
          </div>
          <Week quiet={quiet} digest={digest} />
        </>
      )}
    </section>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** A row for each day from its first hour on, with what is quiet hatched, and the hour of the digest. */
function Week({ quiet, digest }: Omit<QuietCardProps, "onChange">) {
  const said = text.week(hourSaid(quiet.from), hourSaid(quiet.to), quiet.weekend);
  return (
    <div className={styles.week} role="img" aria-label={said}>
      {weekdays.map((name, day) => (
        <div key={name} className={styles.weekday}>
          <span>{name}</span>
          <div className={styles.hours}>
            {hours.map((hour) => (
              <i
                key={hour}
                className={[
                  isQuietHour(quiet, day, hour) ? styles.quiet : "",
                  digest.isOn && digest.days.includes(day) && digest.hour === hour ? styles.digest : "",
                ].join(" ")}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
