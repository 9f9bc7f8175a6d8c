import { Suspense } from "react";
import historyStyles from "../../../admin-kit/history/history.module.css";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { relativeTime } from "../../../kernel/text/format.ts";
import { Button } from "../../../ui/controls/button.tsx";
import buttonStyles from "../../../ui/controls/buttons.module.css";
import type { FieldValue, PageField } from "../sections/section.ts";
import type { DraftField } from "../wire.ts";
import { text } from "./page-content-admin.text.ts";
import fieldsStyles from "./screen/section-fields.module.css";
import { valueInWords } from "./value-in-words.ts";

const words = text.conflict;

// Loaded when needed: it is seldom shown, and it brings the library of differences.
const WordDifference = lazyPart(async () => ({
  default: (await import("./value-difference.tsx")).WordDifference,
}));

type ConflictNoteProps = {
  field: PageField;
  mine: FieldValue;
  theirs: DraftField;
  onKeep(): void;
  onTake(): void;
};

/** Shows how somebody else changed the same field, and asks which of the two values stays; requirement SURV-05. */
export function ConflictNote({ field, mine, theirs, onKeep, onTake }: ConflictNoteProps) {
  return (
    <div className={fieldsStyles.conflict} role="alert">
      <p>
        <b>{words.title(theirs.by, relativeTime(theirs.at, new Date()))}</b>
      </p>
      <p className={historyStyles.difference} dir="auto">
        <Suspense>
          <WordDifference
            before={valueInWords(field, theirs.value)}
            after={valueInWords(field, mine)}
            isSame
          />
        </Suspense>
      </p>
      <div className={buttonStyles.actions}>
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
