import { Check } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { MarkedRemark } from "../../content/page-content/preview/preview-messages.ts";
import type { Address } from "../../kernel/resource/address.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { fieldsOfPage } from "../preview/page-text-place.ts";
import { placeAt } from "../preview/place-at.ts";
import { boxOfMark, markPlace } from "./mark-place.ts";
import { boxOfField, inkOfPage, linesOf, type Place, placesShown } from "./page-fields.ts";
import styles from "./review.module.css";
import { watchLayout } from "./watch-layout.ts";

type MarksProps = {
  remarks: readonly MarkedRemark[];
  /** Somebody wants to read what was said about a field. */
  onRead(address: Address): void;
};

/** The marks of remarks beside the texts and pictures that they are about, on the page itself. Requirement SAY-01. */
export function RemarkMarks({ remarks, onRead }: MarksProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<readonly Address[]>([]);
  const place = useEffectEvent(() => {
    const remarked = new Set(remarks.map(({ address }) => address));
    const places = placesShown(fieldsOfPage().filter((address) => remarked.has(address)));
    const addresses = places.map(({ address }) => address);
    if (addresses.join() !== shown.join()) return setShown(addresses); // and place them when they are drawn
    paint(places, remarks);
    if (layer.current) placeMarks(layer.current, places);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unwatch = watchLayout(() => {
      clearTimeout(timer);
      timer = setTimeout(place, pause);
    });
    return () => {
      clearTimeout(timer);
      unwatch();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn anew is placed at once
  useEffect(() => place(), [shown, remarks]);
  useEffect(() => () => paint([], []), []);
  return (
    <div ref={layer} data-edit-layer className={styles.layer}>
      {shown.map((address) => (
        <Mark
          key={address}
          address={address}
          remarks={remarks.filter((remark) => remark.address === address)}
          onRead={onRead}
        />
      ))}
    </div>
  );
}

const half = 12; // px
/** All words of the page are looked at for free places, which must not wait between two letters. */
const pause = 120; // ms

/** Puts marks at their fields, in pixels of the page; one whose field lies beside the window is hidden. */
function placeMarks(layer: Element, places: readonly Place[]) {
  const known = new Map(places.map((place) => [place.address, place]));
  const marks = [...layer.children].filter((child) => child instanceof HTMLElement);
  const ink = marks.length > 0 ? inkOfPage() : [];
  const width = document.documentElement.clientWidth;
  for (const mark of marks) {
    const place = known.get(mark.dataset.of ?? "");
    if (!place) continue;
    const box = boxOfField(place);
    const isAway = box.right < 0 || box.left > width;
    const isLeftToRight = getComputedStyle(place.element).direction === "ltr";
    const middle = isAway ? undefined : markPlace(linesOf(place), ink, { width, isLeftToRight });
    mark.hidden = middle === undefined;
    if (!middle) continue;
    ink.push(boxOfMark(middle));
    placeAt(mark, { x: middle.x - half + window.scrollX, y: middle.y - half + window.scrollY });
  }
}

/** The number of the first open remark on a field; a check if all were dealt with. Keys reach the remarks by the sheet of the field. */
function Mark({ address, remarks, onRead }: MarksProps & { address: Address }) {
  const open = remarks.find(({ isDone }) => !isDone);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-of={address}
      data-mark={open ? "open" : "done"}
      className={`${styles.nuqta} ${styles.placed}`}
      onClick={() => onRead(address)}
    >
      {open ? open.number : <Icon of={Check} />}
    </button>
  );
}

/** Lays the colour of paper under the words with open remarks, and under no others. */
function paint(places: readonly Place[], remarks: readonly MarkedRemark[]) {
  const open = new Set(remarks.flatMap(({ address, isDone }) => (isDone ? [] : [address])));
  const painted = new Set(places.flatMap(({ address, element }) => (open.has(address) ? [element] : [])));
  for (const before of document.querySelectorAll("[data-remarked]"))
    if (!(before instanceof HTMLElement && painted.has(before))) before.removeAttribute("data-remarked");
  for (const element of painted)
    if (!element.hasAttribute("data-remarked")) element.setAttribute("data-remarked", "");
}
