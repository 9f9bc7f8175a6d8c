import type { ReactNode } from "react";
import type { PluralForms } from "../../kernel/text/format.text.ts";
import type { HistoryFormat } from "../history/history-difference.tsx";
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
  /** The noun for counting chosen records. */
  noun: PluralForms;
  nameOf(record: T): string;
  filters?: readonly ToolbarFilter<Filter>[];
  /** Wire names of the fields to sort by; the list's own order is always the first. */
  sorts: readonly { value: string; label: string }[];
  /** Milliseconds to wait for the next letter of the search. */
  delay?: number;
  /** Shown at the end of the toolbar. */
  tools?: ReactNode;
  /** Shown between head and toolbar, such as figures or tabs. */
  intro?: ReactNode;
  /** The selector of cards or rows for the arrow keys; by default the cards of `tile`. */
  itemSelector?: string;
  skeleton?: ReactNode;
  /** Renders a record in the list for changing the order; without it the order cannot be changed here. */
  orderRow?: (record: T) => ReactNode;
  history: HistoryFormat;
  canActivate?: boolean;
  /** What deleting these records means for others, shown with the question. */
  deleteNote?: (records: readonly T[]) => string | undefined;
  /** True for a table, which has the check box for all in its head. */
  choosesInTable?: boolean;
  /** The heading above the sentence of a failure; ERR-04. */
  failureTitle?: string;
  /** True if a failed load replaces the whole screen; ERR-05. */
  failureTakesAll?: boolean;
  /** Renders a record as a card of a grid, which also gets the classes in `grid`; without it the children are the rows. */
  tile?: (record: T, row: RowProps<T>) => ReactNode;
  grid?: string;
  /** True if the children are shown when nothing matches too, as a calendar is. */
  standsEmpty?: boolean;
  children?: ReactNode;
  /** Renders the form that adds or changes a record. */
  form: (dialog: ListScreenState<T, Input, Filter>["dialog"]) => ReactNode;
};
