import { z } from "zod";
import { calendarDay, defineWire, flagField, textField } from "../../kernel/wire.ts";
import { priorities, type Task } from "./schema.ts";

export const taskBody = z
  .object({
    title: textField().min(1),
    priority: z.enum(priorities),
    due_date: z.preprocess((value) => value || null, calendarDay.nullable()),
    is_done: flagField,
  })
  .partial();
export const newTaskBody = taskBody.required({ title: true });

export const taskWire = defineWire<Task>({
  title: "title",
  priority: "priority",
  due_date: "dueDate",
  is_done: "isDone",
});
