import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../../../admin-kit/mount-on-open.tsx";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { deskText as text } from "../desk.text.ts";
import type { DeskRequest } from "../requests.ts";
import type { DeskScreen } from "./use-desk-screen.ts";
import type { LostQuestion } from "./use-lost-reason.ts";

const EnterDialog = lazyPart(() => import("../board/enter-dialog.tsx"));
const DeleteRequest = lazyPart(() => import("./delete-request.tsx"));
const KeysHelp = lazyPart(() => import("../keys/keys-help.tsx"));

const LostDialog = lazyPart(() => import("./lost-dialog.tsx"));

/** The dialog that is open; null for none. */
export type DeskDialog = "enter" | "help" | null;

type DialogsProps = {
  screen: DeskScreen;
  lost: LostQuestion;
  open: DeskDialog;
  onClose(): void;
  keys: { isOn: boolean; onSwitch(isOn: boolean): void };
  deleting: DeskRequest | null;
  onDeleteClose(): void;
};

/** The dialogs of the desk: a new request, the shortcuts, why a request was lost, and the question before a delete. */
export function DeskDialogs({ screen, lost, open, onClose, keys, deleting, onDeleteClose }: DialogsProps) {
  const { changes } = screen;
  return (
    <>
      <MountOnOpen isOpen={open === "enter"}>
        <EnterDialog
          isOpen={open === "enter"}
          onClose={onClose}
          onEntered={async (id) => {
            toasts.success(text.enter.saved(id));
            await changes.reload();
          }}
        />
      </MountOnOpen>
      <MountOnOpen isOpen={open === "help"}>
        <KeysHelp isOpen={open === "help"} onClose={onClose} {...keys} />
      </MountOnOpen>
      <MountOnOpen isOpen={lost.isAsking}>
        <LostDialog question={lost} />
      </MountOnOpen>
      <MountOnOpen isOpen={deleting !== null}>
        <DeleteRequest screen={screen} request={deleting} onClose={onDeleteClose} />
      </MountOnOpen>
    </>
  );
}
