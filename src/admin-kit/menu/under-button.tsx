import type { ReactNode, RefObject } from "react";
import { Popover } from "react-aria-components";
import menuStyles from "./menu.module.css";

export type UnderButtonProps = {
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
};

/** A popover that a button opens below itself. */
export function UnderButton({
  button,
  className = menuStyles.popover,
  children,
  ...state
}: UnderButtonProps & { className?: string; children: ReactNode }) {
  return (
    <Popover className={className} placement="bottom end" offset={6} triggerRef={button} {...state}>
      {children}
    </Popover>
  );
}
