import { ArrowDown, ArrowUp, EyeOff, Plus, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { onPageText } from "../../content/page-content/editor/on-page/on-page.text.ts";
import type { PartAct } from "../../content/page-content/sections/layout.ts";
import { IconButton } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { tell } from "./preview-dom.ts";

const words = onPageText.part;

type Shown = { id: string; isAdded: boolean };

/** What can be done with the part of the page under the pointer, or with the focus in it: a small bar at its end; PAGES-02. */
export function PartBar({ isHidden }: { isHidden: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<Shown | null>(null);
  useEffect(() => {
    const onPoint = ({ target }: Event) => {
      const at = target instanceof Element ? target : null;
      if (at?.closest("[data-edit-layer]")) return;
      const found = at?.closest<HTMLElement>("[data-part]");
      const id = found?.dataset.part;
      setPart((shown) =>
        id === undefined ? shown : shown?.id === id ? shown : { id, isAdded: found?.dataset.added === "" },
      );
    };
    document.addEventListener("pointerover", onPoint);
    document.addEventListener("focusin", onPoint);
    return () => {
      document.removeEventListener("pointerover", onPoint);
      document.removeEventListener("focusin", onPoint);
    };
  }, []);
  useEffect(() => {
    if (!part || !bar.current) return;
    return followPart(part.id, bar.current, () => setPart(null));
  }, [part]);
  if (!part || isHidden) return null;
  const act = (what: PartAct) => () => tell({ kind: "part", id: part.id, act: what });
  return createPortal(
    <div ref={bar} className="partbar" data-edit-layer role="toolbar" aria-label={words.toolbar}>
      <IconButton aria-label={words.up} onClick={act("up")}>
        <Icon of={ArrowUp} />
      </IconButton>
      <IconButton aria-label={words.down} onClick={act("down")}>
        <Icon of={ArrowDown} />
      </IconButton>
      <IconButton aria-label={words.hide} onClick={act("hide")}>
        <Icon of={EyeOff} />
      </IconButton>
      {part.isAdded && (
        <IconButton danger aria-label={words.remove} onClick={act("remove")}>
          <Icon of={Trash2} />
        </IconButton>
      )}
      <IconButton aria-label={words.add} onClick={act("add")}>
        <Icon of={Plus} />
      </IconButton>
    </div>,
    document.body,
  );
}

/** Keeps the bar at the top of a part that moves, in sight while the part is; answers how to stop. */
function followPart(id: string, bar: HTMLElement, onGone: () => void): () => void {
  let frame = 0;
  const step = () => {
    const part = document.querySelector(`[data-part="${CSS.escape(id)}"]`);
    const boxes = [...(part?.querySelectorAll("section, form, article, div") ?? [])];
    const box = boxes.map((element) => element.getBoundingClientRect()).find(({ height }) => height > 0);
    if (!part || !box) return onGone();
    const all = boxes.map((element) => element.getBoundingClientRect().bottom);
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const top = Math.min(Math.max(box.top + 8, header + 8), Math.max(...all) - bar.offsetHeight - 8);
    bar.style.insetBlockStart = `${top}px`;
    frame = requestAnimationFrame(step);
  };
  step();
  return () => cancelAnimationFrame(frame);
}
