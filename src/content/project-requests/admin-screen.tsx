import { Keyboard, Plus, RefreshCw, Trash2 } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { CsvButtons } from "../../admin-kit/csv/csv-buttons.tsx";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { useListAddress } from "../../admin-kit/list/use-list-address.ts";
import { useListKeys } from "../../admin-kit/list/use-list-keys.ts";
import { pageParameters, useRecordPage } from "../../admin-kit/list/use-records.ts";
import { useTrashAddress } from "../../admin-kit/list/use-trash-address.ts";
import { useMay } from "../../admin-kit/may.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { DeleteConfirmation } from "../../admin-kit/rows/delete-confirmation.tsx";
import { useSelection } from "../../admin-kit/rows/use-selection.ts";
import { InTopBar } from "../../admin-kit/top-bar-slots.tsx";
import { AppError } from "../../kernel/errors.ts";
import { countOf } from "../../kernel/text/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, IconButton, LinkButton } from "../../ui/controls/button.tsx";
import { Pagination } from "../../ui/controls/pagination.tsx";
import { catchLostFocus } from "../../ui/overlays/lost-focus.ts";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SkeletonTable } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState, NoMatch } from "../../ui/states.tsx";
import { requestScreen } from "./addresses.ts";
import styles from "./admin-screen.module.css";
import { arrivalsFeed } from "./arrivals/arrivals-feed.ts";
import { loadFailure } from "./board/quote-requests.ts";
import { RequestsBulkBar } from "./board/requests-bulk-bar.tsx";
import { deskKey, useAssignees, useBoard, useDeskChanges, useFigures, useRequest } from "./board/use-desk.ts";
import { Filters, filterNames } from "./desk/filters.tsx";
import { deskSorts, FindRow } from "./desk/find-row.tsx";
import { remember, remembered } from "./desk/remembered.ts";
import { RequestList } from "./desk/request-list.tsx";
import { type DeskSlots, type RequestHandle, RequestPage } from "./desk/request-page.tsx";
import { StageStrip } from "./desk/stage-strip.tsx";
import { useDeskAddress } from "./desk/use-desk-address.ts";
import { ViewSwitch } from "./desk/view-switch.tsx";
import { deskText as text } from "./desk.text.ts";
import { deskClient } from "./desk-client.ts";
import { useDeskKeys } from "./keys/use-desk-keys.ts";
import type { BulkChange, DeskFigures, DeskRequest, RequestChanges, RequestKind } from "./requests.ts";
import { stageFilter } from "./stages.ts";

// Dragging weighs more than the rest of the screen; the others are opened less often than the list.
const EnterDialog = lazyPart(() => import("./board/enter-dialog.tsx"));
const KeysHelp = lazyPart(() => import("./keys/keys-help.tsx"));
const TrashList = lazyPart(() => import("../../admin-kit/list/trash-list.tsx"));
const RequestsBoard = lazyPart(() => import("./board/requests-board.tsx"));
const RequestsTable = lazyPart(() => import("./board/requests-table.tsx"));

type ScreenProps = DeskSlots & { kind: RequestKind };

const heads = Object.values(text.columns).slice(0, -1);

/**
 * Quote requests or messages: beside the one that is open, as a table, or on the board; found, sorted, dealt with, deleted
 * with a way back. DESK-01, AREQ-01, AREQ-02, ERR-10, ADM-07
 */
export default function RequestsScreen({ kind, ...slots }: ScreenProps) {
  const desk = useDeskChanges();
  const trash = useTrashAddress();
  if (!trash.isOpen) return <Desk kind={kind} {...slots} />;
  return (
    <Suspense fallback={<SkeletonTable columns={heads} />}>
      <TrashList
        path="/api/project-requests"
        query={{ kind }}
        title={text[kind].title}
        onRestored={desk.reload}
      />
    </Suspense>
  );
}

function Desk({ kind, ...slots }: ScreenProps) {
  const words = text[kind];
  const toTrash = `/admin/${requestScreen(kind)}${useTrashAddress().toTrash}`;
  const address = useListAddress(filterNames, deskSorts);
  const place = useDeskAddress(kind);
  const assignees = useAssignees();
  const figures = useFigures(kind);
  const query = { query: address.query, filters: { ...address.filters, kind }, sort: address.sort };
  const page = useRecordPage<DeskRequest>(deskKey, deskClient, { ...query, page: address.page });
  const { limit: _, offset: __, ...asked } = pageParameters({ ...query, page: 1 });
  const isBoard = place.view === "board" && !place.isOpen;
  const board = useBoard(asked, isBoard);
  const desk = useDeskChanges();
  const [isEntering, setEntering] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const [hasKeys, setKeys] = useState(() => remembered("keys") !== "off");
  const canWrite = useMay("write");
  const canEnter = canWrite && kind === "quote";
  const [deleting, setDeleting] = useState<DeskRequest | null>(null);
  const { records } = page;
  const opened = useRequest(place.id, records);
  const selection = useSelection(records ?? []);
  const openPage = useRef<RequestHandle>(null);
  const error = isBoard ? board.error : page.error;
  const isLoaded = isBoard ? board.data !== undefined : records !== undefined;
  const hits = text.results(countOf("result", page.total), figures ? sumOf(figures) : 0);

  const change = async (request: DeskRequest, changes: RequestChanges) => {
    try {
      await desk.change(request.id, changes);
      toasts.success(text.updated);
      // Its row may have left the list, and on the board its card is another one now.
      catchLostFocus(`[data-key="${request.id}"]`);
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
  const close = () => {
    const left = place.id;
    place.close();
    catchLostFocus(`[data-key="${left}"] [data-open]`);
  };
  const at = records?.findIndex(({ id }) => id === place.id) ?? -1;
  const beside = (step: 1 | -1) => (at < 0 ? undefined : records?.[at + step]);
  const opener = (request: DeskRequest | undefined) => request && (() => place.open(request.id));
  const [previous, next] = [opener(beside(-1)), opener(beside(1))];

  useEffect(() => {
    document.querySelector(`[data-key="${place.id}"]`)?.scrollIntoView({ block: "nearest" });
  }, [place.id]);
  useDeskKeys(
    {
      onNext: () => (place.isOpen && next ? did(next) : walk(1)),
      onPrevious: () => (place.isOpen && previous ? did(previous) : walk(-1)),
      onClose: () => place.isOpen && did(close),
      onMark: () => {
        // As its row says it: of the queries that follow a change, that of the open request may be the last.
        const key = place.id === null ? focusedKey() : String(place.id);
        const request = records?.find(({ id }) => String(id) === key) ?? opened.data;
        if (!request || !canWrite) return false;
        return did(() => void mark(request, request.news ? "read" : "unread"));
      },
      onReply: () => openPage.current !== null && did(openPage.current.reply),
      onNew: () => canEnter && did(() => setEntering(true)),
      onHelp: () => did(() => setHelping(true)),
    },
    hasKeys,
  );
  useListKeys({ itemSelector: "[data-key]" });

  const find = <FindRow kind={kind} address={address} hits={hits} />;
  const failures = (
    <>
      {error && isLoaded && (
        <Banner tone="bad" onRetry={() => void desk.reload()}>
          {loadFailure(error)}
        </Banner>
      )}
    </>
  );
  /** What stands in the place of rows that are not there. */
  const inPlace = (rows: ReactNode) =>
    isLoaded ? (
      rows
    ) : error ? (
      <div role="alert">
        <ErrorState card={false} title={loadFailure(error)} onRetry={() => void desk.reload()} />
      </div>
    ) : (
      <SkeletonTable columns={place.view === "list" || place.isOpen ? [text.columns.name] : heads} />
    );
  const rows = { kind, requests: records ?? [], assignees, query: address.query, now: new Date() };
  const pages = <Pagination current={address.page} total={page.pages} hrefOf={address.hrefOf} />;
  const isUnfound = records?.length === 0 && address.isFiltered;

  return (
    <>
      <InTopBar
        start={
          <>
            <h1>{words.title}</h1>
            <ViewSwitch desk={place} />
          </>
        }
        end={
          canEnter && (
            <Button small className={styles.enter} onClick={() => setEntering(true)}>
              <Icon of={Plus} />
              <span>{text.enter.open}</span>
            </Button>
          )
        }
      />
      <div data-panes className={styles.desk} data-over={place.isOpen || undefined}>
        <p className="vh" role="status">
          {isLoaded && figures ? summaryOf(kind, figures) : !error && words.loading}
        </p>
        <StageStrip kind={kind} figures={figures} address={address}>
          <IconButton
            aria-label={text.refresh}
            title={text.refresh}
            aria-busy={page.isOld || board.isFetching}
            onClick={() => void desk.reload()}
          >
            <Icon of={RefreshCw} />
          </IconButton>
          <IconButton
            className={styles.keys}
            aria-label={text.keys.title}
            title={text.keys.title}
            onClick={() => setHelping(true)}
          >
            <Icon of={Keyboard} />
          </IconButton>
          <Filters figures={figures} assignees={assignees} address={address}>
            <CsvButtons path="/api/project-requests" query={{ ...asked, kind }} />
            <LinkButton variant="line" small to={toTrash}>
              <Icon of={Trash2} />
              {kitText.trash.open}
            </LinkButton>
          </Filters>
        </StageStrip>
        {place.view === "list" || place.isOpen ? (
          <div className={styles.split}>
            <div className={styles.list}>
              {find}
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, so that keys can scroll it */}
              <section className={styles.scroll} tabIndex={0} aria-label={words.listLabel}>
                {failures}
                {inPlace(
                  isUnfound ? (
                    <NoMatch card={false} onClear={address.clear} />
                  ) : (
                    <RequestList
                      {...rows}
                      isByDay={address.sort === "" || address.sort === "id"}
                      isMixed={address.filters[stageFilter(kind)] === ""}
                      desk={place}
                    />
                  ),
                )}
                {pages}
              </section>
            </div>
            {opened.data && opened.data.id === place.id ? (
              <RequestPage
                key={opened.data.id}
                {...slots}
                request={opened.data}
                assignees={assignees}
                handle={openPage}
                isOpenedHere={place.isOpenedHere}
                onPrevious={previous}
                onNext={next}
                onClose={close}
                onDelete={setDeleting}
                change={change}
                mark={mark}
              />
            ) : (
              <div className={styles.nothing}>
                {place.isOpen ? (
                  <Unopened kind={kind} error={opened.error} isNumber={place.id !== null} onClose={close} />
                ) : (
                  <EmptyState card={false} title={words.choose}>
                    {hasKeys && text.keys.hint}
                  </EmptyState>
                )}
              </div>
            )}
          </div>
        ) : (
          <div className={styles.whole}>
            {find}
            <div className={isBoard ? styles.board : styles.table}>
              {failures}
              {inPlace(
                isBoard ? (
                  board.data && (
                    <Suspense fallback={<SkeletonTable columns={heads} />}>
                      <RequestsBoard
                        kind={kind}
                        columns={board.data}
                        sort={address.sort}
                        now={new Date()}
                        onOpen={({ id }) => place.open(id)}
                        onMove={(request, status) => change(request, { status })}
                      />
                    </Suspense>
                  )
                ) : isUnfound ? (
                  <NoMatch onClear={address.clear} />
                ) : (
                  <Suspense fallback={<SkeletonTable columns={heads} />}>
                    <RequestsBulkBar
                      kind={kind}
                      selection={selection}
                      assignees={assignees}
                      changeSeveral={desk.changeSeveral}
                    />
                    <RequestsTable
                      {...rows}
                      selection={selection}
                      onOpen={({ id }) => place.open(id)}
                      onDelete={setDeleting}
                      onChange={change}
                    />
                    {pages}
                  </Suspense>
                ),
              )}
            </div>
          </div>
        )}
      </div>
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
      <MountOnOpen isOpen={isHelping}>
        <KeysHelp
          isOpen={isHelping}
          onClose={() => setHelping(false)}
          isOn={hasKeys}
          onSwitch={(isOn) => {
            remember("keys", isOn ? "on" : "off");
            setKeys(isOn);
          }}
        />
      </MountOnOpen>
      <DeleteConfirmation
        record={deleting}
        onClose={() => setDeleting(null)}
        question={words.deleteQuestion}
        remove={async (request) => {
          await page.remove(request);
          // Nothing of it stays open.
          if (request.id === place.id) place.close();
        }}
        restore={page.restore}
        deletedText={words.deleted}
        onFailure={() => toasts.error(words.deleteFailed)}
      />
    </>
  );
}

type UnopenedProps = { kind: RequestKind; error: Error | null; isNumber: boolean; onClose(): void };

/** Why the one that the address asks for cannot be shown, or that it is on its way. */
function Unopened({ kind, error, isNumber, onClose }: UnopenedProps) {
  if (isNumber && !error) return <p className="vh">{text[kind].loading}</p>;
  const isGone = !isNumber || (error instanceof AppError && error.code === "not-found");
  return (
    <ErrorState
      card={false}
      title={isGone ? text[kind].notFound : loadFailure(error ?? new Error())}
      actions={
        <Button variant="line" small onClick={onClose}>
          {text.head.back}
        </Button>
      }
    />
  );
}

/** Does what a key asks for, and says that it did. */
function did(deed: () => void): true {
  deed();
  return true;
}

/** Moves the focus along the rows or cards; answers whether there was one to go to. */
function walk(step: 1 | -1): boolean {
  const items = [...document.querySelectorAll<HTMLElement>("[data-key]")];
  const from = items.findIndex((item) => item.contains(document.activeElement));
  const item = items[from < 0 ? 0 : from + step];
  const target = item?.querySelector<HTMLElement>("[data-open]") ?? item;
  target?.focus();
  target?.scrollIntoView({ block: "nearest" });
  return target !== undefined;
}

const focusedKey = () => document.activeElement?.closest<HTMLElement>("[data-key]")?.dataset.key;

function summaryOf(kind: RequestKind, figures: DeskFigures) {
  const all = countOf(kind === "quote" ? "request" : "message", sumOf(figures));
  return figures.unread === 0 ? all : text[kind].unread(all, figures.unread);
}

const sumOf = ({ statuses }: DeskFigures) => Object.values(statuses).reduce((sum, count) => sum + count, 0);
