import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { Suspense } from "react";
import { Link } from "react-router";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { useTaskTools } from "../../../admin-kit/task-tools.ts";
import { displayPhone, formatDate, formatPrice, hasNumber, telLink } from "../../../kernel/text/format.ts";
import { mailLink } from "../../../kernel/text/mail-link.ts";
import { wordFor } from "../../../kernel/text/word-for.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Failure } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import dialogStyles from "../../../ui/overlays/dialog.module.css";
import { Dialog, DialogBody } from "../../../ui/overlays/dialog.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { Initials } from "../../../ui/pictures/person.tsx";
import { Picture } from "../../../ui/pictures/picture.tsx";
import { coverPath } from "../../../ui/pictures/picture-sources.ts";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiName, BidiText } from "../../../ui/text/bidi-text.tsx";
import { Ltr } from "../../../ui/text/ltr.tsx";
import { ClientRenewals } from "../renewals/client-renewals.tsx";
import { TagChips } from "../tags/tag-chips.tsx";
import { listProjectsOf } from "./client.ts";
import styles from "./client-details.module.css";
import { ClientMarketing } from "./client-marketing.tsx";
import { ClientRegistration } from "./client-registration.tsx";
import { ClientTimeline } from "./client-timeline.tsx";
import type { ClientProject, ClientRecord } from "./clients.ts";
import { text } from "./clients-admin.text.ts";
import { ClientBadge } from "./clients-table.tsx";

type ClientDetailsProps = {
  /** Null keeps it closed. */
  client: ClientRecord | null;
  onClose(): void;
  onEdit(client: ClientRecord): void;
};

const OwnFactsOf = lazyPart(() => import("../own-fields/own-facts-of.tsx"));

const { details } = text;

/** A dialog with a client's figures, projects and timeline, and a button to edit; requirement ACLI-01. */
export default function ClientDetails({ client, onClose, onEdit }: ClientDetailsProps) {
  const footer = client && (
    <>
      <span className={typeStyles.muted}>
        {client.openingProjects > 0 && details.opening(client.openingProjects)}
      </span>
      <Button variant="ghost" small onClick={onClose}>
        {details.close}
      </Button>
      <Button small onClick={() => onEdit(client)}>
        <Icon of={Pencil} />
        {text.edit}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={client !== null} onClose={onClose} title={details.title} size="md" footer={footer}>
      <DialogBody>{client && <Details client={client} />}</DialogBody>
    </Dialog>
  );
}

function Details({ client }: { client: ClientRecord }) {
  const tools = useTaskTools();
  const projects = useQuery({
    queryKey: ["projects", "client", client.id],
    queryFn: () => listProjectsOf(client.id),
  });
  const inProgress = projects.data?.filter(({ status }) => status === "in-progress").length ?? 0;
  return (
    <>
      <div className={styles.head}>
        <Initials name={client.name} />
        <div>
          <b>
            <BidiName text={client.name} />
          </b>
          {client.joinDate && (
            <span className={typeStyles.muted}>{details.since(formatDate(client.joinDate))}</span>
          )}
        </div>
        <ClientBadge client={client} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{details.email}</dt>
          <dd>
            <a href={mailLink(client.email)}>
              <Ltr>{client.email}</Ltr>
            </a>
          </dd>
        </div>
        <div>
          <dt>{details.phone}</dt>
          <dd>
            <a href={hasNumber(client.phone) ? telLink(client.phone) : undefined}>
              <Ltr>{displayPhone(client.phone)}</Ltr>
            </a>
          </dd>
        </div>
        <div>
          <dt>{text.heads.company}</dt>
          <BidiText as="dd" text={client.company} />
        </div>
        <div>
          <dt>{details.address}</dt>
          <BidiText as="dd" text={client.address} />
        </div>
        {client.vatNumber && (
          <div>
            <dt>{text.labels.vatNumber}</dt>
            <dd>
              <Ltr>{client.vatNumber}</Ltr>
            </dd>
          </div>
        )}
        <Suspense>
          <OwnFactsOf values={client.ownValues} />
        </Suspense>
        <div>
          <dt>{text.heads.projects}</dt>
          <dd>{details.counted(client.projects, inProgress)}</dd>
        </div>
        <div>
          <dt>{text.heads.totalValue}</dt>
          <dd>{formatPrice(client.totalValue)}</dd>
        </div>
        {client.tags.length > 0 && (
          <div>
            <dt>{text.labels.tags}</dt>
            <dd>
              <TagChips tags={client.tags} />
            </dd>
          </div>
        )}
      </dl>
      <ClientRegistration client={client} />
      <ClientMarketing client={client} />
      <section aria-busy={projects.isPending}>
        <h3 className={dialogStyles.subtitle}>{details.projects}</h3>
        {projects.isPending && (
          <p className={`${typeStyles.muted} ${typeStyles.small}`}>{details.loadingProjects}</p>
        )}
        <Failure of={projects.error && details.projectsFailed} onRetry={() => void projects.refetch()} />
        {projects.data && <Projects projects={projects.data} />}
      </section>
      <ClientRenewals clientId={client.id} projects={projects.data} />
      {tools?.listOf({ kind: "client", id: String(client.id), name: client.name })}
      <ClientTimeline clientId={client.id} />
    </>
  );
}

function Projects({ projects }: { projects: readonly ClientProject[] }) {
  if (projects.length === 0)
    return <p className={`${typeStyles.muted} ${typeStyles.small}`}>{details.noProjects}</p>;
  return (
    <ul className={styles.projects}>
      {projects.map((project) => (
        <li key={project.id}>
          <span className={`${typeStyles.cover} ${styles.cover}`}>
            <Picture path={project.image ?? coverPath(project.id)} alt="" sizes="64px" />
          </span>
          <p>
            <Link to={`/admin/projects?edit=${encodeURIComponent(project.id)}`}>
              <BidiText text={project.title.trim() || details.untitled} />
            </Link>
            <BidiText
              as="span"
              className={`${typeStyles.muted} ${typeStyles.digits}`}
              text={worthOf(project)}
            />
          </p>
          <Badge tone={wordFor(tones, project.status) ?? "neutral"}>
            {wordFor(text.projectStatuses, project.status) ?? (project.status.trim() || text.unknownStatus)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** Colours by state, the same as on the screen of projects. */
const tones: Record<string, BadgeTone> = { completed: "success", "in-progress": "info", planning: "warn" };

function worthOf({ value, valueAmount }: ClientProject) {
  return value || (valueAmount === null ? "" : formatPrice(valueAmount));
}
