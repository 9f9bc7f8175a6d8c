import { FilterX, Search } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { freeText, type Option } from "../../ui/controls/inputs.tsx";
import { useLatestRef } from "../../ui/controls/use-latest-ref.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { text } from "../admin-kit.text.ts";
import { isForPage, usePageKeys } from "../shortcuts.ts";
import toolbarStyles from "./list-toolbar.module.css";
import type { ListAddressControl } from "./use-list-address.ts";

/** One select of the toolbar. The option with the value "" shows everything. */
export type ToolbarFilter<Filter extends string> = {
  name: Filter;
  label: string;
  options: readonly Option[];
};

type ListToolbarProps<Filter extends string> = {
  address: ListAddressControl<Filter>;
  searchLabel: string;
  filters?: readonly ToolbarFilter<Filter>[];
  /** The fields to sort by, `-field` descending; the first, "", is the list's own order. */
  sorts?: readonly Option[];
  /** How many records match, in words. Announced when it changes. */
  hits?: string | undefined;
  /** Milliseconds to wait for the next letter before the list searches; for large lists, 150. */
  delay?: number;
  children?: ReactNode;
  /** Shown at the end. */
  tools?: ReactNode;
};

/** Search and filters above a list; "/" puts the cursor into the search from anywhere outside a field. ADM-03 */
export function ListToolbar<Filter extends string>({
  address,
  searchLabel,
  filters = [],
  sorts = [],
  hits,
  delay = 0,
  children,
  tools,
}: ListToolbarProps<Filter>) {
  return (
    <search className={toolbarStyles.toolbar}>
      <SearchBox label={searchLabel} query={address.query} onChange={address.setQuery} delay={delay} />
      {filters.map(({ name, label, options }) => (
        <Choice
          key={name}
          label={label}
          options={options}
          value={address.filters[name]}
          onChange={(value) => address.setFilter(name, value)}
        />
      ))}
      {sorts.length > 1 && (
        <Choice label={text.sort} options={sorts} value={address.sort} onChange={address.setSort} />
      )}
      {children}
      {address.isFiltered && (
        <Button variant="ghost" small onClick={address.clear}>
          <Icon of={FilterX} />
          {text.clearFilters}
        </Button>
      )}
      {tools}
      <p className={address.isFiltered ? toolbarStyles.hits : typeStyles.unseen} role="status">
        {address.isFiltered ? hits : ""}
      </p>
    </search>
  );
}

type ChoiceProps = {
  label: string;
  options: readonly Option[];
  value: string;
  onChange(value: string): void;
};

/** A select of a toolbar, which takes effect at once. */
export function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <select
      className={formStyles.input}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** A search field that holds its own text, because the address follows later and a controlled field would lose the caret. */
export function SearchBox({
  label,
  query,
  onChange,
  delay,
}: {
  label: string;
  query: string;
  onChange(query: string): void;
  delay: number;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(query);
  const sent = useRef<string[]>([]); // texts that the address does not show yet
  useEffect(() => {
    const arrived = sent.current.indexOf(query);
    if (arrived < 0) setTyped(query); // the search was cleared, or the browser went back
    sent.current = arrived < 0 ? [] : sent.current.slice(arrived + 1);
  }, [query]);
  const waiting = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(waiting.current), []);
  // The latest callback, so that a filter chosen during the delay is kept.
  const tell = useLatestRef(onChange);
  const send = (text: string) => {
    sent.current.push(text);
    tell.current(text);
  };
  useSlash(() => input.current?.focus());
  return (
    <div className={formStyles.search}>
      <Icon of={Search} />
      <input
        ref={input}
        className={formStyles.input}
        {...freeText}
        type="search"
        placeholder={label}
        aria-label={label}
        aria-keyshortcuts="/"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          const text = event.target.value;
          window.clearTimeout(waiting.current);
          if (delay === 0) send(text);
          else waiting.current = window.setTimeout(send, delay, text);
        }}
      />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: kbd takes no focus */}
      <kbd aria-hidden="true">/</kbd>
    </div>
  );
}

function useSlash(onSlash: () => void) {
  usePageKeys((event) => {
    // The key code counts too, because on an Arabic keyboard the key types another letter.
    const isSlash = event.key === "/" || event.code === "Slash";
    if (!isSlash || !isForPage(event)) return;
    event.preventDefault();
    onSlash();
  });
}
