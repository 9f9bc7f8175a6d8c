import type { ReactNode } from "react";
import { Failure } from "../../../ui/banner.tsx";
import { SkeletonTable } from "../../../ui/skeleton.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { loadFailure } from "../board/quote-requests.ts";
import { deskText as text } from "../desk.text.ts";
import type { DeskScreen } from "./use-desk-screen.ts";

/** The columns of the table, without that of the actions. */
export const tableHeads = Object.values(text.columns).slice(0, -1);

/** The rows once they are there; before, that they come, or why they do not. A later failure stands above them. ERR-10 */
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
