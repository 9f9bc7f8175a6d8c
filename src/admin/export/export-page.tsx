import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Archive, FileDown, Trash2 } from "lucide-react";
import { useState } from "react";
import { fileSize } from "../../admin-kit/file-size.text.ts";
import { PageHead } from "../../admin-kit/page-head.tsx";
import { AppError } from "../../kernel/errors.ts";
import { callApi } from "../../kernel/http/api-client.ts";
import { formatDateTime } from "../../kernel/text/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { Card } from "../../ui/card.tsx";
import { Button } from "../../ui/controls/button.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Progress } from "../../ui/progress.tsx";
import { SkeletonTable } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { exportText as text } from "./export.text.ts";
import styles from "./export-page.module.css";
import type { SiteExportAnswer } from "./export-wire.ts";

const key = ["site-export"];
const path = "/api/site-export";
const looksAgainAfter = 1000; // ms

/** The export of the whole site: what it holds, how far it is, the file; requirement OWN-04. */
export default function ExportPage() {
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => callApi<SiteExportAnswer>("GET", path),
    refetchInterval: ({ state }) => (state.data?.state === "running" ? looksAgainAfter : false),
  });
  return (
    <>
      <PageHead title={text.title}>{text.lead}</PageHead>
      <Card as="section" className={styles.card} aria-labelledby="export-holds">
        <h2 id="export-holds">{text.holds}</h2>
        <ul className={styles.parts}>
          {text.parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <p className={typeStyles.muted}>{text.secret}</p>
        {error ? (
          <ErrorState title={text.unread} onRetry={() => void refetch()} />
        ) : data ? (
          <Newest {...data} />
        ) : (
          <SkeletonTable columns={[text.holds]} />
        )}
      </Card>
    </>
  );
}

/** Does something with the export, and shows how it then stands. A proof of identity that was not given is no failure. */
function useAct() {
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>, failed: string) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const code = error instanceof AppError ? error.code : "";
      if (code !== "proof-needed") toasts.error(code === "conflict" ? text.busy : failed);
    } finally {
      await cache.invalidateQueries({ queryKey: key });
      setBusy(false);
    }
  };
  return [act, isBusy] as const;
}

function Newest({ state, step, done, total, bytes, by, at, until }: SiteExportAnswer) {
  return (
    <>
      <p role="status" className={state === "none" ? typeStyles.unseen : ""}>
        {state === "running" && text.running}
        {state === "ready" && text.ready(fileSize(bytes))}
      </p>
      {state === "running" && (
        <div className={styles.running}>
          <span>{text.steps[step]}</span>
          <Progress percent={total > 0 ? (done / total) * 100 : 0} label={text.steps[step]} />
          <small className={typeStyles.muted}>{text.stays}</small>
        </div>
      )}
      {state === "failed" && <Banner tone="bad">{text.failed}</Banner>}
      {state === "ready" && (
        <p className={`${typeStyles.muted} ${typeStyles.small}`}>
          {text.made(by, formatDateTime(at))} {text.until(formatDateTime(until))}
        </p>
      )}
      <Actions state={state} />
    </>
  );
}

function Actions({ state }: Pick<SiteExportAnswer, "state">) {
  const [start, isStarting] = useAct();
  const [remove, isRemoving] = useAct();
  const [load] = useAct();
  const begin = () => start(() => callApi("POST", path), text.notStarted);
  const drop = async () => {
    await callApi("DELETE", path);
    toasts.success(text.removed);
  };
  // The browser loads it to the disk itself, because memory could not hold it; the call before it asks for the proof of identity.
  const download = async () => {
    await callApi("POST", `${path}/opened`);
    location.assign(`${path}/file`);
  };
  return (
    <div className={buttonStyles.actions}>
      {state === "ready" && (
        <Button onClick={() => load(download, text.notDownloaded)}>
          <Icon of={FileDown} />
          {text.download}
        </Button>
      )}
      {state !== "running" && (
        <Button
          variant={state === "ready" ? "line" : "primary"}
          loading={isStarting}
          loadingLabel={text.starting}
          onClick={begin}
        >
          <Icon of={Archive} />
          {state === "none" ? text.start : text.again}
        </Button>
      )}
      {(state === "ready" || state === "running") && (
        <Button
          variant="ghost"
          loading={isRemoving}
          loadingLabel={text.removing}
          onClick={() => remove(drop, text.notRemoved)}
        >
          <Icon of={Trash2} />
          {state === "running" ? text.stop : text.remove}
        </Button>
      )}
    </div>
  );
}
