import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { TextInput } from "../../ui/controls/inputs.tsx";
import { copyText } from "../../ui/overlays/copy-text.ts";
import dialogStyles from "../../ui/overlays/dialog.module.css";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";

type CopyDialogProps = {
  isOpen: boolean;
  onClose(): void;
  title: string;
  /** The secret. */
  value: string;
  words: { label: string; copy: string; copied: string; done: string };
  children: ReactNode;
};

/** Shows a secret that cannot be shown again, with a copy button. A click outside the dialog does not close it. */
export function CopyDialog({ isOpen, onClose, title, value, words, children }: CopyDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="md" closesOutside={false}>
      <div className={dialogStyles.body}>
        {children}
        <TextInput
          label={words.label}
          dir="ltr"
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <footer>
        <Button variant="ghost" small onClick={onClose}>
          {words.done}
        </Button>
        <Button small onClick={() => void copyText(value, words.copied)}>
          <Icon of={Copy} />
          {words.copy}
        </Button>
      </footer>
    </Dialog>
  );
}
