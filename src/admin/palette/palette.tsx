import { ArrowDown, ArrowUp, Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { Dialog } from "react-aria-components";
import { useNavigate } from "react-router";
import { useRole } from "../../admin-kit/may.ts";
import type { StaffRole } from "../../kernel/roles.ts";
import { findFolded } from "../../kernel/text/search.ts";
import { freeText } from "../../ui/controls/inputs.tsx";
import { AriaProvider } from "../../ui/overlays/aria-provider.tsx";
import dialogStyles from "../../ui/overlays/dialog.module.css";
import { Overlay } from "../../ui/overlays/dialog.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { HitText } from "../../ui/text/hit-text.tsx";
import styles from "./palette.module.css";
import { paletteText as text } from "./palette.text.ts";
import { enterIcon, type PaletteGroup, type PaletteOption, paletteGroups } from "./palette-options.ts";
import type { placesFor } from "./place-options.ts";
import { useSearch } from "./use-search.ts";

type PaletteProps = {
  isOpen: boolean;
  /** The text typed before the palette was loaded. */
  begun: string;
  onClose(): void;
};

/** Finds any record, screen or action; fully usable by keyboard; requirement ADM-02. */
export default function Palette({ isOpen, begun, onClose }: PaletteProps) {
  return (
    <AriaProvider>
      <Overlay isOpen={isOpen} onClose={onClose} className={`${dialogStyles.scrim} ${styles.backdrop}`}>
        <Dialog className={styles.palette} aria-label={text.title}>
          <Finder begun={begun} onClose={onClose} />
        </Dialog>
      </Overlay>
    </AriaProvider>
  );
}

function Finder({ begun, onClose }: Pick<PaletteProps, "begun" | "onClose">) {
  const role = useRole();
  const [query, setQuery] = useState(begun);
  const { answer, hasFailed, isPending } = useSearch(query);
  const groups = paletteGroups(query, answer, role, usePlaces(query, role));
  const options = groups.flatMap((group) => group.options);
  const [chosen, setChosen] = useState<number>();
  const place = Math.min(chosen ?? 0, options.length - 1);
  const current = options[place];
  const listId = useId();
  const open = useOpen(onClose);
  // Enter right after the last letter opens the first result of that query, not of an earlier one, so it waits for the answer.
  const [isAwaited, setAwaited] = useState(false);
  const isDue = isAwaited && !isPending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the answer has come
  useEffect(() => {
    if (!isDue) return;
    setAwaited(false);
    if (current) open(current);
  }, [isDue]);

  const listen = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && isPending && chosen === undefined) setAwaited(true);
    else if (event.key === "Enter" && current) open(current);
    else if (event.key === "ArrowDown") setChosen((place + 1) % options.length);
    else if (event.key === "ArrowUp") setChosen((place - 1 + options.length) % options.length);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.typed}>
        <Icon of={Search} />
        <input
          // biome-ignore lint/a11y/noAutofocus: the user opened the dialog in order to type
          autoFocus
          {...freeText}
          role="combobox"
          type="text"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current && `${listId}-${current.id}`}
          aria-label={text.field}
          placeholder={text.field}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(undefined);
            setAwaited(false);
          }}
          onKeyDown={listen}
        />
        <button type="button" className={styles.close} aria-label={text.close} onClick={onClose}>
          <kbd>Esc</kbd>
        </button>
      </div>
      {hasFailed && (
        <p className={`${styles.message} ${styles.failed}`} role="alert">
          {text.failed}
        </p>
      )}
      <p className={typeStyles.unseen} role="status">
        {options.length === 0 ? text.none : ""}
      </p>
      {options.length === 0 && <p className={styles.message}>{text.none}</p>}
      <Results
        id={listId}
        groups={groups}
        query={query}
        current={current}
        onPoint={(option) => setChosen(options.indexOf(option))}
        onOpen={open}
      />
      <Foot explains={isFoundByFolding(query, options)} />
    </>
  );
}

/** The settings and page texts that a query names; their many names are loaded when the palette opens. */
function usePlaces(query: string, role: StaffRole) {
  const [find, setFind] = useState<typeof placesFor>();
  useEffect(() => {
    void import("./place-options.ts").then(({ placesFor }) => setFind(() => placesFor));
  }, []);
  return useMemo(() => find?.(query, role) ?? [], [find, query, role]);
}

/** Follows an option after the palette has closed, because a closing dialog moves the focus back. */
function useOpen(onClose: () => void) {
  const navigate = useNavigate();
  return ({ to }: PaletteOption) => {
    onClose();
    if (typeof to === "string") void navigate(to);
    else to();
  };
}

type ResultsProps = {
  id: string;
  groups: PaletteGroup[];
  query: string;
  current: PaletteOption | undefined;
  onPoint(option: PaletteOption): void;
  onOpen(option: PaletteOption): void;
};

function Results({ id, groups, query, current, onPoint, onOpen }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly chosen option scrolls into view
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [current?.id]);
  return (
    <div className={styles.results} id={id} role="listbox" aria-label={text.results} ref={list}>
      {groups.map(({ name, options }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div role="group" aria-labelledby={`${id}-group-${index}`} key={name}>
          <p className={styles.group} id={`${id}-group-${index}`}>
            {name}
          </p>
          {options.map((option) => (
            <button
              key={option.id}
              type="button"
              role="option"
              tabIndex={-1}
              className={styles.option}
              id={`${id}-${option.id}`}
              aria-selected={option === current}
              onPointerMove={() => option !== current && onPoint(option)}
              onClick={() => onOpen(option)}
            >
              <Icon of={option.icon} />
              <span>
                <HitText text={option.label} query={query} />
              </span>
              <small>{option.note && <BidiText text={option.note} />}</small>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

function Foot({ explains }: { explains: boolean }) {
  return (
    <footer>
      <span>
        <kbd>
          <Icon of={ArrowUp} />
        </kbd>
        <kbd>
          <Icon of={ArrowDown} />
        </kbd>
        {text.move}
      </span>
      <span>
        <kbd>
          <Icon of={enterIcon} />
        </kbd>
        {text.go}
      </span>
      {explains && <span className={styles.folded}>{text.folded}</span>}
    </footer>
  );
}

/** Whether an option was found whose spelling differs from the query. */
function isFoundByFolding(query: string, options: readonly PaletteOption[]) {
  const typed = query.trim();
  return (
    typed !== "" && options.some(({ label }) => !label.includes(typed) && findFolded(label, typed).length > 0)
  );
}
