import type { ComponentProps } from "react";
import cardStyles from "../../ui/card.module.css";
import { Card } from "../../ui/card.tsx";
import { DataTable } from "../../ui/data-table.tsx";

/** The records as a table. On phones the rows are stacked as cards, and only their roles tell screen readers of a table. */
export function RecordTable(table: Omit<ComponentProps<typeof DataTable>, "stacked">) {
  return (
    <Card className={cardStyles.clipping}>
      <DataTable stacked {...table} />
    </Card>
  );
}
