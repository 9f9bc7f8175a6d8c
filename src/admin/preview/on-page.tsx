import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import type { FieldAddress } from "../../content/page-content/preview/preview-marks.ts";
import type { Heard, PageStep } from "../../content/page-content/preview/preview-messages.ts";
import { readText, textAt } from "../../content/page-content/sections/text-at.ts";
import { beginAt, openField } from "./begin-at.ts";
import { ForeignText } from "./foreign-text.tsx";
import { HiddenItems } from "./hidden-items.tsx";
import { ItemBar } from "./item-bar.tsx";
import { PageText } from "./page-text.tsx";
import { elementOf, fieldsOfPage, isTyped, reachedOf } from "./page-text-place.ts";
import { PartBar } from "./part-bar.tsx";
import { hearClicks, tell } from "./preview-dom.ts";
import { closeSheets, openSheet } from "./sheets.ts";

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
  const choose = useEffectEvent((address: FieldAddress, point?: Typed["point"]) => {
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
  });
  useEffect(
    () =>
      hearClicks(
        (address, point) => choose(address, point),
        () => {
          setTyped(null);
          setForeign(null);
        },
      ),
    [],
  );
  useEffect(() => {
    const unreach = keepReachable();
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const step = stepOf(event);
      if (step) {
        event.preventDefault();
        tell({ kind: "step", step });
      }
      if (!(target instanceof Element) || target.closest("[data-edit-layer]")) return;
      if (event.key === "Escape") closeSheets();
      if (event.key === "ArrowDown" && event.altKey && openSheet(target)) event.preventDefault();
      if (event.key !== "F2" && (event.key !== "Enter" || event.altKey)) return;
      if (!(target instanceof HTMLElement) || target.dataset.field === undefined) return;
      event.preventDefault();
      choose(target.dataset.field);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      unreach();
    };
  }, []);
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
          error={errors[path]}
          point={typed.point}
          onGo={go}
        />
      </Suspense>
    </>
  );
}

/** What the keys of the editor mean here too. By code: with an Arabic keyboard the keys type other letters. */
function stepOf({ code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): PageStep | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  if (code === "KeyZ") return shiftKey ? "redo" : "undo";
  const steps: Readonly<Record<string, PageStep>> = { KeyY: "redo", KeyS: "save", KeyE: "fields" };
  return steps[code];
}

/** Puts what can be edited on the page into the order of the Tab key, what the page draws later too. */
function keepReachable(): () => void {
  const reached = new Set<HTMLElement>();
  const reach = () => {
    for (const address of fieldsOfPage()) {
      const element = reachedOf(address);
      if (!element || element.tabIndex >= 0) continue;
      element.tabIndex = 0;
      element.dataset.field ??= address;
      reached.add(element);
    }
  };
  reach();
  const observer = new MutationObserver(reach);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-field", "data-sheet"],
  });
  return () => {
    observer.disconnect();
    for (const element of reached) element.removeAttribute("tabindex");
  };
}
