import { ArrowDown, ArrowUp, EyeOff, Plus, Trash2 } from "lucide-react";
import { type Dispatch, type KeyboardEvent, type SetStateAction, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { onPageText } from "../../../content/page-content/editor/on-page/on-page.text.ts";
import type { PartAct } from "../../../content/page-content/sections/layout.ts";
import { IconButton } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import styles from "../on-page.module.css";
import { placeAt } from "../place-at.ts";
import { headerBottom, sendToEditor } from "../preview-dom.ts";
import { watchPointed } from "../watch-pointed.ts";
import { firstOf, partOf, partsOfPage } from "./parts-of-page.ts";

const words = onPageText.part;

type Shown = { id: string; isAdded: boolean };

/**
 * The toolbar of the part of the page under the pointer or around the focus. Alt+Shift+Enter moves the focus to the toolbar,
 * Escape moves it back. PAGES-02.
 */
export function PartBar({ isHidden }: { isHidden: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<Shown | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  usePointedPart(setPart, bar);
  useEffect(() => {
    if (!part || !bar.current) return;
    return followPart(part.id, bar.current, () => setPart(null));
  }, [part]);
  if (!part || isHidden) return null;
  const act = (what: PartAct) => () => {
    if (what === "hide" || what === "remove") focusBeside(part.id);
    if (what === "up" || what === "down") setMoved(placeAfter(part.id, what));
    sendToEditor({ kind: "part", id: part.id, act: what });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") firstOf(partOf(part.id))?.focus();
  };
  return createPortal(
    <div
      ref={bar}
      className={styles.part}
      data-edit-layer
      role="toolbar"
      aria-label={words.toolbar}
      onKeyDown={onKeyDown}
    >
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
      <span className={typeStyles.unseen} role="status">
        {moved}
      </span>
    </div>,
    document.body,
  );
}

/** Calls `setPart` with the part under the pointer or the focus. */
function usePointedPart(
  setPart: Dispatch<SetStateAction<Shown | null>>,
  bar: { readonly current: HTMLElement | null },
) {
  useEffect(
    () =>
      watchPointed({
        bar,
        isKey: ({ key, altKey, shiftKey }) => key === "Enter" && altKey && shiftKey,
        onPoint(at) {
          const found = at?.closest<HTMLElement>("[data-part]");
          const id = found?.dataset.part;
          setPart((shown) =>
            id === undefined || shown?.id === id ? shown : { id, isAdded: found?.dataset.added === "" },
          );
        },
      }),
    [setPart, bar],
  );
}

/** Moves the focus out of a part that is about to disappear: to the next part that has a text, else to the previous one. */
function focusBeside(id: string) {
  const all = partsOfPage();
  const at = all.findIndex(({ dataset }) => dataset.part === id);
  const beside = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at)).reverse()];
  beside
    .map(firstOf)
    .find((text) => text)
    ?.focus({ preventScroll: true });
}

function placeAfter(id: string, act: "up" | "down"): string {
  const all = partsOfPage();
  const to = all.findIndex(({ dataset }) => dataset.part === id) + (act === "up" ? -1 : 1);
  return words.placed(Math.max(0, Math.min(to, all.length - 1)) + 1, all.length);
}

/** Keeps the toolbar at the top of a part, and in view while the part is; returns a function that stops this. */
function followPart(id: string, bar: HTMLElement, onGone: () => void): () => void {
  let frame = 0;
  const step = () => {
    const part = document.querySelector(`[data-part="${CSS.escape(id)}"]`);
    const boxes = [...(part?.querySelectorAll("section, form, article, div") ?? [])];
    const box = boxes.map((element) => element.getBoundingClientRect()).find(({ height }) => height > 0);
    if (!part || !box) return onGone();
    const all = boxes.map((element) => element.getBoundingClientRect().bottom);
    const top = Math.min(Math.max(box.top + 8, headerBottom() + 8), Math.max(...all) - bar.offsetHeight - 8);
    placeAt(bar, { y: top });
    frame = requestAnimationFrame(step);
  };
  step();
  return () => cancelAnimationFrame(frame);
}
