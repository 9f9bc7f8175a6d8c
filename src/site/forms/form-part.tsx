import type { ReactNode } from "react";
import { Mark } from "../../ui/pictures/mark.tsx";
import styles from "./form-part.module.css";

/** How many dots of the mark a part of the form fills. */
const dotsOf = { first: 1, second: 3, last: 6 } as const;

type FormPartProps = {
  place: keyof typeof dotsOf;
  title: string;
  /** The note after the title that the part is optional. */
  optional?: string;
  children: ReactNode;
};

/** A part of a form. Its mark fills once no required field is missing; the style sheet does this without script; SITE-03. */
export function FormPart({ place, title, optional, children }: FormPartProps) {
  return (
    <fieldset className={styles.part}>
      <legend>
        <span className={styles.gauge} data-gauge={dotsOf[place]}>
          <Mark filled={0} />
          <Mark filled={dotsOf[place]} />
        </span>
        {title} {optional && <span className={styles.optional}>{optional}</span>}
      </legend>
      {children}
    </fieldset>
  );
}
