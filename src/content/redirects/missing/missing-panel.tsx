import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../../admin-kit/mount-on-open.tsx";
import { blankOf } from "../../../kernel/resource/resource.ts";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { SkeletonTable } from "../../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { redirectClient, redirectsKey } from "../client.ts";
import { text as redirectText } from "../redirects.text.ts";
import { type RedirectInput, redirects } from "../redirects.ts";
import { missingClient, missingKey } from "./client.ts";
import { text } from "./missing.text.ts";
import { MissingTable } from "./missing-table.tsx";

const RedirectDialog = lazyPart(() => import("../redirect-form.tsx"));

/** Lists requested paths that were not found, and makes redirects for them; requirement ADDR-01. */
export function MissingPanel() {
  const cache = useQueryClient();
  const missing = useQuery({ queryKey: [missingKey], queryFn: missingClient.list });
  const [begun, setBegun] = useState<RedirectInput | null>(null);

  const begin = async (path: string) =>
    setBegun({
      ...blankOf(redirects),
      fromPath: path,
      target: await missingClient.nearest(path).catch(() => ""),
    });
  const save = async (body: object, key: string) => {
    await redirectClient.create(body, key);
    await Promise.all(
      [missingKey, redirectsKey].map((name) => cache.invalidateQueries({ queryKey: [name] })),
    );
    toasts.success(redirectText.created);
  };
  const forget = async (path: string) => {
    try {
      await missingClient.forget(path);
      toasts.success(text.forgotten);
    } catch {
      toasts.error(text.failures.forget);
    }
    await cache.invalidateQueries({ queryKey: [missingKey] });
  };

  if (missing.error) return <ErrorState title={text.failures.load} onRetry={() => void missing.refetch()} />;
  if (!missing.data) return <SkeletonTable columns={Object.values(text.heads).slice(0, -1)} />;
  return (
    <>
      {missing.data.length === 0 ? (
        <EmptyState title={text.empty.title}>{text.empty.text}</EmptyState>
      ) : (
        <MissingTable pages={missing.data} onRedirect={begin} onForget={forget} />
      )}
      <MountOnOpen isOpen={begun !== null}>
        {begun && (
          <RedirectDialog
            isOpen
            onClose={() => setBegun(null)}
            record={null}
            initial={begun}
            canAddAnother={false}
            onSave={(body, _based, key) => save(body, key)}
          />
        )}
      </MountOnOpen>
    </>
  );
}
