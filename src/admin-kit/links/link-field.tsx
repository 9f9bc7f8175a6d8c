import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, Suspense, useId } from "react";
import { Field, type FieldProps } from "../../ui/controls/field.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { lazyPart } from "../lazy-part.ts";
import styles from "./link-field.module.css";
import { linkText as text } from "./links.text.ts";
import { useLinkTargets } from "./use-link-targets.ts";

// Loaded with the first use: its icons and words are no part of a screen that has links among many fields.
const LinkList = lazyPart(() => import("./link-list.tsx"));

export type LinkFieldProps = Omit<FieldProps, "id"> & {
  value: string;
  onChange(link: string): void;
  onBlur?: () => void;
  /** Hears the keys that are not for the list. */
  onKey?: (event: KeyboardEvent) => void;
  name?: string;
  /** Takes the focus as soon as it is shown. */
  autoFocus?: boolean;
  placeholder?: string;
  /** The address of the field among the texts of a page. */
  "data-address"?: string;
};

/**
 * Types a link, or chooses what it leads to by words or by its address: pages, records, places of a page, ways to the agency. What
 * it leads to stands below it, or a warning that nothing is there; any other address may be typed. Arrows move in the list, Enter
 * chooses, Escape closes it. Requirement OWN-04.
 */
export function LinkField({ value, onChange, onBlur, onKey, autoFocus, ...props }: LinkFieldProps) {
  const { placeholder = " ", name, "data-address": address, ...field } = props;
  const list = useId();
  const { isOpen, active, found, told, ...targets } = useLinkTargets(value, onChange);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!targets.onKey(event)) return onKey?.(event);
    event.preventDefault();
    event.stopPropagation(); // the dialog around it stays
  };
  return (
    <Field {...field}>
      {({ "aria-describedby": notes, ...control }) => (
        <div className={styles.link}>
          <div className={styles.typed}>
            <input
              {...control}
              type="text"
              dir="ltr"
              className={formStyles.input}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={list}
              aria-activedescendant={isOpen && active ? `${list}-${active.address}` : undefined}
              aria-describedby={[notes, `${list}-told`].filter(Boolean).join(" ")}
              autoComplete="off"
              spellCheck={false}
              // biome-ignore lint/a11y/noAutofocus: only where somebody has just asked for the field
              autoFocus={autoFocus}
              {...{ placeholder, name, value }}
              data-address={address}
              onFocus={targets.onFocus}
              onChange={({ target }) => targets.onType(target.value)}
              onKeyDown={onKeyDown}
              onBlur={() => {
                targets.close();
                onBlur?.();
              }}
            />
            <button
              type="button"
              tabIndex={-1}
              aria-label={text.open}
              onPointerDown={(event) => event.preventDefault()} // the text keeps the focus
              onClick={({ currentTarget }) => {
                targets.toggle();
                currentTarget.parentElement?.querySelector("input")?.focus();
              }}
            >
              <Icon of={ChevronDown} />
            </button>
            {isOpen && (
              <Suspense>
                <LinkList id={list} {...{ found, active }} onChoose={targets.choose} />
              </Suspense>
            )}
          </div>
          {(told?.name || told?.warning) && (
            <p className={formStyles.hint} id={`${list}-told`}>
              {told.name && <BidiText text={text.leadsTo(told.name)} />}{" "}
              {told.warning && <span className={styles.warning}>{told.warning}</span>}
            </p>
          )}
          <span className={typeStyles.unseen} role="status">
            {isOpen ? text.found(found.length) : told?.warning}
          </span>
        </div>
      )}
    </Field>
  );
}
