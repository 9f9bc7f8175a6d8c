import { useEffect, useState } from "react";
import { isRecordField } from "../../content/page-content/sections/record-fields.ts";
import type { FieldValues } from "../../content/page-content/sections/section.ts";

type InFrame = typeof import("../page-records/in-frame.ts");

/**
 * What draws drafted records and marks them; undefined until it has come. It comes when somebody begins to use the page, or at
 * once for a draft that has texts of records.
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
      // Another try follows with the next move.
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
  useEffect(() => loaded?.watchFormatted(section), [loaded, section]);
  return loaded;
}

const signsOfUse = ["pointerover", "focusin"] as const;
