import { wordDifference } from "../../../admin-kit/history/difference.ts";
import { relativeTime } from "../../../kernel/text/format.ts";
import { Button } from "../../../ui/controls/button.tsx";
import type { FieldValue, PageField } from "../sections/section.ts";
import type { DraftField } from "../wire.ts";
import { text } from "./page-content-admin.text.ts";
import { Marked } from "./value-difference.tsx";
import { valueInWords } from "./value-in-words.ts";

const words = text.conflict;

type ConflictNoteProps = {
  field: PageField;
  mine: FieldValue;
  theirs: DraftField;
  onKeep(): void;
  onTake(): void;
};

/** Somebody else changed the same field: what they wrote against what stands here, and the choice; requirement SURV-05. */
export function ConflictNote({ field, mine, theirs, onKeep, onTake }: ConflictNoteProps) {
  const pieces = wordDifference(valueInWords(field, theirs.value), valueInWords(field, mine));
  return (
    <div className="conflict" role="alert">
      <p>
        <b>{words.title(theirs.by, relativeTime(theirs.at, new Date()))}</b>
      </p>
      <p className="df" dir="auto">
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a difference never move
          <Marked key={index} piece={piece} />
        ))}
      </p>
      <div className="acts">
        <Button small onClick={onKeep}>
          {words.mine}
        </Button>
        <Button small variant="line" onClick={onTake}>
          {words.take}
        </Button>
      </div>
    </div>
  );
}
