import { useRef, useState } from "react";
import { useUnsaved } from "../../../../admin-kit/form/use-unsaved.ts";
import { AppError } from "../../../../kernel/errors.ts";
import { randomKey } from "../../../../kernel/text/random-key.ts";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { useDeskChanges } from "../board/use-desk.ts";
import { deskText } from "../desk.text.ts";
import type { DeskNote, DeskRequest, ReplyChannel } from "../requests.ts";
import { unfilledIn } from "../templates/fill-template.ts";
import { text as templateText } from "../templates/reply-templates.text.ts";
import { useCrossing } from "./use-crossing.ts";

const { composer: text } = deskText;

export type Way = ReplyChannel | "note";

/** The text of one way of writing, and how it is stored; `onStored` follows a success. After a failure the text stays. */
export function useReply(
  request: DeskRequest,
  notes: readonly DeskNote[],
  way: Way,
  isSent: boolean,
  onStored: () => void,
) {
  const { addNote, addReply } = useDeskChanges();
  const [typed, setText, keptAt] = useUnsaved(`${way}:${request.id}`);
  const crossing = useCrossing(notes, keptAt);
  const setTyped = (text: string) => {
    if (typed.trim() === "") crossing.begin();
    setText(text);
  };
  const [attachments, setAttachments] = useState<number[]>([]);
  const [failure, setFailure] = useState("");
  const [isSaving, setSaving] = useState(false);
  // The idempotency key changes only after a success, so that a retry after a lost answer sends no second mail.
  const key = useRef(randomKey());
  const isEmpty = typed.trim() === "";
  const store = async () => {
    if (way === "note") return addNote(request.id, typed);
    await addReply(
      request.id,
      { channel: way, text: typed, send: isSent, after: crossing.after(), ...(isSent && { attachments }) },
      key.current,
    );
    toasts.success(request.status === "new" ? deskText[request.kind].firstReply : text.replied[way]);
  };
  /** Whether the text can be sent; shows a message about unfilled placeholders. */
  const isReady = () => {
    const unfilled = way === "note" ? [] : unfilledIn(typed);
    setFailure(unfilled.length > 0 ? templateText.unfilled(unfilled.join(deskText.comma)) : "");
    return !isEmpty && !isSaving && unfilled.length === 0 && (way === "note" || crossing.isFree());
  };
  const keep = async () => {
    if (!isReady()) return;
    setSaving(true);
    try {
      await store();
      key.current = randomKey();
      setText("");
      setAttachments([]);
      onStored();
    } catch (error) {
      const wrongFiles = error instanceof AppError ? error.fields.attachments : undefined;
      if (wrongFiles) setFailure(wrongFiles);
      else if (!crossing.refused(error))
        setFailure(way === "note" ? text.noteFailed : isSent ? text.sendFailed : text.replyFailed);
    } finally {
      setSaving(false);
    }
  };
  return {
    typed,
    setTyped,
    attachments,
    setAttachments,
    failure,
    isSaving,
    isEmpty,
    isReady,
    keep,
    crossing,
  };
}
