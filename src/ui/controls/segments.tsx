import type { ReactNode } from "react";
import tabStyles from "./tabs.module.css";

type SegmentsProps<Value extends string> = {
  label: string;
  /** `name` is the label of a button that shows a picture alone. */
  options: readonly { value: Value; shown: ReactNode; name?: string }[];
  chosen: Value;
  onChoose(value: Value): void;
  className?: string | undefined;
};

/** Buttons in a row, one of which is chosen. */
export function Segments<Value extends string>({
  label,
  options,
  chosen,
  onChoose,
  className,
}: SegmentsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in a row
    <div
      className={className ? `${tabStyles.segments} ${className}` : tabStyles.segments}
      role="group"
      aria-label={label}
    >
      {options.map(({ value, shown, name }) => (
        <button
          key={value}
          type="button"
          aria-label={name}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {shown}
        </button>
      ))}
    </div>
  );
}
