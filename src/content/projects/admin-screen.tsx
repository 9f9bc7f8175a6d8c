import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { BulkBar } from "../../admin-kit/bulk-bar.tsx";
import { CsvButtons } from "../../admin-kit/csv-buttons.tsx";
import { DeleteConfirmation } from "../../admin-kit/delete-confirmation.tsx";
import { HistoryDialog } from "../../admin-kit/history-dialog.tsx";
import { ListStates } from "../../admin-kit/list-states.tsx";
import { ListToolbar } from "../../admin-kit/list-toolbar.tsx";
import { SelectShownBox } from "../../admin-kit/select-box.tsx";
import { useAskedRecord } from "../../admin-kit/use-asked-record.ts";
import { useFailure } from "../../admin-kit/use-failure.ts";
import { useListAddress } from "../../admin-kit/use-list-address.ts";
import { useListKeys } from "../../admin-kit/use-list-keys.ts";
import { useRecordPage } from "../../admin-kit/use-records.ts";
import { useSelection } from "../../admin-kit/use-selection.ts";
import { countOf } from "../../kernel/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState, NoMatch } from "../../ui/states.tsx";
import { toasts } from "../../ui/toast-queue.ts";
import { countProjects, createUnderOwnId, failureOf, listClientChoices, projectClient } from "./client.ts";
import { ProjectDrawer } from "./project-drawer.tsx";
import { historyLabels, historyWords, inputOf, ProjectDialog } from "./project-form.tsx";
import { statusLabel } from "./project-status.tsx";
import { ProjectTile, titleOf } from "./project-tile.tsx";
import { text } from "./projects-admin.text.ts";
import { blankProject, type ProjectInput, type ProjectRecord, projectCategories } from "./schema.ts";

/** What the dialog is open for: a project as it was then, a copy of one, or (both null) a new one. */
type Opened = { project: ProjectRecord | null; copy: ProjectInput | null };
const blank: Opened = { project: null, copy: null };

/** The projects: found, looked at, added, changed, copied, deleted with a way back; APRJ-01 to APRJ-03, ADM-03, ADM-04. */
export default function ProjectsScreen() {
  const address = useListAddress(["category", "status"]);
  const projects = useRecordPage("projects", projectClient, address);
  const { data: counts } = useQuery({ queryKey: ["projects", "counts"], queryFn: countProjects });
  const failure = useFailure(projects.error, (error) => failureOf("load", error));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [viewed, setViewed] = useState<string | null>(null);
  const [ofHistory, setOfHistory] = useState<ProjectRecord | null>(null);
  const [deleting, setDeleting] = useState<ProjectRecord | null>(null);
  const clients = useQuery({
    queryKey: ["client-choices"],
    queryFn: listClientChoices,
    enabled: opened !== null,
  });
  const { records = [] } = projects;
  const selection = useSelection(records);
  const total = counts?.total ?? projects.total;
  const onView = ({ id }: ProjectRecord) => setViewed(id);
  const onEdit = (project: ProjectRecord) => {
    setViewed(null);
    setOpened({ project, copy: null });
  };
  useAskedProject(counts !== undefined, (asked) => (asked === "new" ? setOpened(blank) : onEdit(asked)));
  useListKeys({ onNew: () => setOpened(blank), itemSelector: ".pgrid > article" });

  const save = async (body: object, based: ProjectRecord | null) => {
    await (based ? projects.update(based, body) : createUnderOwnId(projects.create, body));
    failure.dismiss();
    toasts.success(based ? text.updated : text.created);
  };
  return (
    <>
      <div className="ph">
        <div>
          <h1>{text.title}</h1>
          <p>{counts && text.summaryOf(countOf("project", counts.total), counts.inProgress)}</p>
        </div>
        <div className="acts">
          <CsvButtons path="/api/projects" query={{ q: address.query, ...address.filters }} />
          <Button small disabled={!projects.records} onClick={() => setOpened(blank)}>
            <Icon of={Plus} />
            {text.add}
          </Button>
        </div>
      </div>
      <ListToolbar
        address={address}
        searchLabel={text.search}
        filters={[
          { name: "category", label: text.category, options: categoryOptions },
          { name: "status", label: text.status, options: statusOptions },
        ]}
        hits={text.results(countOf("result", projects.total), total)}
        delay={150}
      >
        {records.length > 0 && <SelectShownBox selection={selection} />}
      </ListToolbar>
      <BulkBar
        selection={selection}
        count={countOf("project", selection.ids.length)}
        bulk={projects.bulk}
        canActivate={false}
        onFailure={(error) => failure.show(failureOf("delete", error))}
      />
      {failure.sentence && (
        <Banner
          tone="bad"
          onDismiss={failure.dismiss}
          onRetry={failure.isOfLoad ? projects.reload : undefined}
        >
          {failure.sentence}
        </Banner>
      )}
      {projects.records || !projects.error ? (
        <ListStates
          records={projects.records}
          shown={records}
          onRetry={projects.reload}
          onClear={address.clear}
          loading={<Loading />}
          empty={
            address.isFiltered ? <None onClear={address.clear} /> : <Empty onAdd={() => setOpened(blank)} />
          }
        >
          <div className="pgrid" aria-busy={projects.isOld}>
            {records.map((project) => (
              <ProjectTile
                key={project.id}
                project={project}
                query={address.query}
                selection={selection}
                onView={onView}
                onEdit={onEdit}
                onCopy={(project) => setOpened(copy(project, total))}
                onHistory={setOfHistory}
                onDelete={setDeleting}
              />
            ))}
          </div>
          <Pagination current={address.page} total={projects.pages} hrefOf={address.hrefOf} />
        </ListStates>
      ) : (
        !failure.sentence && (
          <ErrorState title={failureOf("load", projects.error)} onRetry={projects.reload} />
        )
      )}
      <ProjectDrawer
        project={records.find(({ id }) => id === viewed) ?? null}
        onClose={() => setViewed(null)}
        onEdit={onEdit}
        onDelete={setDeleting}
      />
      <ProjectDialog
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        project={opened?.project ?? null}
        initial={(opened?.project && inputOf(opened.project)) ?? opened?.copy ?? blankProject(total)}
        clients={clients.data ?? []}
        canAddAnother={opened === blank}
        onSave={save}
      />
      <HistoryDialog
        path="/api/projects"
        id={ofHistory?.id ?? null}
        title={ofHistory ? titleOf(ofHistory) : ""}
        onClose={() => setOfHistory(null)}
        labels={historyLabels}
        format={historyWords}
        onRestored={projects.reload}
      />
      <DeleteConfirmation
        record={deleting}
        onClose={() => setDeleting(null)}
        question={text.deleteQuestion}
        remove={projects.remove}
        restore={projects.restore}
        deletedText={text.deleted}
        onFailure={(error) => failure.show(failureOf("delete", error))}
      />
    </>
  );
}

const categoryOptions = [
  { value: "", label: text.allCategories },
  ...projectCategories.map((value) => ({ value, label: text.categories[value] })),
];
/** Every state that the house has a word for. */
const statusOptions = [
  { value: "", label: text.allStatuses },
  ...["planning", "in-progress", "completed", "on-hold"].map((value) => ({
    value,
    label: statusLabel(value),
  })),
];

/** The project of `?edit=…`, which may lie on another page than the one shown. */
function useAskedProject(isReady: boolean, onAsk: (asked: ProjectRecord | "new") => void) {
  const [params] = useSearchParams();
  const id = params.get("edit") ?? "new";
  const { data, error } = useQuery({
    queryKey: ["projects", "one", id],
    queryFn: () => projectClient.read(id),
    enabled: id !== "new",
    retry: false,
  });
  // One list per answer: a new one at each drawing would be asked about again and again.
  const found = useMemo(() => (id === "new" || error ? [] : data && [data]), [id, data, error]);
  useAskedRecord(isReady ? found : undefined, onAsk);
}

/** A copy begins as a new one, at the end of the list. */
function copy(project: ProjectRecord, count: number): Opened {
  const title = text.copyOf(titleOf(project));
  return { project: null, copy: { ...inputOf(project), title, order: blankProject(count).order } };
}

function Loading() {
  return (
    <>
      <p className="muted sm">{text.loading}</p>
      <SkeletonCards className="pgrid" />
    </>
  );
}

function None({ onClear }: { onClear(): void }) {
  return (
    <NoMatch title={text.noMatch.title} onClear={onClear}>
      {text.noMatch.text}
    </NoMatch>
  );
}

function Empty({ onAdd }: { onAdd(): void }) {
  return (
    <EmptyState
      title={text.empty.title}
      actions={
        <Button small onClick={onAdd}>
          {text.empty.action}
        </Button>
      }
    >
      {text.empty.text}
    </EmptyState>
  );
}
