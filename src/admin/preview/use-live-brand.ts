import { useEffect, useLayoutEffect, useState } from "react";
import type { FieldValues } from "../../content/page-content/sections/section.ts";
import { type Brand, brandStyleElement, useBrand } from "../../ui/brand/brand.ts";

/**
 * The brand being chosen in the editor around the frame, with its styles applied; the stored brand until there is one. The code
 * that makes palettes is loaded at the first choice. Requirement BRAND-01.
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

/** Replaces the brand styles that came with the page. A style sheet that a script constructs needs no nonce. */
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
