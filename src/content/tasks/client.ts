import { resourceClient } from "../../admin-kit/resource-client.ts";
import { tasks } from "./tasks.ts";

export const taskClient = resourceClient(tasks);
