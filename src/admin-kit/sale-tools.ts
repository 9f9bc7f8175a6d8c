import { createContext, type ReactNode, useContext } from "react";

/** Parts of what was sold that the screens of other records use; requirement PAPER-02. */
export type SaleTools = {
  /** The quote that became a project: what was chosen of it, and whether it is paid; nothing for another project. */
  ofProject(projectId: string): ReactNode;
};

/** Set by the admin for users who may read quotes. */
export const SaleToolsContext = createContext<SaleTools | null>(null);

/** The sale tools; null for users who may not read quotes. */
export const useSaleTools = (): SaleTools | null => useContext(SaleToolsContext);
