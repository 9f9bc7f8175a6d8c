import { useEffect, useRef, useState } from "react";
import type { LibraryPicture } from "../../admin-kit/pictures/library.ts";
import type { EditorState } from "../../content/page-content/preview/preview-messages.ts";
import { type FieldValues, isPageImage } from "../../content/page-content/sections/section.ts";
import { callApi } from "../../kernel/http/api-client.ts";
import type { PictureNote, PictureNotes } from "../../ui/pictures/picture-notes.tsx";

/** The library's notes about pictures that the editor inserts, by path; the page's loader has not read these pictures. */
export function useNewPictureNotes(drafts: EditorState["drafts"] | undefined): PictureNotes {
  const [notes, setNotes] = useState<PictureNotes>({});
  const asked = useRef(new Set<string>());
  useEffect(() => {
    for (const path of Object.values(drafts ?? {}).flatMap(picturesIn)) {
      if (asked.current.has(path)) continue;
      asked.current.add(path);
      const forget = () => void asked.current.delete(path);
      readNote(path).then((note) => setNotes((known) => ({ ...known, [path]: note })), forget);
    }
  }, [drafts]);
  return notes;
}

/** The paths of library pictures among the values of a section. */
function picturesIn(values: FieldValues): string[] {
  const parts = Object.values(values).flatMap((value): unknown[] =>
    Array.isArray(value) ? value.flatMap((item) => Object.values(item)) : [value],
  );
  return parts.flatMap((part) => {
    const path = isPageImage(part) ? part.image : part;
    return typeof path === "string" && path.startsWith("/uploads/") ? [path] : [];
  });
}

async function readNote(path: string): Promise<PictureNote> {
  const [found] = await callApi<LibraryPicture[]>("GET", `/api/media?path=${encodeURIComponent(path)}`);
  return found ? { alt: found.isDecorative ? "" : found.alt, focal: [found.focalX, found.focalY] } : {};
}
