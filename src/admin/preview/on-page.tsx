import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import type { EditorState } from "../../content/page-content/preview/preview-messages.ts";
import { pageAt, pathOnPage } from "../../content/page-content/sections/page-address.ts";
import type { FieldValues } from "../../content/page-content/sections/section.ts";
import { type TextPlace, textAt, textIn } from "../../content/page-content/sections/text-at.ts";
import type { Address } from "../../kernel/resource/address.ts";
import { draftsAt } from "./drafts-at.ts";
import { ForeignText } from "./foreign-text.tsx";
import { HiddenItems, numberOf } from "./hidden-items.tsx";
import { ItemBar } from "./item-bar.tsx";
import { itemAt } from "./item-place.ts";
import { PageText } from "./page-text.tsx";
import { elementOf, isTyped, textsOfPage } from "./page-text-place.ts";
import { PartBar } from "./parts/part-bar.tsx";
import { useContentsOfParts } from "./parts/use-contents-of-parts.ts";
import { usePartWithin } from "./parts/use-part-within.ts";
import { watchDrops } from "./picture-drop.ts";
import { sendToEditor, watchClicks } from "./preview-dom.ts";
import { openField, sendCurrentValue, shownAt } from "./shown-records.ts";
import { usePageKeys } from "./use-page-keys.ts";

// Loaded on demand, because the rich-text editor is larger than the rest of the frame.
const RichPageText = lazyPart(() => import("./rich-page-text.tsx"));

type Typed = {
  address: Address;
  point?: { x: number; y: number };
  /** The editor's drafts when this text was chosen; while they are unchanged, the editor has not answered yet. */
  begun: EditorState["drafts"];
};

/**
 * Handles a click or a key on an editable element: a text is edited in place, any other field opens in the editor, and a text
 * of another section shows a note about its origin. Requirement EDIT-01.
 */
export default function OnPage({ editor: { drafts, published, errors } }: { editor: EditorState }) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [foreign, setForeign] = useState<Address | null>(null);
  const place = typed && placeOf(typed.address, drafts);
  const value = place && textIn(valuesOf(typed, place, drafts), typed.address);
  const isEdited = (address: Address) => draftsAt(drafts, address) !== undefined;
  const choose = (address: Address, point?: Typed["point"]) => {
    if (textAt(address) && isEdited(address) && isTyped(address)) {
      sendCurrentValue(address);
      setForeign(null);
      setTyped({ address, begun: drafts, ...(point && { point }) });
    } else if (isEdited(address)) openField(address);
    else {
      setTyped(null);
      setForeign(address);
    }
  };
  const chosen = useEffectEvent(choose);
  useEffect(
    () =>
      watchClicks(
        (address, point) => chosen(address, point),
        () => {
          setTyped(null);
          setForeign(null);
        },
      ),
    [],
  );
  useEffect(watchDrops, []);
  const at = typed?.address ?? null;
  useEffect(() => sendToEditor({ kind: "at", address: at }), [at]);
  usePageKeys(choose);
  usePartWithin(drafts);
  useContentsOfParts(drafts);
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
  // Texts of other sections can have the focus, but are not edited here.
  const go = (by: -1 | 0 | 1) => {
    const texts = textsOfPage().filter(isEdited);
    const next = by === 0 ? undefined : texts[texts.indexOf(typed.address) + by];
    if (next !== undefined) sendCurrentValue(next);
    setTyped(next === undefined ? null : { address: next, begun: drafts });
    if (next === undefined) elementOf(typed.address)?.focus({ preventScroll: true });
  };
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
          published={textIn(draftsAt(published, typed.address) ?? {}, typed.address)}
          error={errors[pathOnPage(typed.address)] ?? errors[place.field]}
          point={typed.point}
          onGo={go}
        />
      </Suspense>
    </>
  );
}

function placeOf(address: Address, drafts: EditorState["drafts"]): TextPlace | undefined {
  const item = itemAt(address);
  const edited = pageAt(address) ?? Object.keys(drafts)[0];
  return textAt(address, { number: item && numberOf(drafts, item), edited });
}

/**
 * The drafted values of a section. Until the editor answers, the value of a record is taken from the page, so that letters
 * typed at once are not lost. An answer without that value means that the record was deleted.
 */
function valuesOf(
  { address, begun }: Typed,
  { field }: TextPlace,
  drafts: EditorState["drafts"],
): FieldValues {
  const shown = begun === drafts ? shownAt(address) : undefined;
  return { ...(shown !== undefined && { [field]: shown }), ...draftsAt(drafts, address) };
}
