import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { text as pictureText } from "../../admin-kit/pictures/library.text.ts";
import { type LibraryPicture, libraryClient, libraryKey } from "../../admin-kit/pictures/library.ts";
import { usePictureValues } from "../../admin-kit/pictures/use-picture-values.ts";
import { AppError, currentOf } from "../../kernel/errors.ts";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { text } from "./media-admin.text.ts";

type Listeners = { onDirty(isDirty: boolean): void; onGone(): void };

/** Edits and saves the texts and the focal point of a picture, and restores it from the trash. */
export function usePictureEdit(picture: LibraryPicture, { onDirty, onGone }: Listeners) {
  const cache = useQueryClient();
  const { stored, values, isDirty, change, take } = usePictureValues(picture);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => {
    // The dialog for cropping may have saved it, or the list brought what somebody else saved.
    if (picture.version > stored.version && !isDirty) take(picture);
  }, [picture, stored.version, isDirty, take]);
  const reload = () => cache.invalidateQueries({ queryKey: [libraryKey] });

  const save = async () => {
    if (isBusy || !isDirty) return;
    setBusy(true);
    setFailure(undefined);
    setErrors({});
    try {
      const saved = await libraryClient.update(picture.id, values, stored);
      take(saved);
      onDirty(false);
      toasts.success(text.saved);
      await reload();
    } catch (error) {
      const theirs = currentOf<LibraryPicture>(error);
      if (theirs) {
        take(theirs);
        setFailure(pictureText.changedElsewhere);
      } else if (error instanceof AppError && error.code === "invalid") setErrors(error.fields);
      else setFailure(pictureText.saveFailed);
    } finally {
      setBusy(false);
    }
  };
  const restore = async () => {
    try {
      await libraryClient.restore(picture.id);
      toasts.success(kitText.restored);
      onGone();
      await reload();
    } catch {
      setFailure(kitText.restoreFailed);
    }
  };
  return { stored, values, isDirty, change, isBusy, errors, failure, save, restore };
}
