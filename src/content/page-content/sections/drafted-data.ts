import { createContext, useContext } from "react";

/**
 * Puts drafted texts and records into what a loader found. The preview of an editor provides it; elsewhere nothing is drafted.
 */
export const DraftedDataContext = createContext(<Loaded>(loaded: Loaded): Loaded => loaded);

/** What the loader of a page found, as its editor has drafted it; requirement ACNT-03. */
export function useDrafted<Loaded>(loaded: Loaded): Loaded {
  return useContext(DraftedDataContext)(loaded);
}
