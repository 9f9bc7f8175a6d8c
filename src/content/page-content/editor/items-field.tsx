import { ChevronDown, Eye, EyeOff, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useRowOrder } from "../../../admin-kit/rows/use-row-order.tsx";
import type { FieldErrors } from "../../../kernel/errors.ts";
import { type Address, isWithin, printAddress } from "../../../kernel/resource/address.ts";
import type { Fields } from "../../../kernel/resource/field.ts";
import { blankItem, newItemId } from "../../../kernel/resource/kinds/list.ts";
import { Button, IconButton } from "../../../ui/controls/button.tsx";
import buttonStyles from "../../../ui/controls/buttons.module.css";
import { FieldGroup } from "../../../ui/controls/field.tsx";
import { useLatestRef } from "../../../ui/controls/use-latest-ref.ts";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { hasRoom, turned } from "../sections/item-acts.ts";
import { itemLabel } from "../sections/item-words.text.ts";
import { type Item, isPageImage, type PageField } from "../sections/section.ts";
import itemsStyles from "./items-field.module.css";
import { text } from "./page-content-admin.text.ts";
import { ValueEditor } from "./value-editor.tsx";
import { PictureValue } from "./values/picture-value.tsx";

const words = text.list;

type ItemsFieldProps = {
  field: PageField;
  items: Item[];
  address: Address;
  errors: FieldErrors;
  onChange(items: Item[]): void;
};

/** A list of a page: items can be added, changed, moved (the grip takes pointer and arrow keys) and removed, with undo. */
export function ItemsField({ field, items, address, errors, onChange }: ItemsFieldProps) {
  const kinds = field.items ?? {};
  const order = useRowOrder(items, onChange);
  const latest = useLatestRef(items);
  const [added, setAdded] = useState<string>();

  const add = () => {
    const id = newItemId();
    onChange([...items, { id, ...blankItem(kinds) }]);
    setAdded(id);
    order.focusRow(items.length, "input, textarea, select");
  };
  const remove = (index: number) => {
    const removed = items[index];
    onChange(items.toSpliced(index, 1));
    if (items.length > 1) order.focusRow(Math.min(index, items.length - 2), "[data-grip]");
    if (!removed) return;
    const putBack = () => {
      // The editor's own undo may have brought the item back already.
      if (latest.current.some(({ id }) => id === removed.id)) return;
      onChange(latest.current.toSpliced(index, 0, removed));
    };
    toasts.success(words.removed, { undo: putBack });
  };

  return (
    <FieldGroup
      label={field.label}
      error={errors[field.id]}
      help={items.length === 0 ? words.empty : undefined}
    >
      <ul className={itemsStyles.items} data-items ref={order.list} data-address={address}>
        {items.map((item, index) => (
          <li key={item.id} data-hidden={item.isHidden} {...order.rowProps(index)}>
            {order.grip(index, words.move(nameOf(kinds, item, field.label, index)))}
            <ItemFields
              field={field}
              kinds={kinds}
              item={item}
              index={index}
              startsOpen={item.id === added}
              address={printAddress(address, item.id)}
              errors={errors}
              onChange={(changed) => onChange(items.with(index, changed))}
            />
            {item.isHidden && <small>{words.isHidden}</small>}
            <IconButton
              aria-label={(item.isHidden ? words.show : words.hide)(nameOf(kinds, item, field.label, index))}
              onClick={() => onChange(items.with(index, turned(item)))}
            >
              <Icon of={item.isHidden ? EyeOff : Eye} />
            </IconButton>
            <IconButton
              danger
              aria-label={words.remove(nameOf(kinds, item, field.label, index))}
              onClick={() => remove(index)}
            >
              <Icon of={Trash2} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        small
        className={buttonStyles.atStart}
        disabled={!hasRoom(field, items)}
        onClick={add}
      >
        <Icon of={Plus} />
        {words.add}
      </Button>
      {order.announcement}
    </FieldGroup>
  );
}

type ItemFieldsProps = {
  field: PageField;
  kinds: Fields;
  item: Item;
  index: number;
  /** The one that was just added. */
  startsOpen: boolean;
  address: Address;
  errors: FieldErrors;
  onChange(item: Item): void;
};

/** Short items stand open in a row; longer ones fold under their title. */
function ItemFields({ field, kinds, item, index, startsOpen, address, errors, onChange }: ItemFieldsProps) {
  const keys = Object.keys(kinds);
  const own = printAddress(field.id, item.id);
  const isWrong = Object.keys(errors).some((path) => isWithin(path, own));
  const [isOpen, setOpen] = useState(startsOpen);
  const fields = Object.entries(kinds).map(([key, kind]) => {
    const value = item[key];
    const put = (value: unknown) => onChange({ ...item, [key]: value });
    if (isPageImage(value))
      return (
        <PictureValue
          key={key}
          label={itemLabel(key)}
          value={value}
          address={printAddress(address, key)}
          errors={errors}
          onChange={put}
        />
      );
    return (
      <ValueEditor
        key={key}
        field={kind}
        name={key}
        // An item with a single text needs no visible label.
        label={keys.length === 1 ? words.item(field.label, index + 1) : itemLabel(key)}
        hideLabel={keys.length === 1}
        value={value}
        address={printAddress(address, key)}
        error={errors[printAddress(own, key)]}
        onChange={put}
      />
    );
  });
  const isShort =
    keys.length <= 2 && Object.values(kinds).every(({ kind }) => ["text", "link"].includes(kind));
  if (isShort || keys.length === 1) return <div className={itemsStyles.parts}>{fields}</div>;
  return (
    <details open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span dir="auto">{nameOf(kinds, item, field.label, index)}</span>
        <Icon of={ChevronDown} />
      </summary>
      <div className={itemsStyles.parts}>{fields}</div>
    </details>
  );
}

/** What an item is called: its first words, or its place. */
function nameOf(kinds: Fields, item: Item, label: string, index: number): string {
  const named = Object.entries(item).find(
    ([key, value]) => kinds[key]?.kind === "text" && typeof value === "string" && value.trim() !== "",
  );
  const first = named?.[1] ?? item.text;
  return typeof first === "string" && first.trim() !== "" ? first : words.item(label, index + 1);
}
