import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type UploadKind, useUploadsOf } from "../../../admin-kit/pictures/use-uploads.ts";
import { callApi } from "../../../kernel/http/api-client.ts";
import { fromAnswer } from "../../../kernel/resource/wire.ts";
import { attachmentText as text } from "./attachments.text.ts";
import { attachments, largestFile, type ShownAttachment } from "./attachments.ts";

/** The path of a record at which files lie, such as `project-requests/7`. */
export type FilesOf = `project-requests/${number}` | `quotes/${number}`;

const pathOf = (of: FilesOf) => `/api/${of}/attachments`;
const attachmentsKey = "attachments";

/** The address of a file, to save it. */
export const addressOf = (of: FilesOf, id: number) => `${pathOf(of)}/${id}`;

/** The files of a record, and what changes them; each change resolves once the screen shows it. */
export function useAttachments(of: FilesOf) {
  const cache = useQueryClient();
  const key = [attachmentsKey, of];
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: () => read(of) });
  const thenReload = async (change: Promise<unknown>) => {
    await change;
    await cache.invalidateQueries({ queryKey: key });
  };
  return {
    files: data ?? [],
    error,
    refetch,
    remove: (id: number) => thenReload(callApi<void>("DELETE", addressOf(of, id))),
    restore: (id: number) => thenReload(callApi<void>("POST", `${addressOf(of, id)}/restore`)),
  };
}

async function read(of: FilesOf): Promise<ShownAttachment[]> {
  const answers = await callApi<object[]>("GET", pathOf(of));
  return answers.map((answer) => fromAnswer(attachments, answer));
}

/** Uploads of files to a record. */
export function useFileUploads(of: FilesOf, onUploaded: (file: { id: number }) => void = () => {}) {
  const kind: UploadKind = {
    address: pathOf(of),
    field: "file",
    changes: [attachmentsKey, of],
    faultOf: ({ size }) =>
      size > largestFile ? text.faults.size : size === 0 ? text.faults.empty : undefined,
  };
  return useUploadsOf<{ id: number }>(kind, onUploaded);
}
