import { AppError } from "../../../../kernel/errors.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { loadFailure } from "../board/quote-requests.ts";
import { deskText as text } from "../desk.text.ts";
import type { RequestKind } from "../requests.ts";

type UnopenedProps = { kind: RequestKind; error: Error | null; isNumber: boolean; onClose(): void };

/** Shown instead of the request in the address: that it is loading, does not exist, or failed to load. */
export function Unopened({ kind, error, isNumber, onClose }: UnopenedProps) {
  if (isNumber && !error) return <p className={typeStyles.unseen}>{text[kind].loading}</p>;
  const isGone = !isNumber || (error instanceof AppError && error.code === "not-found");
  return (
    <ErrorState
      card={false}
      title={isGone ? text[kind].notFound : loadFailure(error ?? new Error())}
      actions={
        <Button variant="line" small onClick={onClose}>
          {text.head.back}
        </Button>
      }
    />
  );
}
