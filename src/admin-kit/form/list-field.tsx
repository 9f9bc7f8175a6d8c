import { Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { FieldGroup, FieldNotes, type FieldProps } from "../../ui/controls/field.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { freeText } from "../../ui/controls/inputs.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { text } from "../admin-kit.text.ts";
import { useRowOrder } from "../rows/use-row-order.tsx";
import listFieldStyles from "./list-field.module.css";

type ListFieldProps = Omit<FieldProps, "label"> & {
  label: string;
  value: readonly string[];
  onChange(value: string[]): void;
  onBlur?: () => void;
  placeholder?: string;
  /** The error message of a line, by its index. */
  errorAt?: (index: number) => string | undefined;
};

const mostLines = 50;

/**
 * A list of short texts. Each line can be changed, removed, and moved by its grip with the arrow keys or the pointer; Enter adds
 * a line below.
 */
export function ListField({
  label,
  value,
  onChange,
  onBlur,
  placeholder,
  errorAt,
  ...field
}: ListFieldProps) {
  const id = useId();
  const order = useRowOrder(value, onChange);

  const change = (index: number, line: string) => onChange(value.with(index, line));
  const add = (index: number) => {
    if (value.length >= mostLines) return;
    onChange(value.toSpliced(index, 0, ""));
    order.focusRow(index, "input");
  };
  const remove = (index: number) => {
    onChange(value.toSpliced(index, 1));
    order.focusRow(Math.min(index, value.length - 2), "input");
  };
  const addByEnter = (event: KeyboardEvent, index: number) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(index + 1);
  };

  return (
    <FieldGroup {...field} label={label}>
      <ul className={listFieldStyles.listed} ref={order.list} onBlur={onBlur}>
        {value.map((line, index) => {
          const error = errorAt?.(index);
          const name = text.item(label, index + 1);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines are plain text and every input is controlled
              key={index}
              className={error ? listFieldStyles.faulty : ""}
              {...order.rowProps(index)}
            >
              {order.grip(index, text.moveItem(label, index + 1))}
              <input
                className={formStyles.input}
                {...freeText}
                value={line}
                placeholder={placeholder ?? freeText.placeholder}
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
        className={buttonStyles.atStart}
        disabled={value.length >= mostLines}
        onClick={() => add(value.length)}
      >
        <Icon of={Plus} />
        {text.addItem}
      </Button>
      {order.announcement}
    </FieldGroup>
  );
}
