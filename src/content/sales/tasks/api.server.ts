import { z } from "zod";
import { serveResource } from "../../../kernel/resource/serve-resource.server.ts";
import { nameLinks } from "./links-store.server.ts";
import { countTasks, tasksTable } from "./store.server.ts";
import { linkKinds, type TaskFigures, tasks } from "./tasks.ts";

const count = z.number().int();
const figures: z.ZodType<TaskFigures> = z.object({ total: count, open: count, overdue: count, done: count });

export const tasksApi = serveResource(tasks, {
  table: tasksTable,
  summary: { schema: figures, count: countTasks },
  countedFor: nameLinks,
  countedShape: {
    assignee: z.string().nullable(),
    links: z.array(z.object({ kind: z.enum(linkKinds), id: z.string(), name: z.string() })),
  },
});
