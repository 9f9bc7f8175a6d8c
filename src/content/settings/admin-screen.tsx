import { useQuery, useQueryClient } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { PageHead } from "../../admin-kit/page-head.tsx";
import { historyFormatOf } from "../../kernel/resource/field-labels.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { settingsClient } from "./client.ts";
import { settings } from "./settings.ts";
import { text } from "./settings-admin.text.ts";
import { SettingsForm } from "./settings-form.tsx";

const HistoryDialog = lazyPart(() => import("../../admin-kit/history/history-dialog.tsx"));

const queryKey = ["settings"];

/** The settings of the site; requirement ASET-01. */
export default function SettingsScreen() {
  const cache = useQueryClient();
  // Loaded once, so that a reload does not change the form while somebody types. A save, a restore and a retry load again.
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: settingsClient.read,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [isHistory, setHistory] = useState(false);
  const [generation, setGeneration] = useState(0);
  return (
    <>
      <PageHead
        title={text.title}
        actions={
          <Button variant="line" small onClick={() => setHistory(true)}>
            <Icon of={History} />
            {text.history}
          </Button>
        }
      >
        {text.lead}
      </PageHead>
      {data && (
        <SettingsForm
          key={generation}
          settings={data}
          onSaved={(saved) => cache.setQueryData(queryKey, saved)}
        />
      )}
      {!data &&
        (error ? (
          <ErrorState title={text.loadFailed} onRetry={() => void refetch()} />
        ) : (
          <div aria-busy="true">
            <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.loading}</p>
            <SkeletonCards />
          </div>
        ))}
      <MountOnOpen isOpen={isHistory}>
        <HistoryDialog
          path={settingsClient.path}
          id={isHistory ? "site" : null}
          title={text.title}
          onClose={() => setHistory(false)}
          {...historyFormatOf(settings)}
          onRestored={async () => {
            await refetch();
            setGeneration(generation + 1);
          }}
        />
      </MountOnOpen>
    </>
  );
}
