import { useState } from "react";

/** The last value that was not null, so that a dialog keeps its content while it fades out. */
export function useLastShown<Value>(value: Value | null): Value | null {
  const [latest, setLatest] = useState(value);
  if (value === null || value === latest) return latest;
  setLatest(value); // React renders again at once, before anything is painted
  return value;
}
