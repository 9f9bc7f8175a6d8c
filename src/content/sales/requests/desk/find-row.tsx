import { Choice, SearchBox } from "../../../../admin-kit/list/list-toolbar.tsx";
import type { ListAddressControl } from "../../../../admin-kit/list/use-list-address.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import type { Option } from "../../../../ui/controls/inputs.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { BidiText } from "../../../../ui/text/bidi-text.tsx";
import { TagFilterChip } from "../../tags/tag-chips.tsx";
import { deskText as text } from "../desk.text.ts";
import type { DeskFilter } from "../filters/filter-names.ts";
import { reportedFilters, reportedInWords } from "../filters/reported-filters.ts";
import type { RequestKind } from "../requests.ts";
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
      <Reported address={address} />
      {address.filters.tag !== "" && (
        <div className={styles.reported}>
          <TagFilterChip tag={address.filters.tag} onClear={() => address.setFilter("tag", "")} />
        </div>
      )}
      <p className={typeStyles.unseen} role="status">
        {address.isFiltered ? hits : ""}
      </p>
    </search>
  );
}

/** The conditions with which the report of sales leads here, and how to remove them; requirement SALES-01. */
function Reported({ address }: Pick<FindProps, "address">) {
  const active = reportedFilters.filter((name) => address.filters[name] !== "");
  if (active.length === 0) return null;
  const words = active.map((name) => reportedInWords(name, address.filters[name])).join(text.comma);
  return (
    <div className={styles.reported}>
      <p>
        {text.reported.label} <BidiText text={words} />
      </p>
      <Button variant="ghost" small onClick={() => address.clearFilters(reportedFilters)}>
        {text.reported.clear}
      </Button>
    </div>
  );
}
