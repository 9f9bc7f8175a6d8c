import { useQueryClient } from "@tanstack/react-query";
import pLimit from "p-limit";
import { useRef, useState } from "react";
import { AppError } from "../../kernel/errors.ts";
import { useLatestRef } from "../../ui/controls/use-latest-ref.ts";
import { text } from "../admin-kit.text.ts";
import { sayIfStill } from "./animated/say-if-still.ts";
import { imageFileError } from "./image-file.ts";
import { libraryKey } from "./library.ts";
import { uploadFile } from "./upload-file.ts";

/** One upload: its progress from 0 to 1, or the reason why it failed. */
export type Upload = { key: number; name: string; progress: number; failure?: string | undefined };
export type Uploaded = { id: string; path: string; width: number; height: number };

const atOnce = 2;

/** What is uploaded: where to, as which field, and what changes by it. */
export type UploadKind = {
  address: string;
  field: string;
  changes: readonly string[];
  /** Why a file is not worth sending. */
  faultOf(file: File): string | undefined;
  /** Called for each file that is sent. */
  look?(file: File): unknown;
};

const pictureUploads: UploadKind = {
  address: "/api/upload",
  field: "image",
  changes: [libraryKey],
  faultOf: imageFileError,
  look: sayIfStill,
};

/** Uploads of several pictures, two at a time, each with its progress; failed ones stay until they are dismissed. */
export const useUploads = (onUploaded: (picture: Uploaded) => void) =>
  useUploadsOf<Uploaded>(pictureUploads, onUploaded);

/** Uploads of several files, like those of pictures. */
export function useUploadsOf<Answer>(kind: UploadKind, onUploaded: (answer: Answer) => void) {
  const cache = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const counter = useRef(0);
  const [limit] = useState(() => pLimit(atOnce));
  const tell = useLatestRef(onUploaded);

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  const dismiss = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key));
  const send = async (key: number, file: File) => {
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const answer = await uploadFile<Answer>(kind.address, kind.field, file, onProgress);
      dismiss(key);
      tell.current(answer);
      await cache.invalidateQueries({ queryKey: kind.changes });
    } catch (error) {
      const reason = error instanceof AppError ? error.fields[kind.field] : undefined;
      change(key, { failure: reason ?? text.uploadFailed });
    }
  };
  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file) => {
        counter.current += 1;
        return { key: counter.current, file, name: file.name, progress: 0, failure: kind.faultOf(file) };
      });
      setUploads((all) => [...all, ...added]);
      for (const { key, file, failure } of added) {
        if (failure !== undefined) continue;
        void kind.look?.(file);
        void limit(() => send(key, file));
      }
    },
    dismiss,
  };
}
