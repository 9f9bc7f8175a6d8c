import { Columns3, List, Plus, RefreshCw, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { CsvButtons } from "../../admin-kit/csv/csv-buttons.tsx";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { ListToolbar } from "../../admin-kit/list/list-toolbar.tsx";
import { useListAddress } from "../../admin-kit/list/use-list-address.ts";
import { useListKeys } from "../../admin-kit/list/use-list-keys.ts";
import { pageParameters, useRecordPage } from "../../admin-kit/list/use-records.ts";
import { useTrashAddress } from "../../admin-kit/list/use-trash-address.ts";
import { useMay } from "../../admin-kit/may.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { DeleteConfirmation } from "../../admin-kit/rows/delete-confirmation.tsx";
import { useSelection } from "../../admin-kit/rows/use-selection.ts";
import { AppError } from "../../kernel/errors.ts";
import { countOf } from "../../kernel/text/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, IconButton, LinkButton } from "../../ui/controls/button.tsx";
import { Pagination } from "../../ui/controls/pagination.tsx";
import { catchLostFocus } from "../../ui/overlays/lost-focus.ts";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SkeletonTable } from "../../ui/skeleton.tsx";
import { ErrorState, NoMatch } from "../../ui/states.tsx";
import { arrivalsFeed } from "./arrivals/arrivals-feed.ts";
import { statusOptions } from "./board/desk-options.ts";
import { loadFailure } from "./board/quote-requests.ts";
import { type DrawerSlots, RequestDrawer } from "./board/request-drawer.tsx";
import { RequestsBulkBar } from "./board/requests-bulk-bar.tsx";
import { RequestsTable } from "./board/requests-table.tsx";
import { filterNames, SavedFilters, Stages } from "./board/stages.tsx";
import { deskKey, useAssignees, useBoard, useDeskChanges, useFigures } from "./board/use-desk.ts";
import { useOpened } from "./board/use-opened.ts";
import { deskText as text } from "./desk.text.ts";
import { deskClient } from "./desk-client.ts";
import type {
  Assignee,
  BulkChange,
  DeskFigures,
  DeskRequest,
  RequestChanges,
  RequestKind,
} from "./requests.ts";

// Dragging weighs more than the rest of the screen, and the trash is seldom opened.
const EnterDialog = lazyPart(() => import("./board/enter-dialog.tsx"));
const TrashList = lazyPart(() => import("../../admin-kit/list/trash-list.tsx"));
const RequestsBoard = lazyPart(() => import("./board/requests-board.tsx"));

type ScreenProps = DrawerSlots & { kind: RequestKind };

/** Quote requests or messages: found, sorted, opened, dealt with, deleted with a way back; AREQ-01, AREQ-02, ERR-10, ADM-07. */
export default function RequestsScreen({ kind, ...slots }: ScreenProps) {
  const words = text[kind];
  const address = useListAddress(filterNames, sorts);
  const opened = useOpened();
  const assignees = useAssignees();
  const figures = useFigures(kind);
  const query = { query: address.query, filters: { ...address.filters, kind }, sort: address.sort };
  const page = useRecordPage<DeskRequest>(deskKey, deskClient, { ...query, page: address.page });
  const { limit: _, offset: __, ...asked } = pageParameters({ ...query, page: 1 });
  const board = useBoard(asked, opened.isBoard);
  const desk = useDeskChanges();
  const [isEntering, setEntering] = useState(false);
  const canWrite = useMay("write");
  useListKeys({
    onNew: canWrite && kind === "quote" ? () => setEntering(true) : undefined,
    itemSelector: "[data-key]",
  });
  const [deleting, setDeleting] = useState<DeskRequest | null>(null);
  const { records } = page;
  const selection = useSelection(records ?? []);
  const error = opened.isBoard ? board.error : page.error;
  const isFetching = page.isOld || board.isFetching;
  const change = async (request: DeskRequest, changes: RequestChanges) => {
    try {
      await desk.change(request.id, changes);
      toasts.success(text.updated);
      // Its row may have left the list, and on the board its card is another one now.
      catchLostFocus(`.board [data-key="${request.id}"]`);
      return true;
    } catch {
      toasts.error(text.saveFailed);
      return false;
    }
  };
  const mark = async (request: DeskRequest, action: Extract<BulkChange["action"], "read" | "unread">) => {
    await desk.changeSeveral([request.id], { action }).catch(() => {});
    await arrivalsFeed.refresh();
  };
  const trash = useTrashAddress();
  const rows = { onOpen: opened.open, onDelete: setDeleting, onChange: change };
  const isLoaded = opened.isBoard ? board.data !== undefined : records !== undefined;
  if (trash.isOpen)
    return (
      <Suspense fallback={<SkeletonTable columns={Object.values(text.columns).slice(0, -1)} />}>
        <TrashList
          path="/api/project-requests"
          query={{ kind }}
          title={words.title}
          onRestored={desk.reload}
        />
      </Suspense>
    );
  return (
    <>
      <div className="ph">
        <div>
          <h1>{words.title}</h1>
          <p role="status">{isLoaded && figures ? summaryOf(kind, figures) : !error && words.loading}</p>
        </div>
        <div className="acts">
          {canWrite && kind === "quote" && (
            <Button small onClick={() => setEntering(true)}>
              <Icon of={Plus} />
              {text.enter.open}
            </Button>
          )}
          <ViewSwitch isBoard={opened.isBoard} onSwitch={opened.setBoard} />
          <Button variant="line" small loading={isFetching} onClick={() => void desk.reload()}>
            <Icon of={RefreshCw} />
            {text.refresh}
          </Button>
          <LinkButton variant="line" small to={trash.toTrash}>
            <Icon of={Trash2} />
            {kitText.trash.open}
          </LinkButton>
          <CsvButtons path="/api/project-requests" query={{ ...asked, kind }} />
        </div>
      </div>
      <Stages kind={kind} figures={figures} address={address} />
      <SavedFilters figures={figures} address={address} />
      <ListToolbar
        address={address}
        searchLabel={words.search}
        delay={150}
        hits={text.results(countOf("result", page.total), figures ? sumOf(figures) : 0)}
        filters={[
          {
            name: "status",
            label: text.status,
            options: [{ value: "", label: text.allStatuses }, ...statusOptions],
          },
          { name: "assignee", label: text.assignee, options: assigneeOptions(assignees) },
          { name: "days", label: text.period, options: optionsOf(text.periods) },
        ]}
        sorts={sorts}
      />
      {error && isLoaded && (
        <Banner tone="bad" onRetry={() => void desk.reload()}>
          {loadFailure(error)}
        </Banner>
      )}
      {opened.error && (
        <Banner tone="bad">{isGone(opened.error) ? words.notFound : loadFailure(opened.error)}</Banner>
      )}
      {!isLoaded ? (
        error ? (
          <div role="alert">
            <ErrorState title={loadFailure(error)} onRetry={() => void desk.reload()} />
          </div>
        ) : (
          <SkeletonTable columns={Object.values(text.columns).slice(0, -1)} />
        )
      ) : opened.isBoard ? (
        board.data && (
          <Suspense fallback={<SkeletonTable columns={statusOptions.map(({ label }) => label)} />}>
            <RequestsBoard
              kind={kind}
              columns={board.data}
              now={new Date()}
              onOpen={opened.open}
              onMove={(request, status) => change(request, { status })}
            />
          </Suspense>
        )
      ) : records?.length === 0 && address.isFiltered ? (
        <NoMatch onClear={address.clear} />
      ) : (
        <>
          <RequestsBulkBar
            kind={kind}
            selection={selection}
            assignees={assignees}
            changeSeveral={desk.changeSeveral}
          />
          <RequestsTable
            kind={kind}
            requests={records ?? []}
            query={address.query}
            selection={selection}
            assignees={assignees}
            now={new Date()}
            {...rows}
          />
          <Pagination current={address.page} total={page.pages} hrefOf={address.hrefOf} />
        </>
      )}
      <RequestDrawer
        request={opened.request}
        assignees={assignees}
        onClose={opened.close}
        onDelete={setDeleting}
        change={change}
        mark={mark}
        {...slots}
      />
      <MountOnOpen isOpen={isEntering}>
        <EnterDialog
          isOpen={isEntering}
          onClose={() => setEntering(false)}
          onEntered={async (id) => {
            toasts.success(text.enter.saved(id));
            await desk.reload();
          }}
        />
      </MountOnOpen>
      <DeleteConfirmation
        record={deleting}
        onClose={() => setDeleting(null)}
        question={words.deleteQuestion}
        remove={async (request) => {
          await page.remove(request);
          opened.forget(request.id);
        }}
        restore={page.restore}
        deletedText={words.deleted}
        onFailure={() => toasts.error(words.deleteFailed)}
      />
    </>
  );
}

function ViewSwitch({ isBoard, onSwitch }: { isBoard: boolean; onSwitch(isBoard: boolean): void }) {
  const { views } = text;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div className="views" role="group" aria-label={views.label}>
      <IconButton aria-label={views.table} aria-pressed={!isBoard} onClick={() => onSwitch(false)}>
        <Icon of={List} />
      </IconButton>
      <IconButton aria-label={views.board} aria-pressed={isBoard} onClick={() => onSwitch(true)}>
        <Icon of={Columns3} />
      </IconButton>
    </div>
  );
}

function summaryOf(kind: RequestKind, figures: DeskFigures) {
  const all = countOf(kind === "quote" ? "request" : "message", sumOf(figures));
  return figures.unread === 0 ? all : text[kind].unread(all, figures.unread);
}

const sumOf = ({ statuses }: DeskFigures) => Object.values(statuses).reduce((sum, count) => sum + count, 0);

const sorts = optionsOf(text.sorts);

const isGone = (error: Error) => error instanceof AppError && error.code === "not-found";

function assigneeOptions(assignees: readonly Assignee[]) {
  return [
    { value: "", label: text.allAssignees },
    { value: "me", label: text.chips.mine },
    { value: "none", label: text.unassigned },
    ...assignees.map((assignee) => ({ value: String(assignee.id), label: text.assigneeName(assignee) })),
  ];
}

function optionsOf(labels: Record<string, string>) {
  return Object.entries(labels)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => Number(b.value === "") - Number(a.value === ""));
}
