import { Check, GitMerge } from "lucide-react";
import { useState } from "react";
import { Dialog as AriaDialog, Heading } from "react-aria-components";
import cardStyles from "../../ui/card.module.css";
import { Button } from "../../ui/controls/button.tsx";
import dialogStyles from "../../ui/overlays/dialog.module.css";
import { Overlay } from "../../ui/overlays/dialog.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { text } from "../admin-kit.text.ts";
import mergeStyles from "./merge.module.css";
import { mergeValues } from "./merge.ts";
import { inWords } from "./value-words.ts";

type Values = Record<string, unknown>;

export type MergeDialogProps<V extends Values> = {
  base: V;
  mine: V;
  theirs: V;
  /** Names of the fields as the form shows them. */
  labels: { [Name in keyof V]?: string };
  /** Formats a value; undefined for the default format of text, numbers, booleans and lists. */
  show?: ((name: keyof V & string, value: unknown) => string | undefined) | undefined;
  onClose(): void;
  /** Called with the values to save over the stored record. */
  onResolve(values: V): void;
  /** Called when the user drops the edit and keeps the stored record. */
  onTakeTheirs(): void;
};

/** Merges an edit after another person saved first: the user chooses the fields that both changed. SURV-05 */
export function MergeDialog<V extends Values>({
  base,
  mine,
  theirs,
  labels,
  show,
  onClose,
  onResolve,
  onTakeTheirs,
}: MergeDialogProps<V>) {
  const { merged, conflicts, fromMine, fromTheirs } = mergeValues(base, mine, theirs);
  const [taken, setTaken] = useState<readonly string[]>([]); // conflicts for which the other person's value was chosen
  const words = (name: keyof V & string, value: unknown) => show?.(name, value) ?? inWords(value);
  const labelOf = (name: keyof V & string) => labels[name] ?? name;
  const resolve = () => {
    const chosen = Object.fromEntries(
      conflicts.filter((name) => taken.includes(name)).map((name) => [name, theirs[name]]),
    );
    onResolve({ ...merged, ...chosen });
  };
  return (
    <Overlay isOpen onClose={onClose} closesOutside={false} className={dialogStyles.scrim}>
      <AriaDialog role="alertdialog" className={`${cardStyles.card} ${mergeStyles.merge}`}>
        <header>
          <span className={mergeStyles.glyph}>
            <Icon of={GitMerge} />
          </span>
          <div>
            <Heading slot="title" level={2} className={typeStyles.subheading}>
              {text.conflict}
            </Heading>
            <p className={`${typeStyles.muted} ${typeStyles.small}`}>
              {text.mergeSummary(fromMine.length + fromTheirs.length, conflicts.length)}
            </p>
          </div>
        </header>
        <div className={mergeStyles.rows}>
          {conflicts.length > 0 && (
            <div className={mergeStyles.head} aria-hidden="true">
              <span>{text.field}</span>
              <span>{text.mine}</span>
              <span>{text.theirs}</span>
            </div>
          )}
          {conflicts.map((name) => (
            <fieldset className={mergeStyles.line} key={name}>
              <legend className={typeStyles.unseen}>{labelOf(name)}</legend>
              <span aria-hidden="true">{labelOf(name)}</span>
              <label>
                <input
                  type="radio"
                  name={`merge-${name}`}
                  checked={!taken.includes(name)}
                  onChange={() => setTaken(taken.filter((other) => other !== name))}
                />
                <span className={typeStyles.unseen}>{text.mine}</span>
                <span>{words(name, mine[name])}</span>
              </label>
              <label>
                <input
                  type="radio"
                  name={`merge-${name}`}
                  checked={taken.includes(name)}
                  onChange={() => setTaken([...taken, name])}
                />
                <span className={typeStyles.unseen}>{text.theirs}</span>
                <span>{words(name, theirs[name])}</span>
              </label>
            </fieldset>
          ))}
          <Merged names={fromMine.map(labelOf)} from={text.mine} />
          <Merged names={fromTheirs.map(labelOf)} from={text.theirs} />
        </div>
        <footer>
          <Button small variant="ghost" onClick={onTakeTheirs}>
            {text.keepTheirs}
          </Button>
          <Button small variant="line" onClick={() => onResolve(mine)}>
            {text.keepMine}
          </Button>
          <Button small onClick={resolve}>
            {text.saveMerge}
          </Button>
        </footer>
      </AriaDialog>
    </Overlay>
  );
}

function Merged({ names, from }: { names: readonly string[]; from: string }) {
  if (names.length === 0) return null;
  return (
    <div className={`${mergeStyles.line} ${mergeStyles.settled}`}>
      <span>{names.join(text.comma)}</span>
      <span className={mergeStyles.merged}>
        <Icon of={Check} />
        {text.mergedFrom(from)}
      </span>
    </div>
  );
}
