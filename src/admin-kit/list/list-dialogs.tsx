import { lazyPart } from "../lazy-part.ts";
import { MountOnOpen } from "../mount-on-open.tsx";
import { DeleteConfirmation } from "../rows/delete-confirmation.tsx";
import type { Item } from "./list.ts";
import type { ListScreenProps } from "./list-screen-props.ts";

// Loaded on demand, because it is seldom used.
const HistoryDialog = lazyPart(() => import("../history/history-dialog.tsx"));

/** The history of a record, its form, and the question before it is deleted. */
export function ListDialogs<T extends Item, Input, Filter extends string>(
  props: ListScreenProps<T, Input, Filter>,
) {
  const { screen, text, nameOf } = props;
  const { list, ofHistory, deleting } = screen;
  return (
    <>
      <MountOnOpen isOpen={ofHistory !== null}>
        <HistoryDialog
          path={screen.path}
          id={ofHistory?.id ?? null}
          title={ofHistory ? nameOf(ofHistory) : ""}
          onClose={() => screen.setOfHistory(null)}
          {...props.history}
          onRestored={list.reload}
        />
      </MountOnOpen>
      <MountOnOpen isOpen={screen.dialog.isOpen}>{props.form(screen.dialog)}</MountOnOpen>
      <DeleteConfirmation
        record={deleting}
        onClose={() => screen.setDeleting(null)}
        question={text.deleteQuestion}
        note={deleting ? props.deleteNote?.([deleting]) : undefined}
        remove={list.remove}
        restore={list.restore}
        deletedText={text.deleted}
        noun={props.noun}
        onFailure={(error) => screen.fail("delete", error)}
      />
    </>
  );
}
