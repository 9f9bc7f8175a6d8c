import { createContext, type ReactNode, useContext } from "react";

/** A record that tasks can be about, by the name that the screen shows. */
export type TaskSubject = { kind: "request" | "message" | "client" | "project"; id: string; name: string };

/** What the tasks lend the screens of other records; requirement DESK-06. */
export type TaskTools = {
  /** Opens the form of a new task, about a record where one is named. */
  addTask(about?: TaskSubject): void;
  /** The open tasks of a record, with a button that adds one. */
  listOf(about: TaskSubject): ReactNode;
};

/** Set by the admin for who may read tasks. */
export const TaskToolsContext = createContext<TaskTools | null>(null);

/** Null for who sees no tasks. */
export function useTaskTools(): TaskTools | null {
  return useContext(TaskToolsContext);
}
