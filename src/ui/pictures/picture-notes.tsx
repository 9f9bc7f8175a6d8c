import { createContext, type ReactNode, useContext } from "react";

/** What the library knows of a picture: its alternative text, and the point that crops keep, as parts of its sides. */
export type PictureNote = { alt?: string; focal?: [x: number, y: number] };
/** By path. */
export type PictureNotes = { [path: string]: PictureNote };

const Notes = createContext<PictureNotes>({});

/**
 * Gives every <Picture> inside its focal point, and its alternative text where the page sets none. Pictures that `notes` lacks
 * take theirs from a provider further out.
 */
export function WithPictureNotes({ notes, children }: { notes: PictureNotes; children: ReactNode }) {
  const around = useContext(Notes);
  return <Notes value={{ ...around, ...notes }}>{children}</Notes>;
}

export function usePictureNote(path: string): PictureNote {
  return useContext(Notes)[path] ?? {};
}

/** The CSS of a focal point: that point of the picture lies at the same point of its frame. */
export function focalStyle([x, y]: readonly [number, number]) {
  // physical: a point of a picture has no reading direction
  return { objectPosition: `${Math.round(x * 1000) / 10}% ${Math.round(y * 1000) / 10}%` };
}
