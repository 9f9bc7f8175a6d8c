import { EyeOff } from "lucide-react";
import { ConfirmDialog } from "../../../../admin-kit/lazy-confirm.ts";
import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../../../admin-kit/mount-on-open.tsx";
import type { Address } from "../../../../kernel/resource/address.ts";
import type { TeamView } from "../../review/wire.ts";
import type { SectionState } from "../../wire.ts";
import { text } from "../page-content-admin.text.ts";
import type { SectionEditor } from "../section-editor.ts";
import type { SectionDialog } from "./section-head.tsx";

const PublishDialog = lazyPart(() => import("../../publish/publish-dialog.tsx"));
const CheckDialog = lazyPart(() => import("../../publish/check-dialog.tsx"));
const ShareDialog = lazyPart(() => import("../../publish/share-dialog.tsx"));

type SectionDialogsProps = {
  editor: SectionEditor;
  /** Undefined until it is loaded. */
  state: SectionState | undefined;
  /** The one that is open. */
  dialog: SectionDialog | null;
  /** What clients say about the draft; undefined until it is loaded. */
  review: TeamView | undefined;
  onOpen(dialog: SectionDialog): void;
  onOpenRemarks(): void;
  onClose(): void;
  onOpenField(address: Address): void;
  onDiscard(): Promise<void>;
};

/** The dialogs that publish a section, check it, share it, or discard its draft. */
export function SectionDialogs({
  editor,
  state,
  dialog,
  review,
  onOpen,
  onOpenRemarks,
  onClose,
  onOpenField,
  onDiscard,
}: SectionDialogsProps) {
  const { section } = editor;
  const frame = (name: SectionDialog) => ({ isOpen: dialog === name, onClose });
  return (
    <>
      {state && (
        <MountOnOpen isOpen={dialog === "publish"}>
          <PublishDialog
            {...frame("publish")}
            section={section}
            state={state}
            onDone={(state) => editor.take(state)}
            onChanged={() => void editor.load()}
            onOpenField={onOpenField}
            review={review}
            onAsk={() => onOpen("ask")}
            onOpenRemarks={onOpenRemarks}
          />
        </MountOnOpen>
      )}
      {state && (
        <MountOnOpen isOpen={dialog === "check"}>
          <CheckDialog {...frame("check")} section={section} state={state} onOpenField={onOpenField} />
        </MountOnOpen>
      )}
      <MountOnOpen isOpen={dialog === "share" || dialog === "ask"}>
        <ShareDialog
          {...frame(dialog === "ask" ? "ask" : "share")}
          section={section}
          isAsking={dialog === "ask"}
        />
      </MountOnOpen>
      <MountOnOpen isOpen={dialog === "discard"}>
        <ConfirmDialog
          {...frame("discard")}
          onConfirm={onDiscard}
          question={text.discardQuestion}
          note={text.discardNote}
          confirmLabel={text.discard}
          icon={EyeOff}
        />
      </MountOnOpen>
    </>
  );
}
