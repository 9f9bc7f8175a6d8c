import type { Stored } from "../../kernel/stored.ts";

export const priorities = ["high", "medium", "low"] as const;
export type Priority = (typeof priorities)[number];

export type TaskInput = {
  title: string;
  priority: Priority;
  /** A day as `2026-11-22`; null for none. */
  dueDate: string | null;
  isDone: boolean;
};
export type Task = TaskInput & Stored;
/** A task as the calls answer it: without the times of its row. */
export type TaskRecord = TaskInput & Pick<Task, "id" | "version">;

export function blankTask(): TaskInput {
  return { title: "", priority: "medium", dueDate: null, isDone: false };
}
