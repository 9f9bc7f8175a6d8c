import { RotateCcw } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { staffCounted } from "../../admin-kit/staff-counts.text.ts";
import { onPageText as words } from "../../content/page-content/editor/on-page/on-page.text.ts";
import type { TextPlace } from "../../content/page-content/sections/text-at.ts";
import type { Address } from "../../kernel/resource/address.ts";
import { countOf } from "../../kernel/text/format.ts";
import badgeStyles from "../../ui/badge.module.css";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { caretAt } from "./caret-at.ts";
import styles from "./on-page.module.css";
import { followText } from "./page-text-place.ts";
import { sendToEditor } from "./preview-dom.ts";

const clusters = new Intl.Segmenter("ar", { granularity: "grapheme" });

export type PageTextProps = {
  address: Address;
  place: TextPlace;
  /** The text as the editor holds it. */
  value: string;
  /** The text that visitors read; undefined for a text that is not published, and for one of a record. */
  published: string | undefined;
  error: string | undefined;
  /** The point that was clicked, in pixels of the window; the caret is put there. */
  point: { x: number; y: number } | undefined;
  /** Goes to the previous (-1) or next (1) text of the page; 0 ends editing. */
  onGo(by: -1 | 0 | 1): void;
};

/**
 * Edits a text in place, in the page's own type, with a small toolbar beside it; requirement EDIT-01. The editable layer lies
 * over the page's element, because typing in an element that React owns could break its rendering.
 */
export function PageText({ address, place, value, published, error, point, onGo }: PageTextProps) {
  const layer = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  /** Texts sent to the editor that it has not echoed back yet. */
  const told = useRef<string[]>([]);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for another text, not for each letter
  useLayoutEffect(() => {
    if (!host.current || !layer.current) return;
    told.current = [];
    host.current.textContent = value;
    const stop = followText(address, layer.current);
    host.current.focus({ preventScroll: true });
    putCaret(host.current, point);
    layer.current.scrollIntoView({ block: "nearest" });
    return stop;
  }, [address]);
  useEffect(() => {
    const heard = told.current.indexOf(value);
    if (heard >= 0) told.current.splice(0, heard + 1);
    // The change was undone, or another person changed the text.
    else if (host.current && typedIn(host.current, place) !== value) {
      host.current.textContent = value;
      putCaret(host.current, undefined);
    }
  }, [value, place]);

  const onInput = () => {
    if (!host.current) return;
    const typed = typedIn(host.current, place);
    told.current.push(typed);
    sendToEditor({ kind: "typed", address, text: typed });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Tab") onGo(event.shiftKey ? -1 : 1);
    else if (event.key === "Escape" || (event.key === "Enter" && !place.hasLines)) onGo(0);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const restore = (text: string) => {
    sendToEditor({ kind: "typed", address, text });
    host.current?.focus({ preventScroll: true });
  };
  const openField = () => {
    onGo(0);
    sendToEditor({ kind: "chosen", address });
  };
  return createPortal(
    <div className={styles.layer} data-edit-layer ref={layer}>
      {/* biome-ignore lint/a11y/useSemanticElements: a text area breaks lines in another way than the page does */}
      <div
        ref={host}
        className={styles.typed}
        role="textbox"
        tabIndex={0}
        aria-multiline={place.hasLines}
        aria-label={place.label}
        aria-describedby={place.origin ? `${id}-origin ${id}` : id}
        aria-invalid={error !== undefined || undefined}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        dir="auto"
        onInput={onInput}
        onKeyDown={onKeyDown}
      />
      <div className={styles.tools} role="toolbar" aria-label={words.toolbar(place.label)}>
        <b>{place.label}</b>
        <Restore text={published} value={value} onRestore={restore} />
        <Count text={value} most={place.max} />
        {place.origin && <Origin id={`${id}-origin`} origin={place.origin} address={address} />}
        <Button variant="ghost" small onClick={openField}>
          {words.field}
        </Button>
        <Button small onClick={() => onGo(0)}>
          {words.done}
        </Button>
        {error !== undefined && <p role="alert">{error}</p>}
        <span className={typeStyles.unseen} id={id}>
          {words.keys}
        </span>
      </div>
    </div>,
    document.body,
  );
}

type RestoreProps = { text: string | undefined; value: string; onRestore(text: string): void };

/** A button that puts the published text in place of the drafted one; nothing while they are the same. */
export function Restore({ text, value, onRestore }: RestoreProps) {
  if (text === undefined || text === value) return null;
  return (
    <IconButton aria-label={words.restore} onClick={() => onRestore(text)}>
      <Icon of={RotateCcw} />
    </IconButton>
  );
}

/** The number of letters, and the limit once it is near. */
function Count({ text, most }: { text: string; most: number }) {
  const count = [...clusters.segment(text)].length;
  const letters = countOf(staffCounted.letter, count);
  return (
    <span className={count > most ? `${styles.count} ${styles.excess}` : styles.count}>
      {count > 0.8 * most ? words.countOf(letters, most) : letters}
    </span>
  );
}

type OriginProps = { id: string; origin: NonNullable<TextPlace["origin"]>; address: Address };

/** Where the text comes from, which pages it changes, and a button that saves it without publishing the page. */
function Origin({ id, origin, address }: OriginProps) {
  return (
    <span className={styles.origin}>
      <span className={styles.from} id={id}>
        <a className={badgeStyles.badge} href={origin.href} target="_top">
          {origin.from}
        </a>
        <small>{origin.changes}</small>
      </span>
      <Button variant="ghost" small onClick={() => sendToEditor({ kind: "saveAlone", address })}>
        {words.saveAlone}
      </Button>
    </span>
  );
}

/** The typed text. In a single-line text, pasted line breaks become spaces. */
function typedIn(host: HTMLElement, { hasLines }: TextPlace): string {
  const typed = host.textContent;
  return hasLines ? typed : typed.replace(/\s*\n\s*/g, " ");
}

/** Puts the caret where the text was clicked, or after the last letter. */
function putCaret(host: HTMLElement, point: PageTextProps["point"]) {
  const at = point && caretAt(point.x, point.y);
  const selection = getSelection();
  if (at && host.contains(at.node)) return selection?.collapse(at.node, at.offset);
  selection?.selectAllChildren(host);
  selection?.collapseToEnd();
}
