import { X } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { IconButton } from "../controls/button.tsx";
import { Icon } from "../pictures/icon.tsx";
import { BidiWords } from "../text/bidi-text.tsx";
import { text } from "../ui.text.ts";
import dialogStyles from "./dialog.module.css";
import { catchLostFocus } from "./lost-focus.ts";

export type OverlayProps = {
  isOpen: boolean;
  /** Called by Escape, by a click beside the dialog and by the close button; the owner decides whether it closes. */
  onClose(): void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Whether a click beside it closes: not while it holds changes. */
  closesOutside?: boolean;
};

type DialogProps = OverlayProps & {
  size?: "sm" | "md" | "lg";
  /** Stands at the end of the head. */
  aside?: ReactNode;
};

const widths = { sm: dialogStyles.small, md: dialogStyles.medium, lg: "" };

/**
 * A modal dialog: fixed header and footer, scrolling body, focus trap; a sheet from below on phones. Its children must contain a
 * `DialogBody`, or an element with its class.
 */
export function Dialog({ size = "lg", title, aside, children, footer, ...overlay }: DialogProps) {
  return (
    <Overlay {...overlay} className={dialogStyles.scrim}>
      <AriaDialog className={`${dialogStyles.modal} ${widths[size]}`}>
        <header>
          <Heading slot="title" level={2}>
            <BidiWords>{title}</BidiWords>
          </Heading>
          {aside}
          <CloseButton onClose={overlay.onClose} />
        </header>
        {children}
        {footer && <footer>{footer}</footer>}
      </AriaDialog>
    </Overlay>
  );
}

/** The scrolling part of a dialog. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className={dialogStyles.body}>{children}</div>;
}

/** One record beside its list: a panel at the far side, 480 px wide. */
export function Drawer({ title, children, footer, ...overlay }: OverlayProps) {
  return (
    <Overlay {...overlay} className={`${dialogStyles.scrim} ${dialogStyles.sideways}`}>
      <AriaDialog className={dialogStyles.drawer}>
        <header>
          <Heading slot="title" level={2}>
            <BidiWords>{title}</BidiWords>
          </Heading>
          <CloseButton onClose={overlay.onClose} />
        </header>
        <div className={dialogStyles.drawerBody}>{children}</div>
        {footer && <footer>{footer}</footer>}
      </AriaDialog>
    </Overlay>
  );
}

type ShellProps = Pick<OverlayProps, "isOpen" | "onClose" | "closesOutside" | "children"> & {
  className: string | undefined;
};

/** Scrim, focus trap and return of focus around a dialog element. */
export function Overlay({ isOpen, onClose, closesOutside = true, className, children }: ShellProps) {
  return (
    <ModalOverlay
      className={className}
      isOpen={isOpen}
      isDismissable={closesOutside}
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className={dialogStyles.frame}>
        <Closing />
        {children}
      </Modal>
    </ModalOverlay>
  );
}

/** Finds a place for the focus after the dialog: the button that should get it back may be gone. */
function Closing() {
  useEffect(() => () => catchLostFocus(), []);
  return null;
}

function CloseButton({ onClose }: { onClose(): void }) {
  return (
    <IconButton aria-label={text.close} onClick={onClose}>
      <Icon of={X} />
    </IconButton>
  );
}
