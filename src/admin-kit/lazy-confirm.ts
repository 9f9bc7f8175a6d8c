import { lazyPart } from "./lazy-part.ts";

/** A question before something is done; its code comes when it is asked for the first time. */
export const ConfirmDialog = lazyPart(async () => ({
  default: (await import("../ui/overlays/confirm-dialog.tsx")).ConfirmDialog,
}));
