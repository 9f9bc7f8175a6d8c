import { BidiText } from "./bidi-text.tsx";

/** A label and its value; facts without a value are left out. */
export type Fact = readonly [label: string, value: string | null | undefined];

/** The facts as the rows of a `<dl>`. */
export function FactRows({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return facts.map(
    ([label, value]) =>
      value && (
        <div key={label}>
          <dt>{label}</dt>
          <BidiText as="dd" className={className} text={value} />
        </div>
      ),
  );
}

/** The facts as a list of their own; nothing when none is known. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  if (!facts.some(([, value]) => value)) return null;
  return (
    <dl>
      <FactRows facts={facts} />
    </dl>
  );
}
