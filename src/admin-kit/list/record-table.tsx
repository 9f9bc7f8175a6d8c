import type { ComponentProps } from "react";
import { Card } from "../../ui/card.tsx";
import { DataTable } from "../../ui/data-table.tsx";

/** The records as a table; stacked cards on phones, where only the roles keep it a table for screen readers. */
export function RecordTable(table: Omit<ComponentProps<typeof DataTable>, "stacked">) {
  return (
    <Card className="over">
      <DataTable stacked {...table} />
    </Card>
  );
}
