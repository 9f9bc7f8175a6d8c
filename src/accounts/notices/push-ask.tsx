import { BellOff, BellRing } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/controls/button.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { noticesText } from "./notices.text.ts";
import styles from "./push-ask.module.css";
import type { PushState } from "./this-browser.ts";

const text = noticesText.devices;

type PushAskProps = {
  state: Exclude<PushState, "on">;
  /** Asks the browser. Only the click here does, since browsers refuse it elsewhere. */
  onAllow(): void;
  /** What else can be answered. */
  children?: ReactNode;
};

/** Says what notices on this device bring, and asks; or says why the browser cannot be asked. NOTICE-01 */
export function PushAsk({ state, onAllow, children }: PushAskProps) {
  return (
    <div className={styles.asking}>
      <Icon of={state === "denied" ? BellOff : BellRing} />
      <div>
        <b>{text.asks[state].title}</b>
        <p>{text.asks[state].words}</p>
        {state === "off" && (
          <>
            <div className={styles.answers}>
              <Button small onClick={onAllow}>
                {text.allow}
              </Button>
              {children}
            </div>
            <p className={formStyles.hint}>{text.asksOnce}</p>
          </>
        )}
      </div>
    </div>
  );
}
