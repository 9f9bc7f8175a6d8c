import { useQuery, useQueryClient } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import { useMay } from "../../admin-kit/may.ts";
import { staffCounted } from "../../admin-kit/staff-counts.text.ts";
import { callApi } from "../../kernel/http/api-client.ts";
import { countOf, relativeTime } from "../../kernel/text/format.ts";
import { Button } from "../../ui/controls/button.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SkeletonTable } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { text as words } from "./addresses.text.ts";
import styles from "./addresses-page.module.css";
import { BrokenLinksTable } from "./broken-links-table.tsx";
import type { LinkCheck } from "./wire.ts";

const key = ["broken-links"];
const text = words.broken;

/** The result of the last link check, with a button to check again; requirement ADDR-01. */
export function BrokenLinks() {
  const cache = useQueryClient();
  const canWrite = useMay("write");
  const [isChecking, setChecking] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => callApi<LinkCheck>("GET", "/api/broken-links"),
  });
  const check = async () => {
    setChecking(true);
    try {
      cache.setQueryData(key, await callApi<LinkCheck>("POST", "/api/broken-links/check"));
      await cache.invalidateQueries({ queryKey: ["dashboard"] });
    } catch {
      toasts.error(text.failures.check);
    } finally {
      setChecking(false);
    }
  };
  if (error) return <ErrorState title={text.failures.load} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonTable columns={Object.values(text.heads).slice(0, -1)} />;
  return (
    <>
      <div className={styles.checked}>
        <p className={`${typeStyles.muted} ${typeStyles.small}`} role="status">
          {toldOf(data)}
        </p>
        {canWrite && (
          <Button variant="line" small loading={isChecking} loadingLabel={text.checking} onClick={check}>
            <Icon of={RotateCw} />
            {text.check}
          </Button>
        )}
      </div>
      {data.broken.length > 0 ? (
        <BrokenLinksTable links={data.broken} />
      ) : (
        data.checkedAt && <EmptyState title={text.empty.title}>{text.empty.text}</EmptyState>
      )}
    </>
  );
}

function toldOf({ checkedAt, links, faults, broken }: LinkCheck): string {
  if (checkedAt === null) return text.never;
  const told = text.checkedAt(relativeTime(checkedAt, new Date()), countOf(staffCounted.link, links));
  return faults > broken.length ? `${told} ${text.more(countOf(staffCounted.brokenLink, faults))}` : told;
}
