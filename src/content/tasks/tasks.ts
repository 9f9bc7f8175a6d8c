import { choice } from "../../kernel/resource/kinds/choice.ts";
import { day } from "../../kernel/resource/kinds/day.ts";
import { flag } from "../../kernel/resource/kinds/flag.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { type AnsweredOf, defineResource } from "../../kernel/resource/resource.ts";
import { words } from "./tasks.text.ts";

export const priorities = ["high", "medium", "low"] as const;
export type Priority = (typeof priorities)[number];

/** What staff mean to do, soonest first, done ones last; requirement ADM-06. */
export const tasks = defineResource({
  name: "tasks",
  screen: "dashboard",
  words,
  fields: {
    title: text({ required: true, isTitle: true, searched: true }),
    priority: choice(priorities, { initial: "medium" }),
    dueDate: day({ empty: "null" }),
    isDone: flag({ initial: false }),
  },
  wireNames: "snakeCase",
  anonymousSees: "nothing",
  filters: ["isDone", "priority"],
  sortedBy: ["isDone", "dueDate"],
  onSite: false,
  area: "sales",
  holds: "mentions",
  hasFiles: false,
});

/** A task as the calls answer it. */
export type TaskRecord = AnsweredOf<typeof tasks>;
