import { useEffect, useMemo, useState } from "react";
import { useMatches } from "react-router";
import { loadSection } from "../../content/page-content/sections/known-sections.ts";
import { watchMarks } from "../preview/preview-dom.ts";
import { sectionKeyOf, withDraft } from "../preview/with-draft.ts";

type InFrame = typeof import("../page-records/in-frame.ts");
type Draw = <Loaded>(loaded: Loaded) => Loaded;

const asLoaded: Draw = (loaded) => loaded;
const nothingTyped = { drafts: {}, isOnPage: false };

/**
 * Marks each text and picture of the page with its address, as the frame of an editor does. `draw` puts the marks into what a loader
 * found, which is the draft already. `state` is `failed` when the code for it could not be loaded.
 */
export function useMarkedPage(): { draw: Draw; state: "loading" | "marked" | "failed" } {
  const matches = useMatches();
  const [sections] = useState(() => matches.map(({ id, loaderData }) => sectionKeyOf(id, loaderData)));
  const [inFrame, setInFrame] = useState<InFrame>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let unwatch = () => {};
    let isHere = true;
    const begin = async () => {
      // First, because it describes the fields of records, of which some sections consist.
      const loaded = await import("../page-records/in-frame.ts");
      await Promise.all(sections.map(loadSection));
      if (!isHere) return;
      unwatch = watchMarks();
      setInFrame(loaded);
    };
    begin().catch(() => isHere && setFailed(true));
    return () => {
      isHere = false;
      unwatch();
    };
  }, [sections]);
  const draw = useMemo(() => {
    if (!inFrame) return asLoaded;
    const drawn = new WeakMap<object, unknown>();
    return <Loaded>(loaded: Loaded): Loaded => {
      if (typeof loaded !== "object" || loaded === null) return loaded;
      const route = matches.find(({ loaderData }) => loaderData === loaded)?.id ?? "";
      const result = drawn.get(loaded) ?? withDraft(route, inFrame.drawRecords(loaded, {}), nothingTyped);
      drawn.set(loaded, result);
      return result as Loaded; // made from this same object
    };
  }, [inFrame, matches]);
  return { draw, state: inFrame ? "marked" : hasFailed ? "failed" : "loading" };
}
