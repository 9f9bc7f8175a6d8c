import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
  type LibraryPicture,
  libraryClient,
  libraryKey,
  type PictureUse,
} from "../../admin-kit/pictures/library.ts";
import { DeleteConfirmation } from "../../admin-kit/rows/delete-confirmation.tsx";
import { AppError } from "../../kernel/errors.ts";
import { Button } from "../../ui/controls/button.tsx";
import dialogStyles from "../../ui/overlays/dialog.module.css";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { text } from "./media-admin.text.ts";
import { UseList } from "./picture-facts.tsx";

type DeletePictureProps = { picture: LibraryPicture; onClose(): void; onDeleted(): void };

/** Asks, then deletes with ten seconds to undo; for a picture in use it lists the places that show it instead. */
export function DeletePicture({ picture, onClose, onDeleted }: DeletePictureProps) {
  const cache = useQueryClient();
  const [uses, setUses] = useState<readonly PictureUse[]>();
  const isRefused = useRef(false); // the question closes itself, also when the deletion was refused
  const reload = () => cache.invalidateQueries({ queryKey: [libraryKey] });
  const fail = (error: unknown) => {
    if (!(error instanceof AppError && error.code === "conflict" && Array.isArray(error.current)))
      return toasts.error(text.deleteFailed);
    isRefused.current = true;
    setUses(error.current);
  };
  if (uses)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        size="sm"
        title={text.inUse}
        footer={
          <Button small onClick={onClose}>
            {text.understood}
          </Button>
        }
      >
        <div className={dialogStyles.body}>
          <p>{text.inUseNote}</p>
          <UseList uses={uses} />
        </div>
      </Dialog>
    );
  return (
    <DeleteConfirmation
      record={picture}
      onClose={() => !isRefused.current && onClose()}
      question={text.deleteQuestion}
      remove={async ({ id }) => {
        await libraryClient.remove(id);
        onDeleted();
        await reload();
      }}
      restore={async ({ id }) => {
        await libraryClient.restore(id);
        await reload();
      }}
      deletedText={text.deleted}
      onFailure={fail}
    />
  );
}
