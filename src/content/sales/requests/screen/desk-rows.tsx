import type { ReactNode } from "react";
import { Failure } from "../../../../ui/banner.tsx";
import { SkeletonTable } from "../../../../ui/skeleton.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { loadFailure } from "../board/quote-requests.ts";
import { deskText as text } from "../desk.text.ts";
import type { DeskScreen } from "./use-desk-screen.ts";

/** The headings of the table, without the column of the actions. */
export const tableHeads = Object.values(text.columns).slice(0, -1);

/** The loaded rows; before, a skeleton or the error of loading. A later error is shown above the rows. ERR-10 */
export function DeskRows({ screen, children }: { screen: DeskScreen; children: ReactNode }) {
  const { error, isLoaded, place, changes } = screen;
  const retry = () => void changes.reload();
  if (!isLoaded && error)
    return (
      <div role="alert">
        <ErrorState card={false} title={loadFailure(error)} onRetry={retry} />
      </div>
    );
  const isList = place.view === "list" || place.isOpen;
  if (!isLoaded) return <SkeletonTable columns={isList ? [text.columns.name] : tableHeads} />;
  return (
    <>
      <Failure of={error && loadFailure(error)} onRetry={retry} />
      {children}
    </>
  );
}
