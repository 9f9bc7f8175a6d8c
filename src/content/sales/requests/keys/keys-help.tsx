import { Switch } from "../../../../ui/controls/inputs.tsx";
import { Dialog, DialogBody } from "../../../../ui/overlays/dialog.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { deskText } from "../desk.text.ts";
import styles from "./keys-help.module.css";

const { keys: text } = deskText;

type HelpProps = { isOpen: boolean; onClose(): void; isOn: boolean; onSwitch(isOn: boolean): void };

/** Lists the keyboard shortcuts of the desk, with a switch to turn them off (WCAG 2.1.4); requirement DESK-01. */
export default function KeysHelp({ isOpen, onClose, isOn, onSwitch }: HelpProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.title} size="sm">
      <DialogBody>
        <dl className={styles.keys}>
          {text.list.map(({ keys, what }) => (
            <div key={what}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>
                    <bdi dir="ltr">{key}</bdi>
                  </kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.note}</p>
        <Switch checked={isOn} onChange={(event) => onSwitch(event.target.checked)}>
          {text.switch}
        </Switch>
      </DialogBody>
    </Dialog>
  );
}
