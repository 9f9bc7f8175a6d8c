import { type KeyboardEvent, useState } from "react";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { addressOfFault, addressOnPage } from "../../sections/page-address.ts";
import { contentClient } from "../client.ts";
import { text } from "../page-content-admin.text.ts";
import type { SectionEditor } from "../section-editor.ts";
import { keepCaret } from "../use-field-focus.ts";
import type { SectionPlace } from "./use-section-place.ts";

/** What the buttons and keys of the screen do with a section; each says whether it succeeded. */
export function useSectionActs(
  editor: SectionEditor,
  place: SectionPlace,
  onOpen: (dialog: "publish" | "check") => void,
) {
  const client = contentClient(editor.section.key);
  const [isSaving, setSaving] = useState(false);
  /** Opens the first field that is wrong or in conflict; a failed call has a banner instead. */
  const showWrong = () => {
    const { conflicts, errors } = editor.read();
    const [path] = [...Object.keys(conflicts), ...Object.keys(errors)];
    if (path === undefined) return;
    toasts.error(text.publish.fixFirst);
    place.open(addressOfFault(editor.section.key, path));
  };
  const stepBy = (step: () => string | undefined) => {
    let field: string | undefined;
    keepCaret(() => {
      field = step();
    });
    if (field && !place.isOnPage) place.focus.look(addressOnPage(editor.section.key, field));
  };
  const attempt = async (work: () => Promise<void>, done: string, failed: string) => {
    try {
      await work();
      toasts.success(done);
    } catch {
      toasts.error(failed);
    }
  };
  return {
    /** A save that somebody asked for is under way. */
    isSaving,
    showWrong,
    undo: () => stepBy(editor.undo),
    redo: () => stepBy(editor.redo),
    async save() {
      setSaving(true);
      const isSaved = await editor.save();
      setSaving(false);
      if (isSaved) toasts.success(text.saved);
      else showWrong();
    },
    async publish() {
      if (await editor.save()) onOpen("publish");
      else showWrong();
    },
    /** Checks what is stored, so what is typed is stored first. */
    async check() {
      if (await editor.save()) onOpen("check");
      else showWrong();
    },
    discard: () => attempt(() => editor.discard(client.discard), text.discarded, text.saveFailed),
    cancelSchedule: () =>
      attempt(
        async () => editor.take(await client.cancelSchedule()),
        text.schedule.cancelled,
        text.schedule.failed,
      ),
  };
}

export type SectionActs = ReturnType<typeof useSectionActs>;

/** Ctrl or Cmd with S, E, Z and Y; by code, because an Arabic keyboard types other letters with them. */
export function actOfKeys(event: KeyboardEvent, acts: SectionActs, { isOnPage, showPage }: SectionPlace) {
  if (!event.ctrlKey && !event.metaKey) return;
  // Undo is for fields of the section alone: not for those of dialogs, which lie elsewhere in the page, nor for a link's address.
  const isField =
    event.target instanceof Element &&
    event.currentTarget.contains(event.target) &&
    !event.target.closest("[data-link-form]");
  const act = {
    KeyS: acts.save,
    KeyE: () => showPage(!isOnPage),
    ...(isField && { KeyZ: event.shiftKey ? acts.redo : acts.undo, KeyY: acts.redo }),
  }[event.code];
  if (!act) return;
  event.preventDefault();
  void act();
}
