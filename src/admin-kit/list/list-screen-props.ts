import type { ReactNode } from "react";
import type { CountedNoun } from "../../kernel/text/format.ts";
import type { HistoryWords } from "../history/history-difference.tsx";
import type { RowProps } from "../rows/row-actions.tsx";
import type { Item } from "./list.ts";
import type { ListHeadProps } from "./list-head.tsx";
import type { ToolbarFilter } from "./list-toolbar.tsx";
import type { ListScreenState } from "./use-list-screen.ts";

export type ListText = ListHeadProps["text"] & {
  loading: string;
  search: string;
  empty: { title: string; text: string; action?: string };
  noMatch?: { title: string; text: string };
  deleteQuestion: string;
  deleted: string;
};

export type ListScreenProps<T extends Item, Input, Filter extends string> = Pick<
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
