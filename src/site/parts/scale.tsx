import { BidiText } from "../../ui/text/bidi-text.tsx";
import styles from "./scale.module.css";

type ScaleProps = {
  /** From 0 to 100. */
  percent: number;
  label: string;
  /** The value of the mark in words, because the drawing alone does not say it. */
  text: string;
};

/** The measured figure of an item, if it has one. */
export function Measure({ of }: { of: { percent: number; measure: string; reading: string } }) {
  return of.measure && <Scale percent={of.percent} label={of.measure} text={of.reading} />;
}

/** A line of ten ticks with a mark on it; requirement SITE-03. */
export function Scale({ percent, label, text }: ScaleProps) {
  return (
    <div className={styles.scale}>
      <p>
        <BidiText text={label} />
        <BidiText as="b" text={text} />
      </p>
      <div className={styles.line} aria-hidden="true">
        <i style={{ insetInlineStart: `calc(${percent}% - 6px)` }} />
      </div>
    </div>
  );
}
