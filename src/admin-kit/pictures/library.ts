import { useQuery } from "@tanstack/react-query";
import { apiClient, callApi } from "../../kernel/http/api-client.ts";
import type { PictureArea } from "./crop-area.ts";

/** A picture of the library, as `/api/media` answers it. */
export type LibraryPicture = {
  id: string;
  version: number;
  /** What records keep: `/uploads/<id>-1200x800.webp`. */
  path: string;
  fileName: string;
  width: number;
  height: number;
  /** Of the full-size file. */
  bytes: number;
  kind: string;
  /** Empty for the house itself. */
  uploader: string;
  alt: string;
  isDecorative: boolean;
  /** Parts of width and height from the physical top left. */
  focalX: number;
  focalY: number;
  createdAt: string;
};

/** A place that shows a picture: a record, a text of a page, a setting. */
export type PictureUse = {
  /** Names the place for ever: `projects/1790496000001`. */
  key: string;
  /** The name of the admin's screen. */
  screen: string;
  /** What the record or the text is called; may be empty. */
  title: string;
  /** Address of the place in the admin. */
  href: string;
};

const path = "/api/media";
/** Under this key lies everything that the cache knows of the library. */
export const libraryKey = "media";

export const libraryClient = apiClient<LibraryPicture>(path);

/** Stores a part of a picture as a picture of its own. */
export const cropPicture = (id: string, area: PictureArea) =>
  callApi<LibraryPicture>("POST", `${path}/${id}/crop`, area);

/** The places that show a picture. */
export const usesOfPicture = (id: string) => callApi<PictureUse[]>("GET", `${path}/${id}/uses`);

/** Puts another picture in all places of this one, or in the named ones; answers those that changed. */
export const replacePicture = (id: string, by: string, places?: readonly string[]) =>
  callApi<{ places: PictureUse[] }>("POST", `${path}/${id}/replace`, { by, places });

/** The library's record of a picture that a form or a record names; undefined while unknown, or when it is none of ours. */
export function usePictureAt(address: string | null): LibraryPicture | undefined {
  const { data } = useQuery({
    queryKey: [libraryKey, "at", address],
    queryFn: async () => (await libraryClient.list({ path: address ?? "" }))[0] ?? null,
    enabled: address?.startsWith("/uploads/") ?? false,
  });
  return data ?? undefined;
}
