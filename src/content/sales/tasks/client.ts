import { resourceClient } from "../../../admin-kit/resource-client.ts";
import { type TaskNames, tasks } from "./tasks.ts";

export const taskClient = resourceClient<typeof tasks, TaskNames>(tasks);
