import { Check, ChevronDown, CircleAlert } from "lucide-react";
import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  Text,
} from "react-aria-components";
import { BidiText } from "./bidi-text.tsx";
import { Icon } from "./icon.tsx";
import type { Option } from "./inputs.tsx";
import { text } from "./ui.text.ts";

type PickerProps = {
  label: string;
  /** Keeps the label for screen readers only, in toolbars. */
  hideLabel?: boolean;
  options: readonly Option[];
  value: string | null;
  onChange(value: string): void;
  placeholder?: string;
  error?: string | undefined;
  isDisabled?: boolean;
};

/** A select with its own list of options (React Aria): arrow keys, type ahead, a mark on the chosen one. */
export function Picker({
  label,
  hideLabel,
  options,
  value,
  onChange,
  placeholder = text.select,
  error,
  isDisabled,
}: PickerProps) {
  return (
    <Select
      className={error ? "field bad" : "field"}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      placeholder={placeholder}
      isDisabled={isDisabled === true}
      isInvalid={error !== undefined}
      {...(hideLabel && { "aria-label": label })}
    >
      {!hideLabel && <Label className="lbl">{label}</Label>}
      <Button className="inp pick">
        <SelectValue>
          {({ isPlaceholder, defaultChildren, selectedText }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <Icon of={ChevronDown} />
      </Button>
      {error && (
        <Text slot="errorMessage" className="err">
          <Icon of={CircleAlert} />
          {error}
        </Text>
      )}
      <Popover className="pop" offset={6}>
        <ListBox className="menu" items={options}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label}>
              <BidiText text={option.label} />
              <Icon of={Check} className="chosen" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}
