import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useMay } from "../../../admin-kit/may.ts";
import { Failure } from "../../../ui/banner.tsx";
import dialogStyles from "../../../ui/overlays/dialog.module.css";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiName } from "../../../ui/text/bidi-text.tsx";
import { addressOfLink, linkIcons } from "../tasks/link-kinds.ts";
import { tasksKey } from "../tasks/use-task-changes.ts";
import { useLiveDesk } from "../use-live-desk.ts";
import { listRenewalsOfClient, renewalsKey } from "./client.ts";
import { RenewalItem, RenewButton } from "./renewal-item.tsx";
import styles from "./renewals.module.css";
import { text } from "./renewals.text.ts";
import type { RenewalRecord } from "./renewals.ts";

/** With the projects, because a renewal may be of one that was added meanwhile. */
const live = [renewalsKey, tasksKey, "projects"];

type Props = {
  clientId: number;
  /** The client's projects; undefined while they are loaded. */
  projects: readonly { id: string; title: string }[] | undefined;
};

/** What all projects of a client renew, the soonest first, to be renewed here or looked up at the project. Requirement DESK-06. */
export function ClientRenewals({ clientId, projects }: Props) {
  useLiveDesk(live);
  const renewals = useQuery({
    queryKey: [renewalsKey, "client", clientId],
    queryFn: () => listRenewalsOfClient(clientId),
  });
  return (
    <section aria-label={text.title} aria-busy={renewals.isPending}>
      <h3 className={dialogStyles.subtitle}>{text.title}</h3>
      <Failure of={renewals.error && text.failures.load} onRetry={() => void renewals.refetch()} />
      {renewals.data?.length === 0 && (
        <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.noneOfClient}</p>
      )}
      <ul className={styles.list}>
        {renewals.data?.map((renewal) => (
          <ClientRenewal key={renewal.id} renewal={renewal} projects={projects} />
        ))}
      </ul>
    </section>
  );
}

function ClientRenewal({ renewal, projects }: { renewal: RenewalRecord } & Pick<Props, "projects">) {
  const canWrite = useMay("write", "sales");
  const { title, projectId } = renewal;
  const project = projects && (projects.find(({ id }) => id === projectId)?.title.trim() || text.untitled);
  return (
    <RenewalItem
      renewal={renewal}
      project={
        project && (
          <Link className={styles.project} to={addressOfLink({ kind: "project", id: projectId })}>
            <Icon of={linkIcons.project} />
            <BidiName text={project} />
          </Link>
        )
      }
    >
      {canWrite && <RenewButton renewal={renewal} name={project ? text.ofProject(title, project) : title} />}
    </RenewalItem>
  );
}
