import { createContext, type ReactNode, useContext } from "react";

/** A record that tasks can be about, with the name that the screen shows. */
export type TaskSubject = {
  kind: "request" | "message" | "client" | "project";
  id: string;
  name: string;
  /** Who works on the record, null for nobody; left out for records that are assigned to nobody ever. */
  assigneeId?: number | null;
};

/** Parts of the tasks that the screens of other records use; requirement DESK-06. */
export type TaskTools = {
  /** Opens the form of a new task, about the record if one is given, and with a title if one is. */
  addTask(about?: TaskSubject, title?: string): void;
  /** The open tasks of a record, with a button that adds one. */
  listOf(about: TaskSubject): ReactNode;
};

/** Set by the admin for users who may read tasks. */
export const TaskToolsContext = createContext<TaskTools | null>(null);

/** The task tools; null for users who may not read tasks. */
export function useTaskTools(): TaskTools | null {
  return useContext(TaskToolsContext);
}
