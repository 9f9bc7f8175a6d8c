import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import { useMay } from "../../admin-kit/may.ts";
import { PageHead } from "../../admin-kit/page-head.tsx";
import { noticeKinds } from "../../kernel/notices.ts";
import { oneOf } from "../../kernel/objects.ts";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import type { OwnNotices } from "./answers.ts";
import { CalendarCard } from "./calendar-card.tsx";
import { ChannelsTable } from "./channels-table.tsx";
import { DevicesCard } from "./devices-card.tsx";
import { DigestCard } from "./digest-card.tsx";
import { kindWords, noticesText as text } from "./notices.text.ts";
import { type NoticeChanges, noticesClient, noticesKey } from "./notices-client.ts";
import styles from "./notices-screen.module.css";
import { QuietCard } from "./quiet-card.tsx";

/** What the signed-in person is told of, by which ways and when; each choice is stored at once. Requirement NOTICE-01. */
export default function NoticesScreen() {
  const notices = useQuery({ queryKey: noticesKey, queryFn: noticesClient.read });
  const { change, isPending } = useChange();
  const readsSales = useMay("read", "sales"); // others have no news that a device could show
  useStop(notices.data, change);
  return (
    <>
      <PageHead title={text.title}>{text.lead}</PageHead>
      {notices.data ? (
        <div className={styles.notices} aria-busy={isPending}>
          <ChannelsTable
            notices={notices.data}
            onChange={(kind, way, isOn) => change({ channels: { [kind]: { [way]: isOn } } })}
          />
          <QuietCard
            quiet={notices.data.quiet}
            digest={notices.data.digest}
            onChange={(quiet) => change({ quiet })}
          />
          {readsSales && <DevicesCard notices={notices.data} />}
          <CalendarCard path={notices.data.calendar} />
          <DigestCard digest={notices.data.digest} onChange={(digest) => change({ digest })} />
        </div>
      ) : notices.error ? (
        <ErrorState title={text.failed} onRetry={() => void notices.refetch()} />
      ) : (
        <SkeletonCards count={3} />
      )}
    </>
  );
}

/** Shows a choice at once and stores it; takes it back if it could not be stored. */
function useChange() {
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: noticesClient.change,
    scope: { id: "notices" }, // one after the other, so that the answer to the last is what is shown
    onMutate: async (changes: NoticeChanges) => {
      await cache.cancelQueries({ queryKey: noticesKey });
      cache.setQueryData<OwnNotices>(noticesKey, (before) => before && withChanges(before, changes));
    },
    onError: () => toasts.error(text.notSaved),
    onSettled: () => cache.invalidateQueries({ queryKey: noticesKey }),
  });
  return { change: mutate, isPending };
}

function withChanges(before: OwnNotices, { channels, ...changes }: NoticeChanges): OwnNotices {
  const after = { ...before, ...changes, channels: { ...before.channels } };
  for (const kind of noticeKinds) after.channels[kind] = { ...before.channels[kind], ...channels?.[kind] };
  return after;
}

/** Stops the mails of the kind that the link of a mail names, once, with a way back. */
function useStop(notices: OwnNotices | undefined, change: (changes: NoticeChanges) => void) {
  const [params, setParams] = useSearchParams();
  const kind = oneOf(noticeKinds, params.get("stop"));
  const stop = useEffectEvent(() => {
    if (!kind || !notices) return;
    setParams({}, { replace: true });
    if (!notices.channels[kind].mail) return;
    change({ channels: { [kind]: { mail: false } } });
    toasts.success(text.stopped(kindWords[kind].title), {
      undo: () => change({ channels: { [kind]: { mail: true } } }),
    });
  });
  const isReady = kind !== undefined && notices !== undefined;
  useEffect(() => {
    if (isReady) stop();
  }, [isReady]);
}
