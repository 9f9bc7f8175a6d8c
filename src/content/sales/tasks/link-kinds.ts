import { Contact, FolderKanban, Inbox, type LucideIcon, Mail } from "lucide-react";
import { keysOf } from "../../../kernel/objects.ts";
import type { LinkKind, TaskInput, TaskLink } from "./tasks.ts";

export const linkIcons: Record<LinkKind, LucideIcon> = {
  request: Inbox,
  message: Mail,
  client: Contact,
  project: FolderKanban,
};

/** The field of a task that holds the id of such a record. */
export const fieldOfKind = {
  request: "requestId",
  message: "requestId",
  client: "clientId",
  project: "projectId",
} as const satisfies Record<LinkKind, keyof TaskInput>;

const screens: Record<LinkKind, string> = {
  request: "quote-requests",
  message: "messages",
  client: "clients",
  project: "projects",
};

/** The kind of the records of a screen; undefined where tasks cannot be linked to them. */
export function kindOfScreen(screen: string): LinkKind | undefined {
  return keysOf(screens).find((kind) => screens[kind] === screen);
}

/** The address at which a linked record opens: a project with what it renews and its tasks, which its form has not. */
export function addressOfLink({ kind, id }: Pick<TaskLink, "kind" | "id">): string {
  const at = encodeURIComponent(id);
  if (kind === "client") return `/admin/clients?view=${at}`;
  return kind === "project" ? `/admin/projects?open=${at}` : `/admin/${screens[kind]}/${at}`;
}

/** The value that links a new task to a record. */
export function linkedTo({ kind, id }: TaskLink): Partial<TaskInput> {
  return { [fieldOfKind[kind]]: kind === "project" ? id : Number(id) };
}
