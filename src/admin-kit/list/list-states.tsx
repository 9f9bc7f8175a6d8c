import type { ReactNode } from "react";
import { Banner } from "../../ui/banner.tsx";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { ErrorState, NoMatch } from "../../ui/states.tsx";

type ListStatesProps<T> = {
  /** Undefined until they are loaded. */
  records: readonly T[] | undefined;
  /** What the search and the filters leave of them. */
  shown: readonly T[];
  /** The sentence of a failed load, while there is one. */
  error?: string | undefined;
  onRetry(): void;
  onDismissError?: () => void;
  onClear(): void;
  loading?: ReactNode;
  empty: ReactNode;
  children: ReactNode;
};

/** Chooses what a list screen shows: skeletons, failure, nothing yet, no match, or the records (with a banner when a reload failed); ADM-03. */
export function ListStates<T>({
  records,
  shown,
  error,
  onRetry,
  onDismissError,
  onClear,
  loading,
  empty,
  children,
}: ListStatesProps<T>) {
  if (!records)
    return error ? <ErrorState title={error} onRetry={onRetry} /> : (loading ?? <SkeletonCards />);
  const banner = error && (
    <Banner tone="bad" onRetry={onRetry} onDismiss={onDismissError}>
      {error}
    </Banner>
  );
  return (
    <>
      {banner}
      {records.length === 0 ? empty : shown.length === 0 ? <NoMatch onClear={onClear} /> : children}
    </>
  );
}
