import { apiClient } from "../../kernel/api-client.ts";
import type { TaskInput, TaskRecord } from "./schema.ts";
import { taskWire } from "./wire.ts";

type TaskAnswer = { id: number; version: number };

export const taskClient = apiClient<TaskRecord, TaskAnswer>("/api/tasks", (answer) => ({
  ...(taskWire.fromWire(answer) as TaskInput), // the wire edge: the server sends every field
  id: answer.id,
  version: answer.version,
}));
