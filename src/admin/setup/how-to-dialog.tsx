import { Button } from "../../ui/controls/button.tsx";
import { Dialog, DialogBody } from "../../ui/overlays/dialog.tsx";
import { useLastShown } from "../../ui/overlays/use-last-shown.ts";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { checklistText } from "./checklist.text.ts";
import styles from "./how-to-dialog.module.css";

const { howTo: text } = checklistText;
type HowToProps = { about: "address" | "backup" | null; onClose(): void };

/** Explains a setting that only the operator of the server can change. */
export default function HowToDialog({ about, onClose }: HowToProps) {
  const shown = useLastShown(about) ?? "address";
  const { title, text: sentence, lines } = text[shown];
  return (
    <Dialog
      size="md"
      isOpen={about !== null}
      onClose={onClose}
      title={title}
      footer={<Button onClick={onClose}>{text.close}</Button>}
    >
      <DialogBody>
        <div className={styles.instructions}>
          <p>{sentence}</p>
          <pre dir="ltr">
            <code>{lines.join("\n")}</code>
          </pre>
          <BidiText as="p" text={text.restart} />
        </div>
      </DialogBody>
    </Dialog>
  );
}
