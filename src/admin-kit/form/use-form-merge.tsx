import { Suspense, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { MergeDialogProps } from "../history/merge-dialog.tsx";
import { lazyPart } from "../lazy-part.ts";

// Loaded only when another person has changed the record in the meantime.
const MergeDialog = lazyPart(async () => ({
  default: (await import("../history/merge-dialog.tsx")).MergeDialog,
}));

/** How the values of a form are merged with those of the stored record. */
export type Conflict<Values extends FieldValues> = Pick<MergeDialogProps<Values>, "labels" | "show"> & {
  valuesOf(current: object): Values;
};

/** What is merged: the form's first values, the typed ones, those of the stored record, and that record. */
type Theirs<Values> = { base: Values; mine: Values; values: Values; current?: object };

type Ends<Values> = {
  onResolve(values: Values, current: object | undefined): void;
  onTakeTheirs(current: object | undefined): void;
};

/** The merge after another person saved first: `ask` opens `dialog`, where the user chooses the values. Requirement SURV-05. */
export function useFormMerge<Values extends FieldValues>(
  conflict: Conflict<Values> | undefined,
  { onResolve, onTakeTheirs }: Ends<Values>,
) {
  const [theirs, setTheirs] = useState<Theirs<Values>>();
  const close = () => setTheirs(undefined);
  return {
    ask: (theirs: Theirs<Values>) => setTheirs(theirs),
    dialog: theirs && conflict && (
      <Suspense>
        <MergeDialog
          base={theirs.base}
          mine={theirs.mine}
          theirs={theirs.values}
          labels={conflict.labels}
          show={conflict.show}
          onClose={close}
          onResolve={(values) => {
            close();
            onResolve({ ...theirs.values, ...values }, theirs.current);
          }}
          onTakeTheirs={() => {
            close();
            onTakeTheirs(theirs.current);
          }}
        />
      </Suspense>
    ),
  };
}
