import { Choice, SearchBox } from "../../../../admin-kit/list/list-toolbar.tsx";
import type { ListAddressControl } from "../../../../admin-kit/list/use-list-address.ts";
import type { Option } from "../../../../ui/controls/inputs.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { deskText as text } from "../desk.text.ts";
import type { RequestKind } from "../requests.ts";
import type { DeskFilter } from "./filters.tsx";
import styles from "./find-row.module.css";

type FindProps = {
  kind: RequestKind;
  address: ListAddressControl<DeskFilter>;
  /** How many requests match, in words; announced when it changes. */
  hits: string;
};

const sorts = Object.entries(text.sorts).map(([value, label]) => ({ value, label })) satisfies Option[];

export { sorts as deskSorts };

/** The search and the order, in one line above the list. */
export function FindRow({ kind, address, hits }: FindProps) {
  return (
    <search className={styles.find}>
      <SearchBox label={text[kind].search} query={address.query} onChange={address.setQuery} delay={150} />
      <Choice label={text.sort} options={sorts} value={address.sort} onChange={address.setSort} />
      <p className={typeStyles.unseen} role="status">
        {address.isFiltered ? hits : ""}
      </p>
    </search>
  );
}
