import { useRef } from "react";
import { invalid } from "../../kernel/errors.ts";
import { text } from "../admin-kit.text.ts";
import type { UploadImage } from "./image-field.tsx";
import { uploadImage } from "./upload-image.ts";

/** The pictures of a form that are still on their way: saving waits for them. */
export function usePendingUploads() {
  const pending = useRef(new Map<string, Promise<string>>());
  return {
    /** The upload of one image field. */
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
    /** The path to save. A picture that cannot be stored is an error of its field, as if the server had said so. */
    async finished(field: string, image: string | null): Promise<string | null> {
      const upload = pending.current.get(field);
      if (!upload) return image;
      try {
        return await upload;
      } catch {
        throw invalid({ [field]: text.uploadFailed });
      }
    },
    /** The dialog was closed: what is still on its way belongs to no record any more. */
    forgetAll: () => pending.current.clear(),
  };
}
