// What a survey of a screen looks at; browser tests and component tests share it.

/** The window sizes at which every screen is checked; requirement AR-04. */
export const viewports = {
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/** WCAG 2.0 to 2.2, levels A and AA. */
export const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules about colours, the only ones that can fail in another theme, because the document is the same. */
export const ofColours = ["color-contrast", "link-in-text-block"];

/**
 * The attributes and texts in which code printed a value that it did not have; TRIAL-01 R8. It runs in the page, so it
 * names nothing outside of itself.
 */
export function valuesThatAreNone(): string[] {
  const none = /(^|[\s"'=/,:(])(undefined|NaN|null)($|[\s"',;:)%])|\[object \w+\]/;
  const texts = document.evaluate(
    "//body//text()[not(ancestor::script|ancestor::style|ancestor::pre|ancestor::code)]",
    document,
  );
  const found: string[] = [];
  for (let node = texts.iterateNext(); node; node = texts.iterateNext())
    if (none.test(node.nodeValue ?? "")) found.push(node.nodeValue ?? "");
  // Fields hold what people typed; data-brand is JSON, in which null is a value.
  for (const element of document.querySelectorAll("*:not(script)"))
    for (const { name, value } of element.attributes)
      if (none.test(value) && name !== "value" && name !== "data-brand")
        found.push(`${element.tagName} ${name}="${value}"`);
  return found;
}

/** The pixels that reach beyond the sides of the page, and of the body of the widest dialog. It runs in the page, as above. */
export function sidewaysOverflow() {
  const bodies = document.querySelectorAll("[role=dialog] > div, [role=dialog] > form > div");
  return {
    page: document.documentElement.scrollWidth - window.innerWidth,
    dialogs: Math.max(0, ...[...bodies].map((body) => body.scrollWidth - body.clientWidth)),
  };
}
