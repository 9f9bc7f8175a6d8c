import { z } from "zod";
import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { nameLinks } from "./links-store.server.ts";
import { tasksTable } from "./store.server.ts";
import { linkKinds, tasks } from "./tasks.ts";

export const tasksApi = serveResource(tasks, {
  table: tasksTable,
  countedFor: nameLinks,
  countedShape: {
    assignee: z.string().nullable(),
    links: z.array(z.object({ kind: z.enum(linkKinds), id: z.string(), name: z.string() })),
  },
});
