import { createContext, useContext } from "react";

/**
 * The paths of pages that are not there now: those that the owner hides, and the articles while there are none. No part of the site
 * links to them; requirement OWN-01. Outside the frame of the site nothing is known of articles.
 */
export const AbsentPages = createContext<readonly string[]>(["/articles"]);

/** Tells whether an address leads to no absent page and to none below it; any other address is another matter. */
export function useStands(): (href: string) => boolean {
  const absent = useContext(AbsentPages);
  return (href) => standsBeside(absent, href);
}

export const standsBeside = (absent: readonly string[], href: string) =>
  !absent.some((path) => `${href.replace(/[?#].*/s, "")}/`.startsWith(`${path}/`));
