import styles from "./ruler.module.css";

const step = 100; // px of the page between two numbers

type RulerProps = {
  /** Of the page, in CSS pixels. */
  width: number;
  scale: number;
  /** Whether the width itself stands at the end. */
  isNamed: boolean;
};

/** The width of the page in pixels, counted from the side where Arabic begins. */
export function Ruler({ width, scale, isNamed }: RulerProps) {
  const numbers = Array.from({ length: Math.ceil(width / step) }, (_, at) => at * step);
  return (
    <div
      className={styles.ruler}
      style={{ backgroundSize: `${step * scale}px 10px, ${(step * scale) / 10}px 5px` }}
      aria-hidden="true"
    >
      {numbers.map((number) => (
        <span key={number} style={{ insetInlineStart: number * scale }}>
          {number}
        </span>
      ))}
      {isNamed && (
        <b>
          <bdi dir="ltr">{width} px</bdi>
        </b>
      )}
    </div>
  );
}
