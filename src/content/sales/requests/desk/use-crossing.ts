import { useRef, useState } from "react";
import { currentOf } from "../../../../kernel/errors.ts";
import { fromAnswer } from "../../../../kernel/resource/wire.ts";
import { type DeskNote, replyChannels, requestNotes } from "../requests.ts";

/**
 * Notices that a reply went out since a draft began, so that a customer does not get two answers within seconds. `restoredFrom`
 * is the time of a draft of an earlier visit, in ms; requirement DESK-03.
 */
export function useCrossing(notes: readonly DeskNote[], restoredFrom: number | undefined) {
  const known = useRef<number | undefined>(undefined);
  const [crossing, setCrossing] = useState<DeskNote | null>(null);
  if (known.current === undefined && restoredFrom !== undefined && notes.length > 0)
    known.current = newestOf(notes.filter(({ createdAt }) => Date.parse(createdAt ?? "") <= restoredFrom));
  return {
    /** The reply that went out meanwhile; null while there is no question. */
    crossing,
    /** Called when a draft begins. */
    begin() {
      known.current = newestOf(notes);
    },
    /** The newest reply that the author knew when the draft began. */
    after: () => known.current,
    /** Whether nothing crosses the draft as far as this screen knows; asks otherwise. */
    isFree() {
      const { current = 0 } = known;
      const newer =
        known.current === undefined ? undefined : notes.find((note) => isReply(note) && note.id > current);
      if (newer) setCrossing(newer);
      return newer === undefined;
    },
    /** Takes the server's refusal; returns whether it was one about a crossing reply. */
    refused(error: unknown) {
      const current = currentOf(error);
      if (current) setCrossing(fromAnswer(requestNotes, current));
      return current !== undefined;
    },
    /** The author has read the other reply, and may send. */
    acknowledge() {
      known.current = Math.max(crossing?.id ?? 0, newestOf(notes));
      setCrossing(null);
    },
    dismiss: () => setCrossing(null),
  };
}

const isReply = ({ kind }: DeskNote) => replyChannels.some((channel) => channel === kind);

/** The id of the newest reply; 0 without one. */
const newestOf = (notes: readonly DeskNote[]) =>
  notes.filter(isReply).reduce((newest, { id }) => Math.max(newest, id), 0);
