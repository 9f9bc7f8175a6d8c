import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import boxStyles from "../../admin-kit/box.module.css";
import { DayField } from "../../admin-kit/day/day-field.tsx";
import { fieldsOr, useSubmit } from "../../admin-kit/form/use-submit.ts";
import { choiceOptions } from "../../admin-kit/list/resource-list.ts";
import { type Priority, priorities, tasks } from "../../content/sales/tasks/tasks.ts";
import { oneOf } from "../../kernel/objects.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Select, TextInput } from "../../ui/controls/inputs.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { tasksText } from "./dashboard.text.ts";

const { form: text, failures } = tasksText;

/** Adds a task with title, due day and priority; a failure keeps what was typed. */
export function TaskForm({ onAdd }: { onAdd(body: object): Promise<void> }) {
  const [title, setTitle] = useState("");
  const [due, setDue] = useState("");
  const [priority, setPriority] = useState<Priority>("medium");
  const field = useRef<HTMLFormElement>(null);

  const add = async () => {
    await onAdd({ title, priority, due_date: due || null }); // foreign name: of the wire
    setTitle("");
    setDue("");
    setPriority("medium");
    field.current?.querySelector("input")?.focus();
  };
  const { errors, isBusy, submit } = useSubmit(add, fieldsOr({ title: failures.save }));
  return (
    <form className={boxStyles.adding} aria-label={text.label} onSubmit={submit} ref={field} noValidate>
      <TextInput
        fieldClass={boxStyles.what}
        label={text.title}
        value={title}
        maxLength={200}
        error={errors.title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <DayField label={text.due} value={due} error={errors.due_date} onChange={setDue} />
      <Select
        label={text.priority}
        value={priority}
        options={choiceOptions(tasks, "priority")}
        onChange={(event) => setPriority(oneOf(priorities, event.target.value) ?? priority)}
      />
      <Button type="submit" variant="line" small loading={isBusy}>
        <Icon of={Plus} />
        {text.add}
      </Button>
    </form>
  );
}
