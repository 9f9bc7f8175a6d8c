import { useState } from "react";
import { mergeValues } from "../history/merge.ts";
import type { LibraryPicture } from "./library.ts";

type PictureValues = Pick<LibraryPicture, "fileName" | "alt" | "isDecorative" | "focalX" | "focalY">;

/** The editable values of a picture in a form, and the stored picture that they are based on. */
export function usePictureValues(picture: LibraryPicture) {
  const [stored, setStored] = useState(picture);
  const [values, setValues] = useState(valuesOf(picture));
  return {
    stored,
    values,
    isDirty: JSON.stringify(values) !== JSON.stringify(valuesOf(stored)),
    change: (changes: Partial<PictureValues>) => setValues({ ...values, ...changes }),
    /** Takes a version saved here or by another person; changes made here stay, the other values are taken over. */
    take(saved: LibraryPicture) {
      setValues(mergeValues<PictureValues>(valuesOf(stored), values, valuesOf(saved)).merged);
      setStored(saved);
    },
  };
}

function valuesOf({ fileName, alt, isDecorative, focalX, focalY }: LibraryPicture): PictureValues {
  return { fileName, alt, isDecorative, focalX, focalY };
}
