import { CalendarClock, Globe, Send } from "lucide-react";
import type { Address } from "../../../kernel/resource/address.ts";
import { Failure } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import dialogStyles from "../../../ui/overlays/dialog.module.css";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { text } from "../editor/page-content-admin.text.ts";
import { ValueDifferences } from "../editor/value-difference.tsx";
import { ApprovalChoice } from "../review/approval-choice.tsx";
import { reviewText } from "../review/review-admin.text.ts";
import type { TeamView } from "../review/wire.ts";
import { fieldOf } from "../sections/blocks/block-fields.ts";
import type { Section } from "../sections/section.ts";
import type { SectionState } from "../wire.ts";
import { useFieldAfterDialog } from "./field-after-dialog.tsx";
import { Findings, useFindings } from "./findings.tsx";
import publishStyles from "./publish.module.css";
import { publishText as words } from "./publish-dialog.text.ts";
import { PublishTime } from "./publish-time.tsx";
import { usePublication } from "./use-publication.ts";

type PublishDialogProps = {
  isOpen: boolean;
  onClose(): void;
  section: Section;
  state: SectionState;
  onDone(state: SectionState): void;
  /** Somebody else changed or published the draft meanwhile: `state` is old. */
  onChanged(): void;
  /** What clients say about the draft; undefined until it is loaded. */
  review: TeamView | undefined;
  /** Asks somebody to approve the draft. */
  onAsk(): void;
  onOpenRemarks(): void;
  /** Called after the dialog has closed and given the focus back to its button. */
  onOpenField(address: Address): void;
};

/** Shows what will change and what should be looked at first, and publishes now or at a time in Riyadh; ACNT-04. */
export default function PublishDialog(props: PublishDialogProps) {
  const { leadTo, leaving } = useFieldAfterDialog(props.onClose, props.onOpenField);
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={words.question} size="md">
      {props.isOpen && <PublishForm {...props} onOpenField={leadTo} />}
      {leaving}
    </Dialog>
  );
}

function PublishForm({ onOpenField, onOpenRemarks, ...props }: PublishDialogProps) {
  const { section, state, review } = props;
  const publication = usePublication(props);
  const { way, isPlanned } = publication;
  const findings = useFindings(section, state);
  const isUnchanged = Object.keys(state.draft).length === 0;
  const isBlocked = (isUnchanged && !state.isUnseen) || findings.data?.some(({ blocks }) => blocks) === true;
  const button = isPlanned ? words.schedule : text.publish.button;
  return (
    <>
      <div className={`${dialogStyles.body} ${publishStyles.publish}`}>
        <Failure of={publication.failure} onDismiss={publication.clearFailure} />
        <Findings
          heading={words.check}
          section={section}
          state={state}
          findings={findings.data}
          onOpen={onOpenField}
        />
        {review && (
          <ApprovalChoice
            {...publication}
            section={section}
            state={state}
            view={review}
            onOpenRemarks={() => {
              props.onClose();
              onOpenRemarks();
            }}
          />
        )}
        <Changes section={section} state={state} />
        {way === "draft" && !(state.isUnseen && section.record?.isShownAtOnce) && (
          <PublishTime {...publication} />
        )}
      </div>
      <footer>
        <span className={typeStyles.muted}>
          {isPlanned ? words.laterNote : state.isUnseen ? words.firstNote : words.note}
        </span>
        <Button
          small
          loading={publication.isBusy}
          loadingLabel={words.publishing}
          disabled={isBlocked}
          onClick={publication.act}
        >
          <Icon of={way === "ask" ? Send : isPlanned ? CalendarClock : Globe} />
          {way === "ask" ? reviewText.approval.askButton : button}
        </Button>
      </footer>
    </>
  );
}

/** What visitors will read otherwise than now. */
function Changes({ section, state }: { section: Section; state: SectionState }) {
  const drafted = Object.entries(state.draft);
  const changes = drafted.flatMap(([id, { value: after }]) => {
    const field = fieldOf(section, id);
    return field ? [{ field, before: state.published[id], after }] : [];
  });
  return (
    <section aria-labelledby="pub-changes">
      <h3 id="pub-changes">{words.changes}</h3>
      {drafted.length === 0 && (
        <p className={`${typeStyles.muted} ${typeStyles.small}`}>
          {state.isUnseen ? words.shows : words.nothing}
        </p>
      )}
      <ValueDifferences changes={changes} />
    </section>
  );
}
