import { Star } from "lucide-react";
import { type KeyboardEvent, useId, useRef } from "react";
import { FieldNotes } from "../../ui/controls/field.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import styles from "./star-field.module.css";
import { text } from "./testimonials-admin.text.ts";

type StarFieldProps = {
  label: string;
  /** 1 to 5. */
  value: number;
  onChange(value: number): void;
  error?: string | undefined;
};

/**
 * A rating of one to five stars as radio buttons, filled from the side where text begins. The horizontal arrow keys move in
 * their visual direction, so in Arabic the left key adds a star; requirement ATEST-01.
 */
export function StarField({ label, value, onChange, error }: StarFieldProps) {
  const id = useId();
  const stars = useRef<HTMLDivElement>(null);
  // Browsers handle the horizontal arrow keys in right-to-left layouts differently.
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = { ArrowDown: 1, ArrowUp: -1, ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[
      event.key
    ];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const count = text.ratings.length;
    const rating = ((value - 1 + step + count) % count) + 1;
    onChange(rating);
    stars.current?.querySelectorAll("input")[rating - 1]?.focus();
  };
  return (
    <div
      className={
        error
          ? `${formStyles.field} ${formStyles.full} ${formStyles.faulty}`
          : `${formStyles.field} ${formStyles.full}`
      }
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      onKeyDown={moveByKey}
    >
      <span className={formStyles.label} id={`${id}-label`}>
        {label}
      </span>
      <div ref={stars} className={styles.stars}>
        {text.ratings.map((name, index) => (
          <label key={name}>
            <input
              type="radio"
              name={id}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
            />
            <span className={typeStyles.unseen}>{name}</span>
            <Icon of={Star} />
          </label>
        ))}
        <span className={styles.said} aria-hidden="true">
          {text.outOfFive(value)}
        </span>
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
