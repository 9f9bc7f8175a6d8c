import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Address } from "../../../../kernel/resource/address.ts";
import type { Beside } from "../../preview/preview-messages.ts";
import { useFieldFocus } from "../use-field-focus.ts";

/** Where a section is edited: in its fields or on the page, on a phone in one of two panes, and which field is open. */
export function useSectionPlace(isLoaded: boolean) {
  const asked = useLocation().hash.slice(1) || undefined; // a link to the field
  const body = useRef<HTMLDivElement>(null);
  const focus = useFieldFocus(body, isLoaded ? asked : undefined);
  const [pane, setPane] = useState<"fields" | "preview">("fields");
  const [isOnPage, setOnPage] = useState(false);
  const [panel, setPanel] = useState<Address | null>(null);
  const [beside, setBeside] = useState<Beside>();
  const [typedAt, setTypedAt] = useState<Address | null>(null);
  const showPage = (isShown: boolean) => {
    setPanel(null);
    setTypedAt(null);
    setOnPage(isShown && !hasOnePane().matches);
  };
  // In a window that has become narrow the page stays in view, in its pane.
  useWindowTooNarrow(() => {
    if (isOnPage) setPane("preview");
    showPage(false);
  });
  return {
    body,
    focus,
    pane,
    isOnPage,
    /** The address of the text that is edited on the page, else of the last field that had the focus; empty before that. */
    at: typedAt ?? focus.shown ?? "",
    setTypedAt,
    /** The field that is shown over the page; null for none. */
    panel,
    setPanel,
    /** A step to the field before or behind another, in the order of the page. */
    beside,
    setBeside,
    /** Opens a field beside the page; over it where the page has all the room. */
    open(address: Address) {
      if (!body.current?.checkVisibility()) setPanel(address);
      else focus.field(address);
    },
    showPane(chosen: typeof pane) {
      setPanel(null);
      setPane(chosen);
    },
    showPage,
  };
}

/** A window that has no room for a page of its true size, and shows fields or page. The style sheets name the same width. */
const hasOnePane = () => window.matchMedia("(max-width: 1180px)");

function useWindowTooNarrow(act: () => void) {
  const onChange = useEffectEvent(({ matches }: MediaQueryListEvent) => {
    if (matches) act();
  });
  useEffect(() => {
    const media = hasOnePane();
    media.addEventListener("change", onChange);
    return () => media.removeEventListener("change", onChange);
  }, []);
}

export type SectionPlace = ReturnType<typeof useSectionPlace>;
