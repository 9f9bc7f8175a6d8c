import { ClockArrowDown } from "lucide-react";
import { MenuButton } from "../../../admin-kit/menu/menu-button.tsx";
import { snoozes } from "./snooze.ts";
import type { TaskRecord } from "./tasks.ts";
import { text } from "./tasks-admin.text.ts";
import { useTaskChanges } from "./use-task-changes.ts";

type SnoozeProps = { task: Pick<TaskRecord, "id" | "title" | "remindAt"> };

/** Puts a reminder off by an hour, to tomorrow or to next week. */
export function SnoozeMenu({ task }: SnoozeProps) {
  const { snooze } = useTaskChanges();
  return (
    <MenuButton
      icon={ClockArrowDown}
      label={text.snooze.label(task.title)}
      entries={snoozes.map((id) => ({ id, label: text.snooze[id], onAction: () => void snooze(task, id) }))}
    />
  );
}
