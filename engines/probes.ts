/** Functions that run inside a page, in every engine: each sees only what stands in it. */

/** What lies beside the page: how far it scrolls sideways, and which elements reach over its edge. */
export function sideways() {
  const room = document.documentElement.clientWidth;
  const over = document.documentElement.scrollWidth - room;
  if (over <= 0) return [];
  const wide = [...document.body.querySelectorAll("*")].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -0.5 || right > room + 0.5);
  });
  const named = wide.slice(-3).map((element) => `${element.localName}.${element.getAttribute("class")}`);
  return [`${over} px too wide: ${named.join(", ")}`];
}

/** The parts of a page with their widths and heights, to compare between engines; those without a box are left out. */
export function parts() {
  const found = document.querySelectorAll(
    "header, main, main > *, main > * > *, footer, h1, h2, form, table, article",
  );
  return [...found]
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const words = (element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 30);
      return {
        part: `${element.localName} "${words}"`,
        width: Math.round(width),
        height: Math.round(height),
      };
    })
    .filter(({ width, height }) => width > 1 && height > 1);
}

/**
 * Words of one line that do not stand on one line: runs of letters of one size in one block whose boxes overlap mostly and still
 * begin at different heights, by more than a pixel and a half.
 */
export function unevenWords() {
  const blocks = new Map<Element, { top: number; bottom: number; size: string; word: string }[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent ||
      !node.textContent?.trim() ||
      !parent.checkVisibility() ||
      parent.closest("svg, textarea, select")
    )
      continue;
    let block = parent;
    while (block.parentElement && getComputedStyle(block).display === "inline") block = block.parentElement;
    const { fontSize, verticalAlign, fontFamily } = getComputedStyle(parent);
    if (verticalAlign !== "baseline") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const runs = blocks.get(block) ?? [];
    blocks.set(block, runs);
    for (const { top, bottom, width } of range.getClientRects())
      if (width > 1)
        runs.push({
          top,
          bottom,
          size: `${fontSize} ${fontFamily}`,
          word: node.textContent.trim().slice(0, 20),
        });
  }
  return [...blocks.values()].flatMap((runs) =>
    runs.flatMap((one, index) =>
      runs.slice(index + 1).flatMap((other) => {
        const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        const apart = Math.abs(one.bottom - other.bottom);
        const isOneLine = shared > 0.6 * (one.bottom - one.top) && one.size === other.size;
        return isOneLine && apart > 1.5
          ? [`"${one.word}" and "${other.word}" are ${apart.toFixed(1)} px apart`]
          : [];
      }),
    ),
  );
}
