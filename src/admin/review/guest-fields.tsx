import { useEffect, useEffectEvent, useRef } from "react";
import { guestText as words } from "../../content/page-content/review/guest.text.ts";
import type { Remark } from "../../content/page-content/review/wire.ts";
import type { Address } from "../../kernel/resource/address.ts";
import { elementOf } from "../preview/page-text-place.ts";
import { placeAt } from "../preview/place-at.ts";
import { boxOfField, fieldsShown, type PageField, passControlsBy } from "./page-fields.ts";
import styles from "./review.module.css";
import { watchLayout } from "./watch-layout.ts";

type FieldsProps = {
  /** What the page showed when it was last looked at. */
  fields: readonly PageField[];
  /** The page shows others now. */
  onShown(fields: readonly PageField[]): void;
  remarks: readonly Remark[];
  onChoose(address: Address): void;
};

/**
 * One transparent button over each text and picture of the page, in its order. Pointers reach the text itself, which stays selectable;
 * the buttons are for keys and screen readers. Requirement SAY-01.
 */
export function GuestFields({ fields, onShown, remarks, onChoose }: FieldsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const place = useEffectEvent(() => {
    passControlsBy();
    const shown = fieldsShown();
    if (!isSame(shown, fields)) return onShown(shown); // and place them when they are drawn
    if (layer.current) placeAll(layer.current, shown);
  });
  useEffect(() => watchLayout(place), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn anew is placed at once
  useEffect(() => place(), [fields]);
  return (
    <div ref={layer} data-edit-layer className={styles.layer}>
      {fields.map(({ address, label }) => {
        const there = remarks.filter((remark) => remark.address === address);
        return (
          <button
            key={address}
            type="button"
            data-of={address}
            className={styles.over}
            aria-label={words.remarkOn(label)}
            aria-description={
              there.length > 0
                ? words.numbered(there.map(({ number }) => number).join(words.joiner))
                : undefined
            }
            onClick={() => onChoose(address)}
            onFocus={() => elementOf(address)?.scrollIntoView({ block: "nearest", inline: "nearest" })}
          />
        );
      })}
    </div>
  );
}

// px beyond the words on each side
const aside = 8;
const above = 6;
const least = 24; // px of a button over words that are scrolled out of the window

/** Puts buttons over their fields, in pixels of the page. What lies beside the window would make it scroll sideways. */
function placeAll(layer: Element, fields: readonly PageField[]) {
  const known = new Map(fields.map((field) => [field.address, field]));
  const width = document.documentElement.clientWidth;
  for (const button of layer.children) {
    const field = button instanceof HTMLElement && known.get(button.dataset.of ?? "");
    if (!field) continue;
    const box = boxOfField(field);
    const left = Math.min(Math.max(0, box.left - aside), width - least);
    const right = Math.max(Math.min(width, box.right + aside), left + least);
    placeAt(button, {
      x: left + window.scrollX,
      y: box.top - above + window.scrollY,
      width: right - left,
      height: box.height + 2 * above,
    });
  }
}

const isSame = (some: readonly PageField[], others: readonly PageField[]) =>
  some.length === others.length &&
  some.every(({ address, label }, index) => {
    const other = others[index];
    return other?.address === address && other.label === label;
  });

/** The button over a field, if the page shows it. */
export const buttonOf = (address: Address) =>
  document.querySelector<HTMLElement>(`[data-of="${CSS.escape(address)}"]:not([data-mark])`);
