import { useListAddress } from "../../../admin-kit/list/use-list-address.ts";
import { pageParameters, useRecordPage } from "../../../admin-kit/list/use-records.ts";
import { useSelection } from "../../../admin-kit/rows/use-selection.ts";
import { countOf } from "../../../kernel/text/format.ts";
import {
  deskKey,
  useAssignees,
  useBoard,
  useDeskChanges,
  useFigures,
  useRequest,
} from "../board/use-desk.ts";
import { filterNames } from "../desk/filters.tsx";
import { deskSorts } from "../desk/find-row.tsx";
import { useDeskAddress } from "../desk/use-desk-address.ts";
import { deskText as text } from "../desk.text.ts";
import { deskClient } from "../desk-client.ts";
import type { DeskFigures, DeskRequest, RequestKind } from "../requests.ts";

/** What the screen of a kind shows: what its address asks for, and what the server answered to that. */
export function useDeskScreen(kind: RequestKind) {
  const address = useListAddress(filterNames, deskSorts);
  const place = useDeskAddress(kind);
  const figures = useFigures(kind);
  const query = { query: address.query, filters: { ...address.filters, kind }, sort: address.sort };
  const page = useRecordPage<DeskRequest>(deskKey, deskClient, { ...query, page: address.page });
  const { limit: _, offset: __, ...asked } = pageParameters({ ...query, page: 1 });
  const isBoard = place.view === "board" && !place.isOpen;
  const board = useBoard(asked, isBoard);
  const { records } = page;
  return {
    kind,
    address,
    place,
    figures,
    page,
    /** What lists, board and file are asked for. */
    asked,
    isBoard,
    board,
    assignees: useAssignees(),
    /** The request that the address asks for. */
    opened: useRequest(place.id, records),
    /** Stays while a request is open. */
    selection: useSelection(records ?? []),
    changes: useDeskChanges(),
    error: isBoard ? board.error : page.error,
    isLoaded: isBoard ? board.data !== undefined : records !== undefined,
    /** Nothing matches what is searched for. */
    isUnfound: records?.length === 0 && address.isFiltered,
    hits: text.results(countOf("result", page.total), figures ? sumOf(figures) : 0),
  };
}

export type DeskScreen = ReturnType<typeof useDeskScreen>;

/** How many there are, at whatever stage. */
export const sumOf = ({ statuses }: DeskFigures) =>
  Object.values(statuses).reduce((sum, count) => sum + count, 0);
