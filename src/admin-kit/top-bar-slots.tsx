import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";

/** The two elements of the top bar that a screen may fill; null until the frame is rendered. */
export type TopBarSlots = { start: HTMLElement | null; end: HTMLElement | null };

/** Set by the frame of the admin. */
export const TopBarSlotsContext = createContext<TopBarSlots>({ start: null, end: null });

type InTopBarProps = { start?: ReactNode; end?: ReactNode };

/**
 * Renders parts of a screen in the top bar in place of a head of its own: title and view switch at the start, the main action at
 * the end; requirement DESK-01.
 */
export function InTopBar({ start, end }: InTopBarProps) {
  const slots = useContext(TopBarSlotsContext);
  return (
    <>
      {slots.start && createPortal(start, slots.start)}
      {slots.end && createPortal(end, slots.end)}
    </>
  );
}
