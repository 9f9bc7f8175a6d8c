import type { ComponentProps } from "react";
import cardStyles from "../../ui/card.module.css";
import { Card } from "../../ui/card.tsx";
import { DataTable } from "../../ui/data-table.tsx";

/** The records as a table; stacked cards on phones, where only the roles keep it a table for screen readers. */
export function RecordTable(table: Omit<ComponentProps<typeof DataTable>, "stacked">) {
  return (
    <Card className={cardStyles.clipping}>
      <DataTable stacked {...table} />
    </Card>
  );
}
