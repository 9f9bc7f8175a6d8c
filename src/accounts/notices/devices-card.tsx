import { useQueryClient } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { formatDate } from "../../kernel/text/format.ts";
import cardStyles from "../../ui/card.module.css";
import { Button } from "../../ui/controls/button.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { deviceOf } from "../sessions/device.ts";
import type { OwnNotices } from "./answers.ts";
import { noticesText } from "./notices.text.ts";
import { noticesClient, noticesKey } from "./notices-client.ts";
import styles from "./notices-screen.module.css";
import { PushAsk } from "./push-ask.tsx";
import { allowPush, endPush, type PushState, readPush } from "./this-browser.ts";

const text = noticesText.devices;

/** The browsers that show notices. Only a click here asks the browser, and never anew what was denied. NOTICE-01 */
export function DevicesCard({ notices }: { notices: OwnNotices }) {
  const cache = useQueryClient();
  const [own, setOwn] = useState<{ state: PushState; endpoint?: string }>();
  const look = useCallback(() => readPush().then(setOwn), []);
  useEffect(() => {
    void look();
  }, [look]);
  const isKnown = notices.devices.some(({ endpoint }) => endpoint === own?.endpoint);

  const act = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch {
      toasts.error(text.failed);
    }
    await Promise.all([look(), cache.invalidateQueries({ queryKey: noticesKey })]);
  };
  return (
    <section className={`${cardStyles.card} ${styles.part}`}>
      <h2>{text.title}</h2>
      {own && !(own.state === "on" && isKnown) && (
        <PushAsk
          state={own.state === "on" ? "off" : own.state}
          onAllow={() => act(() => allowPush(notices.pushKey))}
        />
      )}
      <ul className={styles.devices}>
        {notices.devices.map(({ id, endpoint, userAgent, createdAt }) => {
          const { label, isPhone } = deviceOf(userAgent);
          const isThis = endpoint === own?.endpoint;
          return (
            <li key={id}>
              <Icon of={isPhone ? Smartphone : Monitor} />
              <span>
                <bdi>{label}</bdi> {isThis && `(${text.thisOne})`}
                <small>{text.since(formatDate(createdAt))}</small>
              </span>
              <Button small variant="line" onClick={() => act(() => noticesClient.tryDevice(id))}>
                {text.trial}
              </Button>
              <Button
                small
                variant="ghost"
                aria-label={text.removeNamed(label)}
                onClick={() =>
                  act(async () => {
                    if (isThis) await endPush();
                    await noticesClient.removeDevice(id);
                  })
                }
              >
                {text.remove}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
