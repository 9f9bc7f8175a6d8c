import { createContext, type ReactNode, useContext } from "react";

/** Parts of what was sold that the screens of other records use; requirements PAPER-02, DESK-06. */
export type SaleTools = {
  /** The quote that became a project: what was chosen of it, and whether it is paid; and what any project renews. */
  ofProject(project: { id: string; name: string }): ReactNode;
};

/** Set by the admin for users who may read quotes. */
export const SaleToolsContext = createContext<SaleTools | null>(null);

/** The sale tools; null for users who may not read quotes. */
export const useSaleTools = (): SaleTools | null => useContext(SaleToolsContext);
