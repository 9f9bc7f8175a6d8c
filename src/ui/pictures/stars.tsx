import { Star } from "lucide-react";
import { Icon } from "./icon.tsx";
import starStyles from "./stars.module.css";

const places = [1, 2, 3, 4, 5];

/** A rating of 1 to 5, filled from the right; `label` says it in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <div className={starStyles.stars} role="img" aria-label={label}>
      {places.map((place) => (
        <Icon key={place} of={Star} className={place <= rating ? starStyles.filled : undefined} />
      ))}
    </div>
  );
}
