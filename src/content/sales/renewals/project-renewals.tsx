import { useQuery } from "@tanstack/react-query";
import { CircleStop, Pencil, Play, Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { useMay } from "../../../admin-kit/may.ts";
import { MenuButton } from "../../../admin-kit/menu/menu-button.tsx";
import { MountOnOpen } from "../../../admin-kit/mount-on-open.tsx";
import { blankOf } from "../../../kernel/resource/resource.ts";
import { inputOf } from "../../../kernel/resource/wire.ts";
import { Failure } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { useLastShown } from "../../../ui/overlays/use-last-shown.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { tasksKey } from "../tasks/use-task-changes.ts";
import { useLiveDesk } from "../use-live-desk.ts";
import { listRenewalsOf, renewalClient, renewalsKey } from "./client.ts";
import { RenewalItem, RenewButton } from "./renewal-item.tsx";
import styles from "./renewals.module.css";
import { text } from "./renewals.text.ts";
import { type RenewalRecord, renewals } from "./renewals.ts";
import { useRenewalChanges } from "./use-renewal-changes.ts";

const RenewalDialog = lazyPart(() => import("./renewal-form.tsx"));

const live = [renewalsKey, tasksKey];

type Project = { id: string; name: string };

/** What a project renews, the next day of each in both calendars, and what is done when it has come. Requirement DESK-06. */
export default function ProjectRenewals({ project }: { project: Project }) {
  useLiveDesk(live);
  const canWrite = useMay("write", "sales");
  const heading = useRef<HTMLHeadingElement>(null);
  const [edited, setEdited] = useState<RenewalRecord | "new" | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [renewalsKey, "of", project.id],
    queryFn: () => listRenewalsOf(project.id),
  });
  return (
    <section aria-label={text.title}>
      <div className={styles.head}>
        <h3 ref={heading} tabIndex={-1}>
          {text.title}
        </h3>
        {canWrite && (
          <Button
            variant="ghost"
            small
            aria-label={text.addTo(project.name)}
            onClick={() => setEdited("new")}
          >
            <Icon of={Plus} />
            {text.add}
          </Button>
        )}
      </div>
      <Failure of={error && text.failures.load} onRetry={() => void refetch()} />
      {data?.length === 0 && <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.none}</p>}
      <ul className={styles.list}>
        {data?.map((renewal) => (
          <RenewalItem key={renewal.id} renewal={renewal}>
            {canWrite && (
              <>
                <RenewButton renewal={renewal} />
                <RenewalMenu
                  renewal={renewal}
                  onEdit={() => setEdited(renewal)}
                  onRemoved={() => heading.current?.focus()}
                />
              </>
            )}
          </RenewalItem>
        ))}
      </ul>
      <RenewalEditor project={project} edited={edited} onClose={() => setEdited(null)} />
    </section>
  );
}

type MenuProps = { renewal: RenewalRecord; onEdit(): void; onRemoved(): void };

function RenewalMenu({ renewal, onEdit, onRemoved }: MenuProps) {
  const { end, resume, remove } = useRenewalChanges();
  return (
    <MenuButton
      label={text.more(renewal.title)}
      entries={[
        { id: "edit", label: text.edit, icon: Pencil, onAction: onEdit },
        renewal.state === "ended"
          ? { id: "resume", label: text.resume, icon: Play, onAction: () => void resume(renewal) }
          : { id: "end", label: text.end, icon: CircleStop, onAction: () => void end(renewal) },
        "separator",
        {
          id: "delete",
          label: text.delete,
          icon: Trash2,
          danger: true,
          onAction: async () => {
            if (await remove(renewal)) onRemoved();
          },
        },
      ]}
    />
  );
}

type EditorProps = { project: Project; edited: RenewalRecord | "new" | null; onClose(): void };

function RenewalEditor({ project, edited, onClose }: EditorProps) {
  const { reload } = useRenewalChanges();
  const shown = useLastShown(edited);
  const record = shown === "new" ? null : shown;
  return (
    <MountOnOpen isOpen={edited !== null}>
      <RenewalDialog
        isOpen={edited !== null}
        onClose={onClose}
        record={record}
        initial={record ? inputOf(renewals, record) : { ...blankOf(renewals), projectId: project.id }}
        canAddAnother={false}
        onSave={async (body, based, key) => {
          if (based) await renewalClient.update(based.id, body, based);
          else await renewalClient.create(body, key);
          await reload();
          toasts.success(based ? text.updated : text.created);
        }}
      />
    </MountOnOpen>
  );
}
