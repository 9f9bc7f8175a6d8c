import { Fragment, type ReactNode, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { type CountedNoun, countOf } from "../../kernel/text/format.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Pagination } from "../../ui/controls/pagination.tsx";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { EmptyState, NoMatch } from "../../ui/states.tsx";
import { text as kitText } from "../admin-kit.text.ts";
import type { HistoryWords } from "../history/history-difference.tsx";
import { lazyPart } from "../lazy-part.ts";
import { useMay } from "../may.ts";
import { MountOnOpen } from "../mount-on-open.tsx";
import { BulkBar } from "../rows/bulk-bar.tsx";
import { DeleteConfirmation } from "../rows/delete-confirmation.tsx";
import type { RowProps } from "../rows/row-actions.tsx";
import { SelectShownBox } from "../rows/select-box.tsx";
import type { Item } from "./list.ts";
import { ListFailure, ListHead, type ListHeadProps } from "./list-head.tsx";
import { ListToolbar, type ToolbarFilter } from "./list-toolbar.tsx";
import { useListKeys } from "./use-list-keys.ts";
import type { ListScreenState } from "./use-list-screen.ts";
import { useTrashAddress } from "./use-trash-address.ts";

// Seldom wanted, and dragging weighs more than the rest of the screen.
const HistoryDialog = lazyPart(() => import("../history/history-dialog.tsx"));
const TrashList = lazyPart(() => import("./trash-list.tsx"));
const OrderRows = lazyPart(() => import("../rows/order-rows.tsx"));

export type ListText = ListHeadProps["text"] & {
  loading: string;
  search: string;
  empty: { title: string; text: string; action?: string };
  noMatch?: { title: string; text: string };
  deleteQuestion: string;
  deleted: string;
};

type ListScreenProps<T extends Item, Input, Filter extends string> = Pick<
  ListHeadProps,
  "summary" | "actions" | "importing" | "exported" | "hasFiles"
> & {
  screen: ListScreenState<T, Input, Filter>;
  text: ListText;
  /** What is counted of the chosen records. */
  noun: CountedNoun;
  nameOf(record: T): string;
  filters?: readonly ToolbarFilter<Filter>[];
  /** Wire names of the fields to sort by; the list's own order is always the first. */
  sorts: readonly { value: string; label: string }[];
  /** Milliseconds to wait for the next letter of the search. */
  delay?: number;
  /** Stands at the end of the toolbar. */
  tools?: ReactNode;
  /** Between head and toolbar: figures, tabs. */
  intro?: ReactNode;
  /** The cards or rows, for the arrow keys; the cards of `tile` unless said. */
  itemSelector?: string;
  skeleton?: ReactNode;
  /** How a record looks in the list of their order; without it there is no order to change here. */
  orderRow?: (record: T) => ReactNode;
  history: HistoryWords;
  canActivate?: boolean;
  /** What a delete of these records means for others, said with the question. */
  deleteNote?: (records: readonly T[]) => string | undefined;
  /** Tables have the box for all in their head. */
  choosesInTable?: boolean;
  /** Above the sentence of a failure; ERR-04. */
  failureTitle?: string;
  /** A failed load stands in place of the whole screen; ERR-05. */
  failureTakesAll?: boolean;
  /** A record as a card of the grid, whose further classes are `grid`; without it the children are the rows. */
  tile?: (record: T, row: RowProps<T>) => ReactNode;
  grid?: string;
  /** The children are no rows: they stand also where nothing matches, as a calendar does. */
  standsEmpty?: boolean;
  children?: ReactNode;
  /** Where a record is added or changed. */
  form: (dialog: ListScreenState<T, Input, Filter>["dialog"]) => ReactNode;
};

/**
 * The frame of every list screen: head, toolbar, what is done with several, failures, the states of the list, its pages,
 * history and delete. The screen brings its cards or rows and its form. ADM-03, ADM-04, ADM-07
 */
export function ListScreen<T extends Item, Input, Filter extends string>(
  props: ListScreenProps<T, Input, Filter>,
) {
  const { screen, text, nameOf, orderRow, tile, filters = [], sorts } = props;
  const { address, list, selection } = screen;
  const { shown = [] } = list;
  const [wantsOrder, setWantsOrder] = useState(false);
  const hasOrder = address.sort === "" && !address.isFiltered && (list.total ?? 0) > 1;
  const isOrdering = wantsOrder && hasOrder && orderRow !== undefined;
  useLastPage(address.hrefOf(list.pages), shown.length === 0 && list.matching > 0);
  useListKeys({ onNew: screen.add, itemSelector: props.itemSelector ?? ".agrid > article" });
  const ordering =
    orderRow && hasOrder ? { isOn: isOrdering, toggle: () => setWantsOrder(!wantsOrder) } : undefined;

  const trash = useTrashAddress();
  if (trash.isOpen)
    return (
      <Suspense fallback={props.skeleton ?? <SkeletonCards />}>
        <TrashList path={screen.path} title={text.title} onRestored={list.reload} />
      </Suspense>
    );

  const frame = (
    <>
      <ListHead
        {...props}
        path={screen.path}
        address={address}
        isReady={screen.isReady}
        onAdd={screen.add}
        onImported={list.reload}
        ordering={ordering}
      />
      {props.intro}
      <ListToolbar
        address={address}
        searchLabel={text.search}
        filters={filters}
        sorts={sorts}
        hits={
          list.total === undefined ? undefined : kitText.results(countOf("result", list.matching), list.total)
        }
        delay={props.delay ?? 0}
        tools={props.tools}
      >
        {shown.length > 0 && !isOrdering && !props.choosesInTable && <SelectShownBox selection={selection} />}
      </ListToolbar>
      <BulkBar
        selection={selection}
        noun={props.noun}
        bulk={list.bulk}
        canActivate={props.canActivate ?? true}
        deleteNote={props.deleteNote?.(shown.filter(({ id }) => selection.has(id)))}
        onFailure={(error, action) => screen.fail(action === "delete" ? "delete" : "update", error)}
      />
      <ListFailure screen={screen} title={props.failureTitle} />
      {(list.shown || !list.error) && (
        <ListStates
          records={list.shown}
          standsEmpty={props.standsEmpty}
          loading={
            <>
              <p className="muted sm">{text.loading}</p>
              {props.skeleton ?? <SkeletonCards />}
            </>
          }
          empty={
            address.isFiltered ? (
              <NoMatch {...(text.noMatch && { title: text.noMatch.title })} onClear={address.clear}>
                {text.noMatch?.text}
              </NoMatch>
            ) : (
              <Empty text={text} onAdd={screen.add} />
            )
          }
        >
          {isOrdering && orderRow ? (
            <Suspense fallback={<SkeletonCards />}>
              <OrderRows items={shown} nameOf={nameOf} row={orderRow} onReorder={screen.reorder} />
            </Suspense>
          ) : (
            <div aria-busy={list.isOld ?? false}>
              {tile ? (
                <div className={props.grid ? `agrid ${props.grid}` : "agrid"}>
                  {shown.map((record) => (
                    <Fragment key={record.id}>{tile(record, screen.row)}</Fragment>
                  ))}
                </div>
              ) : (
                props.children
              )}
            </div>
          )}
          <Pagination current={list.page} total={list.pages} hrefOf={address.hrefOf} />
        </ListStates>
      )}
    </>
  );
  return (
    <>
      {props.failureTakesAll && list.error ? <ListFailure screen={screen} takesAll={text.title} /> : frame}
      {/* Beside the list, not in it: a load that fails meanwhile takes away nothing. */}
      <MountOnOpen isOpen={screen.ofHistory !== null}>
        <HistoryDialog
          path={screen.path}
          id={screen.ofHistory?.id ?? null}
          title={screen.ofHistory ? nameOf(screen.ofHistory) : ""}
          onClose={() => screen.setOfHistory(null)}
          {...props.history}
          onRestored={list.reload}
        />
      </MountOnOpen>
      <MountOnOpen isOpen={screen.dialog.isOpen}>{props.form(screen.dialog)}</MountOnOpen>
      <DeleteConfirmation
        record={screen.deleting}
        onClose={() => screen.setDeleting(null)}
        question={text.deleteQuestion}
        note={screen.deleting ? props.deleteNote?.([screen.deleting]) : undefined}
        remove={list.remove}
        restore={list.restore}
        deletedText={text.deleted}
        noun={props.noun}
        onFailure={(error) => screen.fail("delete", error)}
      />
    </>
  );
}

type ListStatesProps = {
  /** Undefined until they are loaded. */
  records: readonly unknown[] | undefined;
  loading: ReactNode;
  empty: ReactNode;
  standsEmpty: boolean | undefined;
  children: ReactNode;
};

/** Chooses what a list screen shows: skeletons, nothing yet or no match, or the records; ADM-03. */
function ListStates({ records, loading, empty, standsEmpty, children }: ListStatesProps) {
  if (!records) return loading;
  return records.length === 0 && !standsEmpty ? empty : children;
}

/** The last records of the last page were deleted, or the address is an old one: the page before takes its place. */
function useLastPage(href: string, isBeyond: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (isBeyond) void navigate(href, { replace: true, preventScrollReset: true });
  }, [href, isBeyond, navigate]);
}

function Empty({ text: { empty, add }, onAdd }: { text: ListText; onAdd(): void }) {
  const canWrite = useMay("write");
  return (
    <EmptyState
      title={empty.title}
      actions={
        canWrite && (
          <Button small onClick={onAdd}>
            {empty.action ?? add}
          </Button>
        )
      }
    >
      {empty.text}
    </EmptyState>
  );
}
