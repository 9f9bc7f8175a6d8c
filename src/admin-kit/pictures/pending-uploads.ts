import { useRef } from "react";
import { invalid } from "../../kernel/errors.ts";
import { text } from "../admin-kit.text.ts";
import type { UploadImage } from "./image-field.tsx";
import { uploadImage } from "./upload-image.ts";

/** The uploads of a form's pictures, for which a save waits. */
export function usePendingUploads() {
  const pending = useRef(new Map<string, Promise<string>>());
  return {
    /** The upload function of one image field. */
    uploadOf:
      (field: string): UploadImage =>
      (file, onProgress) => {
        const upload = uploadImage(file, onProgress);
        pending.current.set(field, upload);
        const forget = () => {
          if (pending.current.get(field) === upload) pending.current.delete(field);
        };
        upload.then(forget, forget);
        return upload;
      },
    /** Resolves with the path to save. A failed upload throws an error of its field, like an error of the server. */
    async finished(field: string, image: string | null): Promise<string | null> {
      const upload = pending.current.get(field);
      if (!upload) return image;
      try {
        return await upload;
      } catch {
        throw invalid({ [field]: text.uploadFailed });
      }
    },
    /** Call when the dialog is closed: running uploads no longer belong to any record. */
    forgetAll: () => pending.current.clear(),
  };
}
