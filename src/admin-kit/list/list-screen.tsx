import { Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { countOf } from "../../kernel/text/format.ts";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { text as kitText } from "../admin-kit.text.ts";
import { lazyPart } from "../lazy-part.ts";
import { BulkBar } from "../rows/bulk-bar.tsx";
import { SelectShownBox } from "../rows/select-box.tsx";
import { staffCounted } from "../staff-counts.text.ts";
import type { Item } from "./list.ts";
import { ListBody } from "./list-body.tsx";
import { ListDialogs } from "./list-dialogs.tsx";
import { ListFailure, ListHead } from "./list-head.tsx";
import type { ListScreenProps } from "./list-screen-props.ts";
import { ListToolbar } from "./list-toolbar.tsx";
import { useListKeys } from "./use-list-keys.ts";
import { useTrashAddress } from "./use-trash-address.ts";

// Loaded on demand, because it is seldom used.
const TrashList = lazyPart(() => import("./trash-list.tsx"));

/**
 * The frame of every list screen: head, toolbar, bulk actions, failures, the states of the list, its pages, history and delete.
 * The screen supplies its cards or rows and its form. ADM-03, ADM-04, ADM-07
 */
export function ListScreen<T extends Item, Input, Filter extends string>(
  props: ListScreenProps<T, Input, Filter>,
) {
  const { screen, text, orderRow, filters = [], sorts } = props;
  const { address, list, selection } = screen;
  const { shown = [] } = list;
  const [wantsOrder, setWantsOrder] = useState(false);
  const hasOrder = address.sort === "" && !address.isFiltered && (list.total ?? 0) > 1;
  const isOrdering = wantsOrder && hasOrder && orderRow !== undefined;
  useLastPage(address.hrefOf(list.pages), shown.length === 0 && list.matching > 0);
  useListKeys({ onNew: screen.add, itemSelector: props.itemSelector ?? "[data-tiles] > article" });
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
          list.total === undefined
            ? undefined
            : kitText.results(countOf(staffCounted.result, list.matching), list.total)
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
      {(list.shown || !list.error) && <ListBody {...props} isOrdering={isOrdering} />}
    </>
  );
  return (
    <>
      {props.failureTakesAll && list.error ? <ListFailure screen={screen} takesAll={text.title} /> : frame}
      {/* Beside the list, not in it, so that a failed load does not close an open dialog. */}
      <ListDialogs {...props} />
    </>
  );
}

/** Goes to the last page when the address is beyond it, because records were deleted or the address is old. */
function useLastPage(href: string, isBeyond: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (isBeyond) void navigate(href, { replace: true, preventScrollReset: true });
  }, [href, isBeyond, navigate]);
}
