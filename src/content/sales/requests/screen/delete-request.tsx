import { DeleteConfirmation } from "../../../../admin-kit/rows/delete-confirmation.tsx";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { deskText as text } from "../desk.text.ts";
import type { DeskRequest } from "../requests.ts";
import type { DeskScreen } from "./use-desk-screen.ts";

type DeleteProps = { screen: DeskScreen; request: DeskRequest | null; onClose(): void };

/** The question before a request is deleted; requirement ADM-07. */
export default function DeleteRequest({ screen: { kind, page, place }, request, onClose }: DeleteProps) {
  const words = text[kind];
  return (
    <DeleteConfirmation
      record={request}
      onClose={onClose}
      question={words.deleteQuestion}
      remove={async (deleted) => {
        await page.remove(deleted);
        // The page of a deleted request must not stay open.
        if (deleted.id === place.id) place.close();
      }}
      restore={page.restore}
      deletedText={words.deleted}
      onFailure={() => toasts.error(words.deleteFailed)}
    />
  );
}
