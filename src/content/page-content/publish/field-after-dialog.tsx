import { useEffect, useEffectEvent, useRef } from "react";
import type { Address } from "../../../kernel/resource/address.ts";

/**
 * For a dialog that leads to fields: `leadTo` closes it, and the field is opened after it has given the focus back to its button.
 * `leaving` stands in the dialog.
 */
export function useFieldAfterDialog(onClose: () => void, onOpenField: (address: Address) => void) {
  const asked = useRef<Address>(undefined);
  const leadTo = (address: Address) => {
    asked.current = address;
    onClose();
  };
  const onGone = () => {
    if (asked.current !== undefined) onOpenField(asked.current);
    asked.current = undefined;
  };
  return { leadTo, leaving: <Leaving onGone={onGone} /> };
}

/** Calls `onGone` when the dialog around it has left the page, a frame after it gave the focus back. */
function Leaving({ onGone }: { onGone(): void }) {
  const tell = useEffectEvent(onGone);
  useEffect(() => () => void requestAnimationFrame(() => requestAnimationFrame(() => tell())), []);
  return null;
}
