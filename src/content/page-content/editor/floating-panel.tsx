import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from "react";
import { catchLostFocus } from "../../../ui/overlays/lost-focus.ts";
import styles from "./floating-panel.module.css";

type PanelProps = {
  ref: RefObject<HTMLElement | null>;
  /** The id of its heading, which names it. */
  headingId: string;
  title: string | undefined;
  className: string | undefined;
  /** The buttons beside the heading. */
  tools: ReactNode;
  onClose(): void;
  children: ReactNode;
};

/**
 * A panel over the page: at the end of wide windows, from below on phones. Escape closes it. A focus that is lost with it goes
 * back to what opened it.
 */
export function FloatingPanel({ ref, headingId, title, className, tools, onClose, children }: PanelProps) {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      catchLostFocus();
    },
    [opener],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) onClose();
  };
  return (
    <section
      className={`${styles.panel} ${className}`}
      aria-labelledby={headingId}
      ref={ref}
      onKeyDown={onKeyDown}
    >
      <header>
        <h2 id={headingId}>{title}</h2>
        {tools}
      </header>
      {children}
    </section>
  );
}
