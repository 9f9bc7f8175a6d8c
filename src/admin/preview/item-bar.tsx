import { CopyPlus, Eye, EyeOff, GripVertical, Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { onPageText } from "../../content/page-content/editor/on-page/on-page.text.ts";
import type { EditorState } from "../../content/page-content/preview/preview-messages.ts";
import type { ItemAct } from "../../content/page-content/sections/item-acts.ts";
import { pageAt } from "../../content/page-content/sections/page-address.ts";
import { IconButton } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { canHide, itemIn, numberOf } from "./hidden-items.tsx";
import {
  boxOfItem,
  type ItemPlace,
  itemAt,
  itemUnder,
  ownAddress,
  seamOf,
  textOfItem,
} from "./item-place.ts";
import styles from "./on-page.module.css";
import { placeAt } from "./place-at.ts";
import { sendToEditor } from "./preview-dom.ts";
import { sendCurrentValue } from "./shown-records.ts";
import { watchPointed } from "./watch-pointed.ts";

const words = onPageText.item;

/** The toolbar of the list item under the pointer or around the focus; Alt+Enter moves the focus to the toolbar. EDIT-01 */
export function ItemBar({ drafts }: { drafts: EditorState["drafts"] }) {
  const [place, setPlace] = useState<ItemPlace | null>(null);
  const [dropAt, setDropAt] = useState<string | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  usePointed(Object.keys(drafts), setPlace, bar);
  useEffect(
    () => (place && bar.current ? followItem(place, bar.current, () => setPlace(null)) : undefined),
    [place],
  );
  if (!place) return null;
  const { list, id } = place;
  const number = numberOf(drafts, place);
  const isHidden = itemIn(drafts, place)?.isHidden;
  const act = (what: ItemAct) => {
    sendCurrentValue(list);
    sendToEditor({ kind: "item", address: ownAddress(place), act: what });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") textOfItem(place)?.focus();
    const by = stepsOf[event.key];
    if (by === undefined || !(event.target instanceof Element) || !event.target.closest("[data-grip]"))
      return;
    event.preventDefault();
    act({ by });
  };
  const onDrag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      setDropAt(itemUnder(list, event.clientX, event.clientY) ?? null);
  };
  const onDrop = () => {
    if (dropAt !== null && dropAt !== id) act({ to: dropAt });
    setDropAt(null);
  };
  return createPortal(
    <>
      <div
        ref={bar}
        className={styles.item}
        data-edit-layer
        role="toolbar"
        aria-label={words.toolbar(number)}
        onKeyDown={onKeyDown}
      >
        <IconButton
          className={styles.grip}
          data-grip
          aria-label={words.move}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={onDrag}
          onPointerUp={onDrop}
          onPointerCancel={() => setDropAt(null)}
        >
          <Icon of={GripVertical} />
        </IconButton>
        <IconButton aria-label={words.repeat} onClick={() => act("repeat")}>
          <Icon of={CopyPlus} />
        </IconButton>
        {canHide(place) && (
          <IconButton aria-label={isHidden ? words.show : words.hide} onClick={() => act("hide")}>
            <Icon of={isHidden ? Eye : EyeOff} />
          </IconButton>
        )}
        <IconButton danger aria-label={words.remove} onClick={() => act("remove")}>
          <Icon of={Trash2} />
        </IconButton>
        <IconButton
          className={styles.seam}
          data-seam
          aria-label={words.addBefore}
          onClick={() => act("add-before")}
        >
          <Icon of={Plus} />
        </IconButton>
        <IconButton className={styles.seam} data-seam aria-label={words.add} onClick={() => act("add")}>
          <Icon of={Plus} />
        </IconButton>
      </div>
      {dropAt !== null && dropAt !== id && <DropPlace place={{ list, id: dropAt }} />}
      <span className={typeStyles.unseen} role="status">
        {words.placed(number)}
      </span>
    </>,
    document.body,
  );
}

const stepsOf: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowRight: -1, ArrowDown: 1, ArrowLeft: 1 };

/** Marks where a dragged item would land. */
function DropPlace({ place }: { place: ItemPlace }) {
  const box = boxOfItem(place);
  if (!box) return null;
  const style = {
    inset: `${box.top}px auto auto ${box.left}px`,
    inlineSize: box.width,
    blockSize: box.height,
  };
  return <div className={styles.target} data-edit-layer style={style} />;
}

/** Calls `setPlace` with the item under the pointer or the focus, and with null on a text outside all edited items. */
function usePointed(
  sections: readonly string[],
  setPlace: (place: ItemPlace | null) => void,
  bar: { readonly current: HTMLElement | null },
) {
  const edited = sections.join();
  useEffect(() => {
    const onPoint = (at: Element | null) => {
      const field = at?.closest<HTMLElement>("[data-field]")?.dataset.field;
      const place = itemAt(field);
      const page = place && pageAt(place.list);
      // Records are edited with whatever page shows them.
      if (place && (page === undefined || edited.split(",").includes(page))) setPlace(place);
      else if (field !== undefined) setPlace(null);
    };
    // After a text was typed the pointer may already rest on an item, and no event would report it.
    onPoint([...document.querySelectorAll(":hover")].at(-1) ?? document.activeElement);
    const isKey = ({ key, altKey, shiftKey }: globalThis.KeyboardEvent) =>
      key === "Enter" && altKey && !shiftKey;
    return watchPointed({ bar, isKey, onPoint });
  }, [edited, setPlace, bar]);
}

/** Keeps the toolbar at the upper corner of an item while the page moves; returns a function that stops this. */
function followItem(place: ItemPlace, bar: HTMLElement, onGone: () => void): () => void {
  let frame = 0;
  let missing = 0;
  const step = () => {
    const box = boxOfItem(place);
    missing = box ? 0 : missing + 1;
    if (missing > mostMissing) return onGone(); // the item was removed
    if (box) {
      const header = document.querySelector("header");
      const isInHeader = header?.contains(textOfItem(place) ?? null);
      const least = isInHeader ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
      const above = box.top - bar.offsetHeight - gap;
      const most = window.innerWidth - bar.offsetWidth - gap;
      placeAt(bar, {
        y: above > least ? above : box.bottom + gap,
        x: Math.max(gap, Math.min(box.left, most)),
      });
      const [before, behind] = bar.querySelectorAll<HTMLElement>("[data-seam]");
      if (before) placeSeam(before, seamOf(place, "before"));
      if (behind) placeSeam(behind, seamOf(place, "behind"));
    }
    frame = requestAnimationFrame(step);
  };
  step();
  return () => cancelAnimationFrame(frame);
}

function placeSeam(button: HTMLElement, at: ReturnType<typeof seamOf>) {
  if (!at) return;
  const most = window.innerWidth - button.offsetWidth;
  placeAt(button, {
    y: at.y - button.offsetHeight / 2,
    x: Math.max(0, Math.min(at.x - button.offsetWidth / 2, most)),
  });
}

const gap = 4; // px
const mostMissing = 30; // frames that an item may be missing while the page renders again
