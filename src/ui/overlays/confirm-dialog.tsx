import { type LucideIcon, Trash2 } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { Dialog as AriaDialog, Heading } from "react-aria-components";
import cardStyles from "../card.module.css";
import { Button, type ButtonVariant } from "../controls/button.tsx";
import buttonStyles from "../controls/buttons.module.css";
import { Icon } from "../pictures/icon.tsx";
import typeStyles from "../styles/type.module.css";
import { BidiWords } from "../text/bidi-text.tsx";
import { text } from "../ui.text.ts";
import dialogStyles from "./dialog.module.css";
import { Overlay } from "./dialog.tsx";

export type ConfirmDialogProps = {
  isOpen: boolean;
  onClose(): void;
  /** The question exactly as it is shown. */
  question: string;
  note?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  confirmVariant?: ButtonVariant;
  icon?: LucideIcon;
  tone?: "danger" | "warn";
  /** The dialog stays, busy, until its promise settles, and closes then; the caller shows failures. */
  onConfirm(): unknown;
};

/** A question with a safe answer, which has the focus. */
export function ConfirmDialog({
  isOpen,
  onClose,
  question,
  note,
  confirmLabel = text.delete,
  cancelLabel = text.cancel,
  confirmVariant = "danger",
  icon = Trash2,
  tone = "danger",
  onConfirm,
}: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
      onClose();
    }
  };
  return (
    <Overlay isOpen={isOpen} onClose={() => !isBusy && onClose()} className={dialogStyles.scrim}>
      <AriaDialog role="alertdialog" className={`${cardStyles.card} ${dialogStyles.confirm}`}>
        <span
          className={tone === "warn" ? `${dialogStyles.glyph} ${dialogStyles.warning}` : dialogStyles.glyph}
        >
          <Icon of={icon} />
        </span>
        <Heading slot="title" level={2} className={typeStyles.subheading}>
          <BidiWords>{question}</BidiWords>
        </Heading>
        {note && (
          <p className={`${typeStyles.muted} ${typeStyles.small}`}>
            <BidiWords>{note}</BidiWords>
          </p>
        )}
        <div className={buttonStyles.actions}>
          <SafeButton variant={tone === "warn" ? "line" : "ghost"} onClick={onClose} disabled={isBusy}>
            {cancelLabel}
          </SafeButton>
          <Button variant={confirmVariant} small loading={isBusy} onClick={confirm}>
            {confirmLabel}
          </Button>
        </div>
      </AriaDialog>
    </Overlay>
  );
}

/** Gives the focus to the safe answer, a frame later, because a dialog below this one would take it back at once. */
function SafeButton(props: ComponentProps<typeof Button>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return <Button {...props} ref={button} small />;
}
