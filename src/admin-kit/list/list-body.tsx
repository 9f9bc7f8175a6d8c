import { Fragment, Suspense } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { Pagination } from "../../ui/controls/pagination.tsx";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { EmptyState, NoMatch } from "../../ui/states.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import tileStyles from "../../ui/tiles.module.css";
import { lazyPart } from "../lazy-part.ts";
import { useMay } from "../may.ts";
import type { Item } from "./list.ts";
import type { ListScreenProps, ListText } from "./list-screen-props.ts";

// Loaded on demand, because dragging needs more code than the rest of the screen.
const OrderRows = lazyPart(() => import("../rows/order-rows.tsx"));

type ListBodyProps<T extends Item, Input, Filter extends string> = ListScreenProps<T, Input, Filter> & {
  /** Whether the records are shown as rows to be put in order. */
  isOrdering: boolean;
};

/** The body of a list screen: skeletons, an empty state, no match, or the records with their pages; ADM-03. */
export function ListBody<T extends Item, Input, Filter extends string>(
  props: ListBodyProps<T, Input, Filter>,
) {
  const { screen, text, isOrdering, orderRow } = props;
  const { address, list } = screen;
  if (!list.shown)
    return (
      <>
        <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.loading}</p>
        {props.skeleton ?? <SkeletonCards />}
      </>
    );
  if (list.shown.length === 0 && !props.standsEmpty)
    return address.isFiltered ? (
      <NoMatch {...(text.noMatch && { title: text.noMatch.title })} onClear={address.clear}>
        {text.noMatch?.text}
      </NoMatch>
    ) : (
      <Empty text={text} onAdd={screen.add} />
    );
  return (
    <>
      {isOrdering && orderRow ? (
        <Suspense fallback={<SkeletonCards />}>
          <OrderRows items={list.shown} nameOf={props.nameOf} row={orderRow} onReorder={screen.reorder} />
        </Suspense>
      ) : (
        <div aria-busy={list.isOld ?? false}>
          <Records {...props} />
        </div>
      )}
      <Pagination current={list.page} total={list.pages} hrefOf={address.hrefOf} />
    </>
  );
}

function Records<T extends Item, Input, Filter extends string>({
  screen: { list, row },
  tile,
  grid,
  children,
}: ListScreenProps<T, Input, Filter>) {
  if (!tile) return children;
  return (
    <div className={grid ? `${tileStyles.grid} ${grid}` : tileStyles.grid} data-tiles>
      {list.shown?.map((record) => (
        <Fragment key={record.id}>{tile(record, row)}</Fragment>
      ))}
    </div>
  );
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
