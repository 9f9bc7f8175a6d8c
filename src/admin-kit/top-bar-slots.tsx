import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";

/** The two places of the top bar that a screen may fill; null until the frame is there. */
export type TopBarSlots = { start: HTMLElement | null; end: HTMLElement | null };

/** Set by the frame of the admin. */
export const TopBarSlotsContext = createContext<TopBarSlots>({ start: null, end: null });

type InTopBarProps = { start?: ReactNode; end?: ReactNode };

/**
 * What a screen puts into the top bar in place of a head of its own: its title and the switch of its views at the start, its
 * first action at the end; requirement DESK-01.
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
