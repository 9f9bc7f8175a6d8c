import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import type { FieldAddress } from "../../content/page-content/preview/preview-marks.ts";
import type { Heard } from "../../content/page-content/preview/preview-messages.ts";
import { readText, textAt } from "../../content/page-content/sections/text-at.ts";
import { beginAt, openField } from "./begin-at.ts";
import { ForeignText } from "./foreign-text.tsx";
import { HiddenItems } from "./hidden-items.tsx";
import { ItemBar } from "./item-bar.tsx";
import { PageText } from "./page-text.tsx";
import { elementOf, isTyped } from "./page-text-place.ts";
import { PartBar } from "./part-bar.tsx";
import { hearDrops } from "./picture-drop.ts";
import { hearClicks } from "./preview-dom.ts";
import { usePageKeys } from "./use-page-keys.ts";

// It weighs more than all the rest of the frame.
const RichPageText = lazyPart(() => import("./rich-page-text.tsx"));

type Typed = { address: FieldAddress; point?: { x: number; y: number } };

/**
 * What a click or a key on a text does while the page is edited: it is typed where it stands. Of pictures the
 * field is opened, and of what another section holds it is said; requirement EDIT-01.
 */
export default function OnPage({ editor: { drafts, errors } }: { editor: Heard }) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [foreign, setForeign] = useState<FieldAddress | null>(null);
  const place = typed && textAt(typed.address);
  const value = place && readText(drafts[place.section] ?? {}, place);
  const choose = (address: FieldAddress, point?: Typed["point"]) => {
    const at = textAt(address);
    if (at && drafts[at.section] && isTyped(address)) {
      beginAt(address);
      setForeign(null);
      setTyped({ address, ...(point && { point }) });
    } else if (drafts[address.split("/")[0] ?? ""]) openField(address);
    else {
      setTyped(null);
      setForeign(address);
    }
  };
  const chosen = useEffectEvent(choose);
  useEffect(
    () =>
      hearClicks(
        (address, point) => chosen(address, point),
        () => {
          setTyped(null);
          setForeign(null);
        },
      ),
    [],
  );
  useEffect(hearDrops, []);
  usePageKeys(choose);
  if (foreign) {
    const close = () => {
      setForeign(null);
      elementOf(foreign)?.focus({ preventScroll: true });
    };
    return <ForeignText address={foreign} onClose={close} />;
  }
  if (!typed || !place || typeof value !== "string")
    return (
      <>
        <PartBar isHidden={false} />
        <ItemBar drafts={drafts} />
        <HiddenItems drafts={drafts} />
      </>
    );
  const go = (address: FieldAddress | null) => {
    if (address !== null) beginAt(address);
    setTyped(address === null ? null : { address });
    if (address === null) elementOf(typed.address)?.focus({ preventScroll: true });
  };
  const { field, item } = place;
  const path = item ? `${field}.${item.index}.${item.key}` : field;
  const Text = place.isRich ? RichPageText : PageText;
  return (
    <>
      <PartBar isHidden />
      <HiddenItems drafts={drafts} />
      <Suspense>
        <Text
          address={typed.address}
          place={place}
          value={value}
          error={errors[path] ?? errors[field]}
          point={typed.point}
          onGo={go}
        />
      </Suspense>
    </>
  );
}
