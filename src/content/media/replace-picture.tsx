import { useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { Suspense, useState } from "react";
import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import {
  type LibraryPicture,
  libraryKey,
  type PictureUse,
  replacePicture,
} from "../../admin-kit/pictures/library.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { text } from "./media-admin.text.ts";

const LibraryDialog = lazyPart(() => import("../../admin-kit/pictures/library-dialog.tsx"));

type ReplacePictureProps = { picture: LibraryPicture; uses: readonly PictureUse[]; onClose(): void };

/** Lets the user choose another picture, asks, and puts it in all places of this one, with ten seconds to undo. */
export function ReplacePicture({ picture, uses, onClose }: ReplacePictureProps) {
  const cache = useQueryClient();
  const [other, setOther] = useState<LibraryPicture>();
  const reload = () => cache.invalidateQueries({ queryKey: [libraryKey] });
  const takeBack = async (by: LibraryPicture, places: readonly PictureUse[]) => {
    try {
      const keys = places.map(({ key }) => key);
      await replacePicture(by.id, picture.id, keys);
      toasts.success(text.restored);
      await reload();
    } catch {
      toasts.error(kitText.restoreFailed);
    }
  };
  const replace = async () => {
    if (!other) return;
    try {
      const { places } = await replacePicture(picture.id, other.id);
      toasts.success(text.replaced(places.length), { undo: () => takeBack(other, places) });
      await reload();
    } catch {
      toasts.error(text.replaceFailed);
    }
  };
  return (
    <>
      <Suspense>
        {!other && (
          <LibraryDialog
            without={picture.id}
            onChoose={([chosen]) => setOther(chosen)}
            onClose={(isChosen) => !isChosen && onClose()}
          />
        )}
      </Suspense>
      <ConfirmDialog
        isOpen={other !== undefined}
        onClose={onClose}
        onConfirm={replace}
        question={text.replaceQuestion}
        note={text.replaceNote(uses.filter(({ mayReplace }) => mayReplace).length)}
        confirmLabel={text.replaceConfirm}
        confirmVariant="primary"
        icon={RefreshCw}
        tone="warn"
      />
    </>
  );
}
