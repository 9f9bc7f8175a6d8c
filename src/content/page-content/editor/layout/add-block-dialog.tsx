import { Dialog, DialogBody } from "../../../../ui/overlays/dialog.tsx";
import { blockNames, blockOf } from "../../sections/blocks/blocks.ts";
import styles from "./add-block-dialog.module.css";
import { BlockThumbnail } from "./block-thumbnail.tsx";
import { layoutText } from "./layout.text.ts";

type AddBlockDialogProps = { isOpen: boolean; onClose(): void; onChosen(name: string): void };

/** Asks which block to add, showing each as a picture; requirement PAGES-01. */
export default function AddBlockDialog({ isOpen, onClose, onChosen }: AddBlockDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={layoutText.choose}>
      <DialogBody>
        <ul className={styles.blocks}>
          {blockNames.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => onChosen(name)}>
                <BlockThumbnail of={name} />
                {blockOf(name)?.label}
              </button>
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}
