import { Plus } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { DayField } from "../admin-kit/day-field.tsx";
import { choiceOptions } from "../admin-kit/resource-list.ts";
import { type Priority, priorities, tasks } from "../content/tasks/tasks.ts";
import { AppError } from "../kernel/errors.ts";
import { oneOf } from "../kernel/objects.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Select, TextInput } from "../ui/inputs.tsx";
import { tasksText } from "./dashboard.text.ts";

const { form: text, failures } = tasksText;

/** One task in a line: what, until when, how urgent. A failure keeps what was typed. */
export function TaskForm({ onAdd }: { onAdd(body: object): Promise<void> }) {
  const [title, setTitle] = useState("");
  const [due, setDue] = useState("");
  const [priority, setPriority] = useState<Priority>("medium");
  const [isSaving, setSaving] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const field = useRef<HTMLFormElement>(null);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    try {
      await onAdd({ title, priority, due_date: due || null }); // foreign name: of the wire
      setTitle("");
      setDue("");
      setPriority("medium");
      setErrors({});
      field.current?.querySelector("input")?.focus();
    } catch (error) {
      const fields = error instanceof AppError ? error.fields : {};
      setErrors(Object.keys(fields).length > 0 ? fields : { title: failures.save });
    }
    setSaving(false);
  };
  return (
    <form className="addrow" aria-label={text.label} onSubmit={add} ref={field} noValidate>
      <TextInput
        fieldClass="what"
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
      <Button type="submit" variant="line" small loading={isSaving}>
        <Icon of={Plus} />
        {text.add}
      </Button>
    </form>
  );
}
