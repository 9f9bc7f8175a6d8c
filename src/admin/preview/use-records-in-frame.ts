import { useEffect, useState } from "react";
import { isRecordField } from "../../content/page-content/sections/record-fields.ts";
import type { FieldValues } from "../../content/page-content/sections/section.ts";

type InFrame = typeof import("../page-records/in-frame.ts");

/**
 * The code that shows and marks drafted records; undefined until it is loaded. It is loaded when a person first uses the page, or
 * at once for a draft that has texts of records.
 */
export function useRecordsInFrame(
  section: string,
  drafted: FieldValues,
  isUsed: boolean,
): InFrame | undefined {
  const [loaded, setLoaded] = useState<InFrame>();
  const isWanted = section !== "" && (isUsed || Object.keys(drafted).some(isRecordField));
  useEffect(() => {
    if (loaded || section === "") return;
    let isHere = true;
    const load = () => {
      // A failed load is tried again at the next movement of the pointer or focus.
      import("../page-records/in-frame.ts").then(
        (inFrame) => isHere && setLoaded(inFrame),
        () => {},
      );
    };
    if (isWanted) load();
    for (const kind of signsOfUse) document.addEventListener(kind, load);
    return () => {
      isHere = false;
      for (const kind of signsOfUse) document.removeEventListener(kind, load);
    };
  }, [section, isWanted, loaded]);
  return loaded;
}

const signsOfUse = ["pointerover", "focusin"] as const;
