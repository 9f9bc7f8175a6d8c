import formStyles from "../../ui/controls/forms.module.css";
import { text } from "../admin-kit.text.ts";
import { useMay } from "../may.ts";
import choiceStyles from "./select-box.module.css";
import type { Selection } from "./use-selection.ts";

type SelectBoxProps<Id extends number | string> = {
  selection: Pick<Selection<Id>, "has" | "toggle">;
  id: Id;
  /** The name of the record on the screen. */
  name: string;
};

/** A check box that selects one record of a list; only for users who may change it. */
export function SelectBox<Id extends number | string>({ selection, id, name }: SelectBoxProps<Id>) {
  const canWrite = useMay("write");
  if (!canWrite) return null;
  return (
    <label className={choiceStyles.choice}>
      <input
        type="checkbox"
        className={formStyles.checkbox}
        aria-label={text.select(name)}
        checked={selection.has(id)}
        onChange={() => selection.toggle(id)}
      />
    </label>
  );
}

/** A check box that selects every shown record; with a label in a toolbar, `bare` in the head of a table. */
export function SelectShownBox({
  selection,
  bare,
}: {
  selection: Pick<Selection, "shown" | "toggleShown">;
  bare?: boolean;
}) {
  const canWrite = useMay("write");
  if (!canWrite) return null;
  return (
    <label className={bare ? choiceStyles.choice : `${choiceStyles.choice} ${choiceStyles.every}`}>
      <input
        type="checkbox"
        className={formStyles.checkbox}
        aria-label={text.selectShown}
        checked={selection.shown === "all"}
        ref={(box) => {
          if (box) box.indeterminate = selection.shown === "some";
        }}
        onChange={selection.toggleShown}
      />
      {!bare && <span aria-hidden="true">{text.selectShown}</span>}
    </label>
  );
}
