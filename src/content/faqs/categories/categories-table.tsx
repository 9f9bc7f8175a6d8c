// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table
import { RecordTable } from "../../../admin-kit/list/record-table.tsx";
import { RowActions, type RowProps } from "../../../admin-kit/rows/row-actions.tsx";
import { SelectBox } from "../../../admin-kit/rows/select-box.tsx";
import { TitleButton } from "../../../admin-kit/rows/title-button.tsx";
import { counted } from "../../../kernel/text/format.text.ts";
import { countOf } from "../../../kernel/text/format.ts";
import tableStyles from "../../../ui/data-table.module.css";
import { HitText } from "../../../ui/text/hit-text.tsx";
import { text } from "./categories.text.ts";
import type { CategoryRecord } from "./categories.ts";
import styles from "./categories-table.module.css";

type TableProps = RowProps<CategoryRecord> & { categories: readonly CategoryRecord[] };

const { heads } = text;

/** The categories as a table, on phones as stacked cards. */
export function CategoriesTable({ categories, query, selection, ...on }: TableProps) {
  return (
    <RecordTable label={text.title} heads={heads}>
      {categories.map((category) => (
        <tr role="row" key={category.id}>
          <td role="cell" data-l={heads.label}>
            <span className={styles.named}>
              <SelectBox selection={selection} id={category.id} name={category.label} />
              <TitleButton onOpen={() => on.onEdit(category)}>
                <HitText text={category.label} query={query} />
              </TitleButton>
            </span>
          </td>
          <td role="cell" data-l={heads.questions}>
            {countOf(counted.question, category.questions)}
          </td>
          <td role="cell" className={tableStyles.tools}>
            <RowActions record={category} name={category.label} {...on} />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}
