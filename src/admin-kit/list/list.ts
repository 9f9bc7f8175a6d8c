import type { BulkAction } from "../../kernel/http/api-client.ts";
import { matches } from "../../kernel/text/search.ts";
import type { ListAddressControl } from "./use-list-address.ts";

export const pageSize = 50;

export type Item = { id: number | string; version?: number };

/** The records of a list screen and the calls that change them, whether they are read as a whole or page by page. */
export type List<T extends Item> = {
  /** The records of this page; undefined until the first answer. */
  shown: readonly T[] | undefined;
  /** How many records match the search and the filters. */
  matching: number;
  /** How many records there are in all; undefined while they are counted. */
  total: number | undefined;
  pages: number;
  page: number;
  /** Whether `shown` is still the page before, while another one loads. */
  isOld?: boolean;
  error: unknown;
  reload(): void;
  read(id: T["id"]): Promise<T>;
  /** Calls with the same key create one record only. */
  create(body: object, key?: string): Promise<unknown>;
  update(based: T, body: object): Promise<unknown>;
  remove(record: T): Promise<unknown>;
  restore(record: T): Promise<unknown>;
  bulk(ids: readonly T["id"][], action: BulkAction): Promise<unknown>;
  /** Stores the new order, given as the ids of all shown records. */
  reorder(ids: readonly T["id"][]): Promise<unknown>;
};

export type Finding<T> = {
  /** The texts that the search looks through. */
  searched(record: T): readonly (string | null)[];
  /** The value of each filter of the address. */
  filters: { readonly [name: string]: (record: T) => string };
};

/** Searches, filters and sorts records that were read as a whole, and returns the page to show with the counts. */
export function findInList<T extends Item>(
  records: readonly T[] | undefined,
  address: Pick<ListAddressControl<string>, "query" | "filters" | "sort" | "page">,
  { searched, filters }: Finding<T>,
) {
  const matching = records?.filter(
    (record) =>
      matches(address.query, searched(record)) &&
      Object.entries(filters).every(([name, valueIn]) =>
        ["", valueIn(record)].includes(address.filters[name] ?? ""),
      ),
  );
  const pages = Math.max(1, Math.ceil((matching?.length ?? 0) / pageSize));
  const page = Math.min(address.page, pages);
  const sorted = matching && sortRecords(matching, address.sort);
  return {
    shown: sorted?.slice((page - 1) * pageSize, page * pageSize),
    matching: matching?.length ?? 0,
    total: records?.length ?? 0,
    pages,
    page,
  };
}

const words = new Intl.Collator("ar", { numeric: true });

/** Sorts by a field, `-field` descending; missing values last. An empty or unknown name keeps the order. */
export function sortRecords<T extends object>(records: readonly T[], sort: string): readonly T[] {
  if (sort === "") return records;
  const sign = sort.startsWith("-") ? -1 : 1;
  const field = sort.replace(/^-/, "");
  const value = (record: T): unknown => Object.entries(record).find(([name]) => name === field)?.[1];
  return records.toSorted((a, b) => compare(value(a), value(b), sign));
}

function compare(a: unknown, b: unknown, sign: number): number {
  const [noA, noB] = [a, b].map((value) => value === null || value === undefined || value === "");
  if (noA || noB) return Number(noA) - Number(noB);
  if (typeof a === "number" && typeof b === "number") return sign * (a - b);
  return sign * words.compare(String(a), String(b));
}

/** The list with the records of `ids` in the order of `ids`, on the places that these records had; the others stay. */
export function exchange<T extends Item>(records: readonly T[], ids: readonly T["id"][]): T[] {
  const moved = ids.flatMap((id) => records.filter((record) => record.id === id)).values();
  return records.map((record) => (ids.includes(record.id) ? (moved.next().value ?? record) : record));
}
