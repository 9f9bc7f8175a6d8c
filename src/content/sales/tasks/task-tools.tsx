import { type ReactNode, Suspense, useMemo, useState } from "react";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { useMay } from "../../../admin-kit/may.ts";
import { MountOnOpen } from "../../../admin-kit/mount-on-open.tsx";
import { type TaskTools, TaskToolsContext } from "../../../admin-kit/task-tools.ts";
import type { EditedTask } from "./task-editor.tsx";

// Loaded on demand, because most screens show no tasks.
const RecordTasks = lazyPart(() => import("./record-tasks.tsx"));
const TaskEditor = lazyPart(async () => ({
  default: (await import("./task-editor.tsx")).TaskEditor,
}));

/** Gives every screen the tasks of its records and the form of a new task, for users who may read tasks; requirement DESK-06. */
export function WithTaskTools({ children }: { children: ReactNode }) {
  const isReader = useMay("read", "sales");
  const [edited, setEdited] = useState<EditedTask | null>(null);
  const tools = useMemo<TaskTools>(
    () => ({
      addTask: (about, title) => setEdited({ about, ...(title !== undefined && { begin: { title } }) }),
      listOf: (about) => (
        <Suspense>
          <RecordTasks key={`${about.kind} ${about.id}`} about={about} />
        </Suspense>
      ),
    }),
    [],
  );
  return (
    <TaskToolsContext value={isReader ? tools : null}>
      {children}
      <MountOnOpen isOpen={edited !== null}>
        <TaskEditor edited={edited} onClose={() => setEdited(null)} />
      </MountOnOpen>
    </TaskToolsContext>
  );
}
