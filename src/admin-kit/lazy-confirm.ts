import { lazyPart } from "./lazy-part.ts";

/** A confirmation dialog, whose code is loaded when it first opens. */
export const ConfirmDialog = lazyPart(async () => ({
  default: (await import("../ui/overlays/confirm-dialog.tsx")).ConfirmDialog,
}));
