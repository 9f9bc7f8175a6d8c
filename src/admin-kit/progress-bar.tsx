/** How much of something is done, from 0 to 1. */
export function ProgressBar({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100);
  return (
    <div
      className="prog"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
