import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type MouseEvent, useEffect, useState } from "react";
import { useUserId } from "../../admin-kit/may.ts";
import { Button } from "../../ui/controls/button.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { noticesText } from "./notices.text.ts";
import { noticesClient, noticesKey } from "./notices-client.ts";
import { mayOffer, restOffer } from "./offer-rest.ts";
import { PushAsk } from "./push-ask.tsx";
import { allowPush, type PushState, readPush } from "./this-browser.ts";

const text = noticesText.devices;

/**
 * Offers notices on this device, where the browser can still be asked: drawn in the bell beside what was assigned. Putting it off rests
 * for 30 days. NOTICE-01
 */
export function PushOffer() {
  const userId = useUserId();
  const cache = useQueryClient();
  const [state, setState] = useState<PushState>();
  useEffect(() => {
    if (userId !== undefined && mayOffer(userId))
      void readPush().then(({ state }) => state === "off" && setState(state));
  }, [userId]);
  const notices = useQuery({ queryKey: noticesKey, queryFn: noticesClient.read, enabled: state === "off" });
  if (userId === undefined || !notices.data || !state || state === "on") return null;
  const { pushKey } = notices.data;

  const allow = async () => {
    try {
      const answered = await allowPush(pushKey);
      setState(answered);
      if (answered !== "on") return;
      toasts.success(text.isOn);
      await cache.invalidateQueries({ queryKey: noticesKey });
    } catch {
      toasts.error(text.failed);
    }
  };
  const putOff = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>("[role=dialog]")?.focus(); // the button goes
    restOffer(userId);
    setState(undefined);
  };
  return (
    <div className={typeStyles.small}>
      <PushAsk state={state} onAllow={() => void allow()}>
        <Button small variant="ghost" onClick={putOff}>
          {text.notNow}
        </Button>
      </PushAsk>
    </div>
  );
}
