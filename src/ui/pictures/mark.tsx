import typeStyles from "../styles/type.module.css";

const rows = [
  { dots: 3, color: "var(--brand)" },
  { dots: 2, color: "var(--accent-mid)" },
  { dots: 1, color: "var(--sun-mark, #e9c92f)" },
];
const gap = 33;

const rhombi = rows.flatMap(({ dots, color }, row) =>
  Array.from({ length: dots }, (_, dot) => ({
    d: `M${50 + ((dots - 1) / 2 - dot) * gap} ${83 - row * gap - 15}l15 15-15 15-15-15z`,
    color,
  })),
);

/** The mark as a gauge: the first `filled` of its six dots are full, the others outlined. 0 says empty, 6 says done. */
export function Mark({ filled = 6, className }: { filled?: number; className?: string }) {
  return (
    <svg
      className={className ? `${typeStyles.mark} ${className}` : typeStyles.mark}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      {rhombi.map(({ d, color }, index) =>
        index < filled ? (
          <path key={d} d={d} fill={color} />
        ) : (
          <path key={d} d={d} fill="none" stroke="currentColor" strokeOpacity=".28" strokeWidth="2.5" />
        ),
      )}
    </svg>
  );
}

const dotsOfStep = [1, 3, 5, 6];

/** The mark beside a step of a list, fuller with each; full from the fourth on. */
export function StepMark({ index }: { index: number }) {
  return <Mark filled={dotsOfStep[index] ?? 6} />;
}
