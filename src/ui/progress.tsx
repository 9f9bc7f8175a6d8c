import progressStyles from "./progress.module.css";
/** How much of something is done, 0 to 100; it fills from where reading begins. The colour is `--c` of its class. */
export function Progress({ percent, label, tone }: { percent: number; label: string; tone?: string }) {
  return (
    <progress
      className={tone ? `${progressStyles.progress} ${tone}` : progressStyles.progress}
      aria-label={label}
      value={percent}
      max={100}
    />
  );
}
