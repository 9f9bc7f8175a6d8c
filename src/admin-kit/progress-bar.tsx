import { Progress } from "../ui/progress.tsx";

/** How much of something is done, from 0 to 1. */
export function ProgressBar({ share, label }: { share: number; label: string }) {
  return <Progress percent={Math.round(share * 100)} label={label} />;
}
