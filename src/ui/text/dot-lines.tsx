import type { FieldName } from "../../kernel/resource/named-record.ts";
import typeStyles from "../styles/type.module.css";
import { BidiText } from "./bidi-text.tsx";

type DotLinesProps = {
  lines: readonly string[];
  className?: string;
  label?: string;
  /** The field that a line shows, where lines do not tell by themselves. */
  nameOf?: (line: string) => FieldName;
};

/** Points of a list, each behind a letter-dot; blank ones are left out. */
export function DotLines({ lines, className, label, nameOf }: DotLinesProps) {
  return (
    <ul className={className} aria-label={label}>
      {lines
        .filter((line) => line.trim() !== "")
        .map((line) => (
          <DotLine key={line} text={line} {...nameOf?.(line)} />
        ))}
    </ul>
  );
}

/** One point, for a list that has other points too. */
export function DotLine({ text, ...field }: { text: string } & FieldName) {
  return (
    <li>
      <i className={typeStyles.diamond} />
      <BidiText as="span" text={text} {...field} />
    </li>
  );
}
