import typeStyles from "../styles/type.module.css";
import { BidiText } from "./bidi-text.tsx";

type DotLinesProps = { lines: readonly string[]; className?: string; label?: string };

/** Points of a list, each behind a letter-dot; blank ones are left out. */
export function DotLines({ lines, className, label }: DotLinesProps) {
  return (
    <ul className={className} aria-label={label}>
      {lines
        .filter((line) => line.trim() !== "")
        .map((line) => (
          <DotLine key={line} text={line} />
        ))}
    </ul>
  );
}

/** One point, for a list that has other points too. */
export function DotLine({ text }: { text: string }) {
  return (
    <li>
      <i className={typeStyles.diamond} />
      <BidiText as="span" text={text} />
    </li>
  );
}
