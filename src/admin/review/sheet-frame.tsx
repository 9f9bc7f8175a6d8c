import { X } from "lucide-react";
import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { IconButton } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { text } from "../../ui/ui.text.ts";
import styles from "./sheet-frame.module.css";

type SheetProps = {
  title: string;
  /** Stands below the title. */
  note?: string | undefined;
  /** Whether the page behind waits; else it stays in use. */
  isModal?: boolean;
  onClose(): void;
  children: ReactNode;
};

/**
 * A sheet over the page: from below on a phone, at the end side of a wide window, in the middle if it is modal. The focus goes to its
 * first field (`data-first`), and back when it closes.
 */
export function Sheet({ title, note, isModal = false, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    if (isModal) current.showModal();
    else current.show();
    (current.querySelector<HTMLElement>("[data-first]") ?? current).focus();
    return () => current.close();
  }, [isModal]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.isComposing) close();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const onClick = (event: MouseEvent) => {
    if (isModal && event.target === dialog.current && isBeside(dialog.current, event)) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog
      ref={dialog}
      tabIndex={-1}
      data-edit-layer
      className={isModal ? `${styles.sheet} ${styles.middle}` : styles.sheet}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <header className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {note !== undefined && <p>{note}</p>}
        </div>
        <IconButton aria-label={text.close} onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </header>
      {children}
    </dialog>
  );
}

/** Whether a click went past the box of the sheet, to what lies behind. */
function isBeside(element: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
