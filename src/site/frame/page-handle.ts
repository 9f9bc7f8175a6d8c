/** What a page says about itself to the frames around it: `export const handle: PageHandle = { scripts: false }`. */
export type PageHandle = {
  /** False: a static page, which ships no React to the browser. A frame that says true hydrates the page all the same. */
  scripts?: boolean;
  /** False: without the floating chat link. */
  chat?: boolean;
};

/** The handle of a matched route; the router knows nothing of its form. */
export function handleOf(handle: unknown): PageHandle {
  return typeof handle === "object" && handle !== null ? handle : {};
}

/** Whether a page ships no React, by the handles of its matched routes. */
export function isStatic(handles: readonly unknown[]): boolean {
  const scripts = handles.map((handle) => handleOf(handle).scripts);
  return scripts.includes(false) && !scripts.includes(true);
}
