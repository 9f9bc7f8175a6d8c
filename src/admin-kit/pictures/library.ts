import { useQuery } from "@tanstack/react-query";
import { apiClient, callApi } from "../../kernel/http/api-client.ts";
import type { SeenOn } from "../../ui/brand/seen-on.ts";
import type { PictureArea } from "./crop-area.ts";

/** A picture of the library, as `/api/media` returns it. */
export type LibraryPicture = {
  id: string;
  version: number;
  /** The path that records store: `/uploads/<id>-1200x800.webp`. */
  path: string;
  fileName: string;
  width: number;
  height: number;
  /** The size of the full-size file. */
  bytes: number;
  kind: string;
  /** Empty when no user uploaded the picture. */
  uploader: string;
  alt: string;
  isDecorative: boolean;
  /** Fractions of width and height, from the physical top left. */
  focalX: number;
  focalY: number;
  /** On which grounds its outline stands out. */
  seenOn: SeenOn;
  createdAt: string;
};

/** A place that shows a picture: a record, a text of a page, a setting. */
export type PictureUse = {
  /** A key of the place that never changes: `projects/1790496000001`. */
  key: string;
  /** The name of the screen in the admin. */
  screen: string;
  /** The name of the record or text; may be empty. */
  title: string;
  /** The address of the place in the admin; empty where the user may not read the place. */
  href: string;
  /** Whether the user may put another picture there. */
  mayReplace: boolean;
};

const path = "/api/media";
/** The first part of every cache key of the library. */
export const libraryKey = "media";

export const libraryClient = apiClient<LibraryPicture>(path);

/** Stores an area of a picture as a new picture. */
export const cropPicture = (id: string, area: PictureArea) =>
  callApi<LibraryPicture>("POST", `${path}/${id}/crop`, area);

/** The places that show a picture. */
export const usesOfPicture = (id: string) => callApi<PictureUse[]>("GET", `${path}/${id}/uses`);

/** Replaces a picture in all its places, or in the named ones; returns the places that changed. */
export const replacePicture = (id: string, by: string, places?: readonly string[]) =>
  callApi<{ places: PictureUse[] }>("POST", `${path}/${id}/replace`, { by, places });

/** The library's record of the picture at an address; undefined while loading, or when the library has no such picture. */
export function usePictureAt(address: string | null): LibraryPicture | undefined {
  const { data } = useQuery({
    queryKey: [libraryKey, "at", address],
    queryFn: async () => (await libraryClient.list({ path: address ?? "" }))[0] ?? null,
    enabled: address?.startsWith("/uploads/") ?? false,
  });
  return data ?? undefined;
}
