import type { LandingParts } from "./site-frame.tsx";

/** What a page tells the layouts around it: `export const handle: PageHandle = { scripts: false }`. */
export type PageHandle = {
  /** False: a static page, which ships no React to the browser. A layout with true hydrates the page nevertheless. */
  scripts?: boolean;
  /** False: without the floating chat link. */
  chat?: boolean;
  /** What stands around the page where it stands alone. */
  landing?: LandingParts;
  /** Whether what its loader read is in English, such as the quote of a customer; other pages are Arabic. */
  isInEnglish?: (loaded: unknown) => boolean;
};

/** The handle of a matched route, which the router does not type. */
export function handleOf(handle: unknown): PageHandle {
  return typeof handle === "object" && handle !== null ? handle : {};
}

/** Whether a page ships no React, by the handles of its matched routes. */
export function isStatic(handles: readonly unknown[]): boolean {
  const scripts = handles.map((handle) => handleOf(handle).scripts);
  return scripts.includes(false) && !scripts.includes(true);
}
