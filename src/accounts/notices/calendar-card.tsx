import { useQueryClient } from "@tanstack/react-query";
import cardStyles from "../../ui/card.module.css";
import { Button } from "../../ui/controls/button.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import formStyles from "../../ui/controls/forms.module.css";
import { TextInput } from "../../ui/controls/inputs.tsx";
import { copyText } from "../../ui/overlays/copy-text.ts";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { noticesText } from "./notices.text.ts";
import { noticesClient, noticesKey } from "./notices-client.ts";
import styles from "./notices-screen.module.css";

const text = noticesText.calendar;

/** The secret address of the person's calendar, which they can end or exchange. NOTICE-01 */
export function CalendarCard({ path }: { path: string | null }) {
  const cache = useQueryClient();
  const act = async (work: () => Promise<unknown>) => {
    await work().catch(() => toasts.error(noticesText.notSaved));
    await cache.invalidateQueries({ queryKey: noticesKey });
  };
  const address = path && window.location.origin + path;
  return (
    <section className={`${cardStyles.card} ${styles.part}`}>
      <h2>{text.title}</h2>
      <p className={formStyles.hint}>{text.hint}</p>
      {address ? (
        <>
          <TextInput label={text.address} name="calendar" type="url" readOnly value={address} />
          <p className={formStyles.hint}>{text.secret}</p>
          <div className={buttonStyles.actions}>
            <Button small onClick={() => void copyText(address, text.copied)}>
              {text.copy}
            </Button>
            <Button small variant="line" onClick={() => act(noticesClient.makeFeed)}>
              {text.exchange}
            </Button>
            <Button small variant="ghost" onClick={() => act(noticesClient.endFeed)}>
              {text.end}
            </Button>
          </div>
        </>
      ) : (
        <Button small variant="line" onClick={() => act(noticesClient.makeFeed)}>
          {text.make}
        </Button>
      )}
    </section>
  );
}
