/*
 * Lets the house's typeface into a page that was painted before its files were here. The early script loads this file after the
 * first paint, on a first visit alone; requirement SITE-04 and decision 73.
 */

/** px; the browser counts no smaller move as a shift. */
const hair = 3;

/** Shares of the letters' size that the spaces of a text may gain or lose, so that its lines break as they did. */
const gaps = [0.02, -0.02, 0.04, -0.04, 0.06, -0.06, 0.08, -0.08, 0.1, -0.1, 0];

/** What is in view, with its top and, for a text, its lines. */
type Shown = { element: HTMLElement; top: number; lines: readonly number[] };

const { documentElement: root, fonts } = document;
const { family = "", fonts: files = "" } = root.dataset;

drawWith("none-yet");
// Letters and digits are two files: exchanged one after the other they would move the lines twice.
fonts.load(`1em ${family}`, "\u06230").then(
  () => {
    exchange();
    remember();
  },
  () => {}, // they did not come: the page keeps its local faces
);

/** Exchanges the faces in one frame, fits the texts whose lines break elsewhere, and takes all back if something in view moves. */
function exchange() {
  const shown = shownElements();
  drawWith("");
  for (const { element, lines } of shown)
    if (!isAlike(linesOf(element), lines))
      gaps.some((gap) => {
        element.style.wordSpacing = `${gap}em`;
        return isAlike(linesOf(element), lines);
      });
  if (shown.every(({ element, top }) => isAlike([topOf(element)], [top]))) return;
  drawWith("none-yet");
  for (const { element } of shown) element.style.wordSpacing = "";
}

/** What is in view or above it, where each change of height moves what follows. */
function shownElements(): Shown[] {
  return [...document.body.querySelectorAll<HTMLElement>("*")]
    .map((element) => ({ element, top: topOf(element), lines: linesOf(element) }))
    .filter(({ top }) => top < innerHeight);
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The height of a text, and where the links and marks within it stand; empty for what has no words of its own. */
function linesOf(element: Element): number[] {
  if (![...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "")) return [];
  const { top, height } = element.getBoundingClientRect();
  return [height, ...[...element.children].map((child) => topOf(child) - top)];
}

function isAlike(some: readonly number[], others: readonly number[]) {
  return some.every((value, index) => Math.abs(value - (others[index] ?? 0)) <= hair);
}

/** Names the family that stands before the local ones; empty for the brand's own. */
function drawWith(family: string) {
  root.style.setProperty("--face", family);
}

/** The files are in the browser's cache now, so the next page asks for them before it is painted. */
function remember() {
  try {
    localStorage.setItem("fonts", files);
  } catch {
    // A browser that stores nothing has a first visit each time.
  }
}

export {}; // a module, whose names are its own
