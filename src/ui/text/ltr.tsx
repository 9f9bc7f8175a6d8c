import type { HTMLAttributes, ReactNode } from "react";
import typeStyles from "../styles/type.module.css";

/** Text that runs from left to right inside Arabic: phones, e-mail addresses, URLs, "72%", "5+". */
export function Ltr({ children, ...attributes }: HTMLAttributes<HTMLElement> & { children: ReactNode }) {
  return (
    <bdi
      {...attributes}
      dir="ltr"
      className={typeof children === "string" ? runClass(children.length) : undefined}
    >
      {children}
    </bdi>
  );
}

/** A run of so many letters stays in one line, as a phone number must, unless it is longer than a phone is wide; AR-04. */
export const runClass = (length: number) => (length > mostInLine ? typeStyles.long : undefined);

const mostInLine = 18;
