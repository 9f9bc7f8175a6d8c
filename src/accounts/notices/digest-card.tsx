import { weekdays } from "../../kernel/text/format.text.ts";
import cardStyles from "../../ui/card.module.css";
import formStyles from "../../ui/controls/forms.module.css";
import { Checkbox, Select, Switch } from "../../ui/controls/inputs.tsx";
import type { OwnNotices } from "./answers.ts";
import { hourOptions } from "./hours.ts";
import { noticesText } from "./notices.text.ts";
import styles from "./notices-screen.module.css";

const text = noticesText.digest;

type Digest = OwnNotices["digest"];
type DigestCardProps = { digest: Digest; onChange(digest: Digest): void };

/** One mail a day with what is unread: its hour and its days, one of which stays chosen. */
export function DigestCard({ digest, onChange }: DigestCardProps) {
  const turn = (day: number, isOn: boolean) =>
    onChange({
      ...digest,
      days: isOn ? [...digest.days, day].sort() : digest.days.filter((one) => one !== day),
    });
  return (
    <section className={`${cardStyles.card} ${styles.part}`}>
      <h2>
        <Switch
          checked={digest.isOn}
          onChange={(event) => onChange({ ...digest, isOn: event.currentTarget.checked })}
        >
          {text.title}
        </Switch>
      </h2>
      <p className={formStyles.hint}>{text.hint}</p>
      {digest.isOn && (
        <>
          <div className={styles.fields}>
            <Select
              label={text.hour}
              name="digest-hour"
              options={hourOptions}
              value={String(digest.hour)}
              onChange={(event) => onChange({ ...digest, hour: Number(event.currentTarget.value) })}
            />
          </div>
          <fieldset className={styles.days}>
            <legend>{text.days}</legend>
            {weekdays.map((name, day) => (
              <Checkbox
                key={name}
                card
                name={`digest-${day}`}
                checked={digest.days.includes(day)}
                disabled={digest.days.length === 1 && digest.days[0] === day}
                onChange={(event) => turn(day, event.currentTarget.checked)}
              >
                {name}
              </Checkbox>
            ))}
          </fieldset>
        </>
      )}
    </section>
  );
}
