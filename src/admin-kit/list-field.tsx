import { GripVertical, Plus, Trash2 } from "lucide-react";
import { type DragEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { Button, IconButton } from "../ui/button.tsx";
import { FieldGroup, FieldNotes, type FieldProps } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { text } from "./admin-kit.text.ts";
import { moveItem } from "./moves.ts";

type ListFieldProps = Omit<FieldProps, "label"> & {
  label: string;
  value: readonly string[];
  onChange(value: string[]): void;
  onBlur?: () => void;
  placeholder?: string;
  /** The message of one line, by its place. */
  errorAt?: (index: number) => string | undefined;
  /** Without it, lines can be added for ever. */
  max?: number;
};

/**
 * A list of short texts: each line can be changed, moved (its grip takes the arrow keys and the pointer) and removed; Enter
 * adds a line below.
 */
export function ListField({
  label,
  value,
  onChange,
  onBlur,
  placeholder,
  errorAt,
  max = 50,
  ...field
}: ListFieldProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [announcement, setAnnouncement] = useState("");

  const focusLine = (index: number, selector: string) =>
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>(selector)?.focus());
  const change = (index: number, line: string) => onChange(value.with(index, line));
  const add = (index: number) => {
    if (value.length >= max) return;
    onChange(value.toSpliced(index, 0, ""));
    focusLine(index, "input");
  };
  const remove = (index: number) => {
    onChange(value.toSpliced(index, 1));
    focusLine(Math.min(index, value.length - 2), "input");
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= value.length || from === to) return;
    onChange(moveItem(value, from, to));
    setAnnouncement(text.moved(to + 1, value.length));
  };
  const moveByKey = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
    focusLine(Math.max(0, Math.min(index + step, value.length - 1)), ".grip");
  };
  const addByEnter = (event: KeyboardEvent, index: number) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(index + 1);
  };
  const dragOver = (event: DragEvent, index: number) => {
    if (dragged === undefined) return;
    event.preventDefault();
    if (dragged === index) return;
    move(dragged, index);
    setDragged(index);
  };

  return (
    <FieldGroup {...field} label={label}>
      <ul className="listed" ref={list} onBlur={onBlur}>
        {value.map((line, index) => {
          const error = errorAt?.(index);
          const name = text.item(label, index + 1);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines are plain text and every input is controlled
              key={index}
              className={error ? "bad" : ""}
              data-dragged={dragged === index || undefined}
              onDragOver={(event) => dragOver(event, index)}
            >
              <IconButton
                className="grip"
                aria-label={text.moveItem(label, index + 1)}
                draggable
                onDragStart={() => setDragged(index)}
                onDragEnd={() => setDragged(undefined)}
                onKeyDown={(event) => moveByKey(event, index)}
              >
                <Icon of={GripVertical} />
              </IconButton>
              <input
                className="inp"
                value={line}
                placeholder={placeholder}
                aria-label={name}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-${index}-error` : undefined}
                onChange={(event) => change(index, event.target.value)}
                onKeyDown={(event) => addByEnter(event, index)}
              />
              <IconButton danger aria-label={text.removeItem(label, index + 1)} onClick={() => remove(index)}>
                <Icon of={Trash2} />
              </IconButton>
              <FieldNotes id={`${id}-${index}`} error={error} />
            </li>
          );
        })}
      </ul>
      <Button
        variant="ghost"
        small
        className="js"
        disabled={value.length >= max}
        onClick={() => add(value.length)}
      >
        <Icon of={Plus} />
        {text.addItem}
      </Button>
      <p className="vh" role="status">
        {announcement}
      </p>
    </FieldGroup>
  );
}
