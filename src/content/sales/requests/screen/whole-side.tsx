import { Suspense } from "react";
import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import { Pagination } from "../../../../ui/controls/pagination.tsx";
import { SkeletonTable } from "../../../../ui/skeleton.tsx";
import { NoMatch } from "../../../../ui/states.tsx";
import { RequestsBulkBar } from "../board/requests-bulk-bar.tsx";
import { FindRow } from "../desk/find-row.tsx";
import type { DeskRequest } from "../requests.ts";
import { DeskRows, tableHeads } from "./desk-rows.tsx";
import styles from "./desk-screen.module.css";
import type { DeskScreen } from "./use-desk-screen.ts";
import type { RequestActions } from "./use-request-actions.ts";
import type { Spam } from "./use-spam.ts";

// Loaded on demand: the code for dragging is larger than the rest of the screen, and the table is opened less than the list.
const RequestsBoard = lazyPart(() => import("../board/requests-board.tsx"));
const RequestsTable = lazyPart(() => import("../board/requests-table.tsx"));

type WholeProps = {
  screen: DeskScreen;
  actions: RequestActions;
  spam: Spam;
  onDelete(request: DeskRequest): void;
};

/** The requests over the whole width, on the board or as a table; requirements AREQ-01, AREQ-02. */
export default function WholeSide(props: WholeProps) {
  const { kind, address, isBoard, hits, isUnfound } = props.screen;
  return (
    <div className={styles.whole}>
      <FindRow kind={kind} address={address} hits={hits} />
      <div className={isBoard ? styles.board : styles.table}>
        <DeskRows screen={props.screen}>
          {!isBoard && isUnfound ? (
            <NoMatch onClear={address.clear} />
          ) : (
            <Suspense fallback={<SkeletonTable columns={tableHeads} />}>
              {isBoard ? <Board {...props} /> : <Table {...props} />}
            </Suspense>
          )}
        </DeskRows>
      </div>
    </div>
  );
}

function Board({ screen, actions }: WholeProps) {
  const { kind, board, address, place, assignees } = screen;
  return (
    board.data && (
      <RequestsBoard
        kind={kind}
        columns={board.data}
        sort={address.sort}
        now={new Date()}
        assignees={assignees}
        onOpen={({ id }) => place.open(id)}
        onMove={(request, status) => actions.change(request, { status })}
      />
    )
  );
}

function Table({ screen, actions, spam, onDelete }: WholeProps) {
  const { kind, page, assignees, address, place, changes, selection, tags } = screen;
  return (
    <>
      <RequestsBulkBar
        kind={kind}
        selection={selection}
        assignees={assignees}
        requests={page.records ?? []}
        tags={tags}
        changeSeveral={changes.changeSeveral}
        askReason={actions.askReason}
        onSpam={spam.takeSelected}
      />
      <RequestsTable
        kind={kind}
        requests={page.records ?? []}
        assignees={assignees}
        query={address.query}
        now={new Date()}
        selection={selection}
        onOpen={({ id }) => place.open(id)}
        onDelete={onDelete}
        onChange={actions.change}
      />
      <Pagination current={address.page} total={page.pages} hrefOf={address.hrefOf} />
    </>
  );
}
