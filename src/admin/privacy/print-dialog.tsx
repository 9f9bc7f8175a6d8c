import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { Dialog, DialogBody } from "../../ui/overlays/dialog.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import styles from "./person-readable.module.css";
import { privacyText } from "./privacy.text.ts";

const text = privacyText.readable;

type PrintProps = { title: ReactNode; onClose(): void; children: ReactNode };

/** A page to read and to print, which then stands on the paper alone. */
export function PrintDialog({ title, onClose, children }: PrintProps) {
  const footer = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {text.close}
      </Button>
      <Button onClick={() => window.print()}>
        <Icon of={Printer} />
        {text.print}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={footer}>
      <DialogBody>
        <article className={styles.page}>{children}</article>
      </DialogBody>
    </Dialog>
  );
}
