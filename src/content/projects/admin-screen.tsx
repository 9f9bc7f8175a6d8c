import { useQuery } from "@tanstack/react-query";
import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { ListScreen } from "../../admin-kit/list/list-screen.tsx";
import { choiceOptions, listScreenOf } from "../../admin-kit/list/resource-list.ts";
import { useListAddress } from "../../admin-kit/list/use-list-address.ts";
import { useListScreen } from "../../admin-kit/list/use-list-screen.ts";
import { usePagedList } from "../../admin-kit/list/use-records.ts";
import { useViewed } from "../../admin-kit/list/use-viewed.ts";
import { OrderRow } from "../../admin-kit/rows/order-row.tsx";
import { historyFormatOf } from "../../kernel/resource/field-labels.ts";
import { counted } from "../../kernel/text/format.text.ts";
import { countOf } from "../../kernel/text/format.ts";
import { countProjects, createUnderOwnId, failureOf, listClientChoices, projectClient } from "./client.ts";
import { ProjectDrawer } from "./project-drawer.tsx";
import { statusLabel } from "./project-status.tsx";
import { titleOf } from "./project-tile.tsx";
import { ProjectList, ProjectSkeleton, useProjectView, ViewSwitch } from "./project-views.tsx";
import { beginProject, type ProjectRecord, projects } from "./projects.ts";
import { text } from "./projects-admin.text.ts";

const ProjectDialog = lazyPart(() => import("./project-form.tsx"));

/** The screen of projects: search, details, edit, copy, reorder, delete with undo; APRJ-01 to APRJ-03, ADM-03, ADM-04. */
export default function ProjectsScreen() {
  const address = useListAddress(["category", "status"], sorts);
  const [view, setView] = useProjectView();
  const summary = useQuery({ queryKey: ["projects", "counts"], queryFn: countProjects });
  const counts = summary.data;
  const paged = usePagedList("projects", projectClient, address, summary);
  const list = {
    ...paged,
    create: (body: object) => createUnderOwnId(paged.create, body),
  };
  const {
    viewed,
    view: show,
    close,
  } = useViewed({
    key: "projects",
    parameter: "open",
    shown: list.shown ?? [],
    idOf: (asked) => asked || null,
    read: projectClient.read,
  });
  const screen = useListScreen({
    ...listScreenOf(projects),
    blank: beginProject,
    address,
    list,
    text,
    failureOf,
    copied: (project, { order, isActive }) => ({ title: text.copyOf(titleOf(project)), order, isActive }),
  });
  const clients = useQuery({
    queryKey: ["client-choices"],
    queryFn: listClientChoices,
    enabled: screen.dialog.isOpen,
  });
  const onEdit = (project: ProjectRecord) => {
    close();
    screen.edit(project);
  };
  return (
    <>
      <ListScreen
        screen={screen}
        text={text}
        noun={counted.project}
        nameOf={titleOf}
        summary={counts && text.summaryOf(countOf(counted.project, counts.total), counts.inProgress)}
        filters={[
          { name: "category", label: text.labels.category, options: categoryOptions },
          { name: "status", label: text.labels.status, options: statusOptions },
        ]}
        sorts={sorts}
        delay={150}
        tools={<ViewSwitch view={view} onChange={setView} />}
        itemSelector="main :is(article, tbody tr)"
        skeleton={<ProjectSkeleton />}
        orderRow={(project) => <OrderRow name={titleOf(project)}>{statusLabel(project.status)}</OrderRow>}
        history={historyFormatOf(projects)}
        form={(dialog) => <ProjectDialog {...dialog} clients={clients.data ?? []} />}
      >
        <ProjectList
          view={view}
          projects={list.shown ?? []}
          {...screen.row}
          onView={({ id }) => show(id)}
          onEdit={onEdit}
        />
      </ListScreen>
      <ProjectDrawer project={viewed} onClose={close} onEdit={onEdit} onDelete={screen.setDeleting} />
    </>
  );
}

const categoryOptions = [{ value: "", label: text.allCategories }, ...choiceOptions(projects, "category")];
/** The known states and «all». */
const statusOptions = [{ value: "", label: text.allStatuses }, ...choiceOptions(projects, "status")];
const sorts = [
  { value: "", label: kitText.sorts.own },
  { value: "-startDate", label: kitText.sorts.newest },
  { value: "-valueAmount", label: text.highest },
  { value: "title", label: kitText.sorts.title },
];
