import { ChevronDown, GripVertical, Plus, Trash2 } from "lucide-react";
import { type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import { moveItem } from "../../admin-kit/moves.ts";
import type { FieldErrors } from "../../kernel/errors.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { FieldGroup } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toasts } from "../../ui/toast-queue.ts";
import { ItemKeyField } from "./item-key-field.tsx";
import { itemKey } from "./item-keys.text.ts";
import { text } from "./page-content-admin.text.ts";
import type { Item, ListField } from "./section.ts";

const words = text.list;

type ItemsFieldProps = {
  field: Extract<ListField<string, { id: string }>, { type: "list" }>;
  items: Item[];
  address: string;
  errors: FieldErrors;
  onChange(items: Item[]): void;
};

/** A list of a page: items can be added, changed, moved (the grip takes pointer and arrow keys) and removed, with undo. */
export function ItemsField({ field, items, address, errors, onChange }: ItemsFieldProps) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [announcement, setAnnouncement] = useState("");
  const latest = useRef(items);
  latest.current = items;

  const focusItem = (index: number, selector: string) =>
    requestAnimationFrame(() => {
      const row = list.current?.children[index];
      const details = row?.querySelector("details");
      if (details && selector !== ".grip") details.open = true;
      row?.querySelector<HTMLElement>(selector)?.focus();
    });
  const add = () => {
    onChange([...items, { ...field.pattern, id: crypto.randomUUID().slice(0, 8) }]);
    focusItem(items.length, "input, textarea, select");
  };
  const remove = (index: number) => {
    const removed = items[index];
    onChange(items.toSpliced(index, 1));
    if (items.length > 1) focusItem(Math.min(index, items.length - 2), ".grip");
    if (!removed) return;
    toasts.success(words.removed, { undo: () => onChange(latest.current.toSpliced(index, 0, removed)) });
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return;
    onChange(moveItem(items, from, to));
    setAnnouncement(words.moved(to + 1, items.length));
  };
  const moveByKey = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
    focusItem(Math.max(0, Math.min(index + step, items.length - 1)), ".grip");
  };
  const dragOver = (event: DragEvent, index: number) => {
    if (dragged === undefined) return;
    event.preventDefault();
    if (dragged === index) return;
    move(dragged, index);
    setDragged(index);
  };

  return (
    <FieldGroup
      label={field.label}
      error={errors[field.id]}
      help={items.length === 0 ? words.empty : undefined}
    >
      <ul className="items" ref={list} data-address={address}>
        {items.map((item, index) => (
          <li
            key={item.id}
            data-dragged={dragged === index || undefined}
            onDragOver={(event) => dragOver(event, index)}
          >
            <IconButton
              className="grip"
              aria-label={words.move(nameOf(item, field.label, index))}
              draggable
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(undefined)}
              onKeyDown={(event) => moveByKey(event, index)}
            >
              <Icon of={GripVertical} />
            </IconButton>
            <ItemFields
              field={field}
              item={item}
              index={index}
              address={`${address}/${index}`}
              errors={errors}
              onChange={(changed) => onChange(items.with(index, changed))}
            />
            <IconButton
              danger
              aria-label={words.remove(nameOf(item, field.label, index))}
              onClick={() => remove(index)}
            >
              <Icon of={Trash2} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button variant="ghost" small className="js" disabled={items.length >= 60} onClick={add}>
        <Icon of={Plus} />
        {words.add}
      </Button>
      <p className="vh" role="status">
        {announcement}
      </p>
    </FieldGroup>
  );
}

type ItemFieldsProps = {
  field: ItemsFieldProps["field"];
  item: Item;
  index: number;
  address: string;
  errors: FieldErrors;
  onChange(item: Item): void;
};

/** Short items stand open in a row; longer ones fold under their title. */
function ItemFields({ field, item, index, address, errors, onChange }: ItemFieldsProps) {
  const keys = Object.keys(field.pattern).filter((key) => key !== "id");
  const isWrong = keys.some((key) => errors[`${field.id}.${index}.${key}`] !== undefined);
  const [isOpen, setOpen] = useState(isBlank(item));
  const fields = keys.map((key) => (
    <ItemKeyField
      key={key}
      name={key}
      // One text needs no label of its own on the screen.
      label={keys.length === 1 ? words.item(field.label, index + 1) : itemKey(key).label}
      hideLabel={keys.length === 1}
      value={item[key]}
      address={`${address}/${key}`}
      error={errors[`${field.id}.${index}.${key}`]}
      onChange={(value) => onChange({ ...item, [key]: value })}
    />
  ));
  const isShort = keys.length <= 2 && keys.every((key) => ["text", "link"].includes(itemKey(key).kind));
  if (isShort || keys.length === 1) return <div className="ifs">{fields}</div>;
  return (
    <details open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span dir="auto">{nameOf(item, field.label, index)}</span>
        <Icon of={ChevronDown} />
      </summary>
      <div className="ifs">{fields}</div>
    </details>
  );
}

const isBlank = (item: Item) =>
  Object.entries(item).every(([key, value]) => key === "id" || typeof value !== "string" || value === "");

/** What an item is called: its first words, or its place. */
function nameOf(item: Item, label: string, index: number): string {
  const named = Object.entries(item).find(
    ([key, value]) =>
      key !== "id" && itemKey(key).kind === "text" && typeof value === "string" && value.trim() !== "",
  );
  const first = named?.[1] ?? item.text;
  return typeof first === "string" && first.trim() !== "" ? first : words.item(label, index + 1);
}
