import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { type LibraryPicture, libraryClient, libraryKey } from "../../admin-kit/pictures/library.ts";

/** The picture whose details are shown beside the list, named in the address (`?edit=…`); asks before changes are lost. */
export function useChosenPicture(records: readonly LibraryPicture[] | undefined) {
  const [params, setParams] = useSearchParams();
  const id = params.get("edit");
  const [isDirty, setDirty] = useState(false);
  const [next, setNext] = useState<LibraryPicture | null>();
  const shown = records?.find((picture) => picture.id === id);
  // A link names a picture that may lie on another page; a change of words may take it out of the filtered list.
  const { data } = useQuery({
    queryKey: [libraryKey, "one", id],
    queryFn: () => libraryClient.read(id ?? ""),
    enabled: id !== null && records !== undefined && !shown,
    retry: false,
  });
  const go = (picture: string | null) => {
    setDirty(false);
    setNext(undefined);
    const change = (current: URLSearchParams) => {
      const changed = new URLSearchParams(current);
      if (picture === null) changed.delete("edit");
      else changed.set("edit", picture);
      return changed;
    };
    setParams(change, { replace: true, preventScrollReset: true });
  };
  return {
    picture: id === null ? undefined : (shown ?? data),
    choose(picture: LibraryPicture | null) {
      if (picture?.id === id) return;
      if (isDirty) setNext(picture);
      else go(picture?.id ?? null);
    },
    /** Ask nothing, because the picture that was open is saved or gone. */
    open: (picture: LibraryPicture) => go(picture.id),
    forget: () => go(null),
    isDirty,
    setDirty,
    isAsking: next !== undefined,
    stay: () => setNext(undefined),
    leave: () => go(next?.id ?? null),
  };
}
