import { useQueryClient } from "@tanstack/react-query";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../../admin-kit/mount-on-open.tsx";
import type { TaskSubject } from "../../../admin-kit/task-tools.ts";
import { blankOf } from "../../../kernel/resource/resource.ts";
import { inputOf } from "../../../kernel/resource/wire.ts";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { useLastShown } from "../../../ui/overlays/use-last-shown.ts";
import { beginAbout } from "./begin-task.ts";
import { taskClient } from "./client.ts";
import { type TaskInput, type TaskLink, type TaskRecord, tasks } from "./tasks.ts";
import { text } from "./tasks-admin.text.ts";
import { tasksKey } from "./use-task-changes.ts";

const TaskDialog = lazyPart(() => import("./task-form.tsx"));

/** What the form of a task is opened for: a task, or a new one about a record or for a day. */
export type EditedTask =
  | { record: TaskRecord }
  | { about?: TaskSubject | undefined; begin?: Partial<TaskInput> };

type EditorProps = {
  /** Null keeps it closed. */
  edited: EditedTask | null;
  onClose(): void;
};

/** The form of a task wherever tasks are shown; requirement DESK-06. */
export function TaskEditor({ edited, onClose }: EditorProps) {
  const cache = useQueryClient();
  const shown = useLastShown(edited);
  const record = shown && "record" in shown ? shown.record : null;
  const save = async (body: object, based: Pick<TaskRecord, "id" | "version"> | null) => {
    if (based) await taskClient.update(based.id, body, based);
    else await taskClient.create(body);
    await cache.invalidateQueries({ queryKey: [tasksKey] });
    toasts.success(based ? text.updated : text.created);
  };
  return (
    <MountOnOpen isOpen={edited !== null}>
      <TaskDialog
        isOpen={edited !== null}
        onClose={onClose}
        record={record}
        initial={shown ? initialOf(shown) : blankOf(tasks)}
        links={shown ? linksOf(shown) : []}
        canAddAnother={false}
        onSave={save}
      />
    </MountOnOpen>
  );
}

function initialOf(edited: EditedTask): TaskInput {
  if ("record" in edited) return inputOf(tasks, edited.record);
  return { ...blankOf(tasks), ...edited.begin, ...(edited.about && beginAbout(edited.about, new Date())) };
}

function linksOf(edited: EditedTask): readonly TaskLink[] {
  if ("record" in edited) return edited.record.links;
  return edited.about ? [edited.about] : [];
}
