import { useState } from "react";
import { mergeValues } from "../history/merge.ts";
import type { LibraryPicture } from "./library.ts";

type PictureValues = Pick<LibraryPicture, "fileName" | "alt" | "isDecorative" | "focalX" | "focalY">;

/** What may be changed of a picture, as it stands in a form, over what is stored of it. */
export function usePictureValues(picture: LibraryPicture) {
  const [stored, setStored] = useState(picture);
  const [values, setValues] = useState(valuesOf(picture));
  return {
    stored,
    values,
    isDirty: JSON.stringify(values) !== JSON.stringify(valuesOf(stored)),
    change: (changes: Partial<PictureValues>) => setValues({ ...values, ...changes }),
    /** It was saved, here or by somebody else: what was changed here stays, over the rest of it. */
    take(saved: LibraryPicture) {
      setValues(mergeValues<PictureValues>(valuesOf(stored), values, valuesOf(saved)).merged);
      setStored(saved);
    },
  };
}

function valuesOf({ fileName, alt, isDecorative, focalX, focalY }: LibraryPicture): PictureValues {
  return { fileName, alt, isDecorative, focalX, focalY };
}
