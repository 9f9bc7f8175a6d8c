import { useEffect, useLayoutEffect, useState } from "react";
import type { FieldValues } from "../../content/page-content/sections/section.ts";
import { type Brand, brandStyleElement, useBrand } from "../../ui/brand/brand.ts";

/**
 * The brand that is being chosen in the editor around the frame, with its styles in force; that of the server until there is
 * one. What makes palettes comes with the first choice. Requirement BRAND-01.
 */
export function useLiveBrand(values: FieldValues | undefined): Brand {
  const stored = useBrand();
  const [live, setLive] = useState<Brand>();
  useEffect(() => {
    if (!values) return;
    let isLatest = true;
    void import("../../content/page-content/sections/brand-look.ts").then(({ brandOf }) => {
      if (isLatest) setLive(brandOf(values, stored));
    });
    return () => {
      isLatest = false;
    };
  }, [values, stored]);
  useStyles(live?.css);
  return live ?? stored;
}

/** Puts styles in the place of those that came with the page. A sheet that a script makes needs no nonce. */
function useStyles(css: string | undefined) {
  useLayoutEffect(() => {
    if (css === undefined) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    const stored = brandStyleElement();
    if (stored) stored.disabled = true;
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}
