import { useListAddress } from "../../../../admin-kit/list/use-list-address.ts";
import { pageParameters, useRecordPage } from "../../../../admin-kit/list/use-records.ts";
import { useSelection } from "../../../../admin-kit/rows/use-selection.ts";
import { staffCounted } from "../../../../admin-kit/staff-counts.text.ts";
import { countOf } from "../../../../kernel/text/format.ts";
import {
  deskKey,
  useAssignees,
  useBoard,
  useDeskChanges,
  useFigures,
  useRequest,
  useRequestTags,
} from "../board/use-desk.ts";
import { deskSorts } from "../desk/find-row.tsx";
import { useDeskAddress } from "../desk/use-desk-address.ts";
import { deskText as text } from "../desk.text.ts";
import { deskClient } from "../desk-client.ts";
import type { DeskFigures } from "../figures/desk-figures.ts";
import { filterNames } from "../filters/filter-names.ts";
import type { DeskRequest, RequestKind } from "../requests.ts";

/** The state of a kind's screen: what the address asks for, and what the server answered. */
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
    /** The query of list, board and file, without the page. */
    asked,
    isBoard,
    board,
    assignees: useAssignees(),
    /** The tags in use. */
    tags: useRequestTags(kind),
    /** The query of the request in the address. */
    opened: useRequest(place.id, records),
    /** The selected requests; kept while a request is open. */
    selection: useSelection(records ?? []),
    changes: useDeskChanges(),
    error: isBoard ? board.error : page.error,
    isLoaded: isBoard ? board.data !== undefined : records !== undefined,
    /** Whether search or filters match nothing. */
    isUnfound: records?.length === 0 && address.isFiltered,
    hits: text.results(countOf(staffCounted.result, page.total), figures ? sumOf(figures) : 0),
  };
}

export type DeskScreen = ReturnType<typeof useDeskScreen>;

/** The number of requests at all stages. */
export const sumOf = ({ statuses }: DeskFigures) =>
  Object.values(statuses).reduce((sum, count) => sum + count, 0);
