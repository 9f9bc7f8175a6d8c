/** What a page says about itself to the frames around it: `export const handle: PageHandle = { scripts: false }`. */
export type PageHandle = {
  /** False: a still page, which ships no React to the browser. True of a frame around it: it does there all the same. */
  scripts?: boolean;
  /** False: without the floating chat link. */
  chat?: boolean;
};

/** Whether a page ships no React, by the handles of its matched routes. */
export function isStill(handles: readonly unknown[]): boolean {
  const scripts = handles.map((handle) => (handle as PageHandle | undefined)?.scripts); // the router's edge
  return scripts.includes(false) && !scripts.includes(true);
}
