/**
 * The end of what is painted at once. A browser paints a page as it arrives, and whatever is centred, or shares a row, would
 * move with each part that follows: so it waits until it has come here. Chromium paints once the element named in the link has
 * begun, so this is an element of its own behind that content. Other browsers know no such link; requirement SITE-04.
 */
export function PaintedWhole({ id }: { id: "header-end" | "opening-end" | "people-end" }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <template id={id} />
    </>
  );
}
